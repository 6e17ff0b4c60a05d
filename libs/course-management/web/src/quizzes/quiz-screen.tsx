import { type Edit, StatusTag } from '@lms/admin-ui';
import type { Quiz, QuizInput } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { lazyPart, PageHead, toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { builderPath } from '../courses/course-paths';
import { NotReady } from './not-ready';
import { PartLinks } from './part-links';
import { PublishBar } from './publish-bar';
import { QuizForm } from './quiz-form';
import { type QuizPart, quizParts } from './quiz-paths';
import { quizCalls, quizzesApi } from './quizzes-api';
import styles from './quizzes.module.css';

const OverridesPanel = lazyPart({
  load: () => import('./overrides-panel').then((module) => module.OverridesPanel),
});
const PreviewPanel = lazyPart({
  load: () => import('./preview-panel').then((module) => module.PreviewPanel),
});
const StatisticsPanel = lazyPart({
  load: () => import('./statistics-panel').then((module) => module.StatisticsPanel),
});
const RegradePanel = lazyPart({
  load: () => import('./regrade-panel').then((module) => module.RegradePanel),
});

const lackingOf = ({ shortages }: Quiz) => ({
  code: 'validation.failed' as const,
  errors: shortages.map(({ itemIndex, wanted, found }) => ({
    field: `items[${itemIndex}].count`,
    code: 'tooFewQuestions' as const,
    params: { wanted, found },
  })),
});
/** Parts for those who may only read. */
const readable: readonly QuizPart[] = ['edit', 'preview', 'statistics'];

interface QuizScreenProps {
  quiz: Quiz;
  edit: Edit<Quiz, QuizInput>;
  mayWrite: boolean;
}

/** Screen of a stored quiz: editor, overrides, preview, statistics and regrade. */
export const QuizScreen = ({ quiz, edit, mayWrite }: QuizScreenProps) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const [update] = quizCalls.useUpdate();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const version = edit.opened?.version ?? quiz.version;
  const parts = quizParts.filter((part) => mayWrite || readable.includes(part));
  const { hash } = useLocation();
  const part = parts.find((name) => `#${name}` === hash) ?? 'edit';

  const save = async (input: QuizInput) => {
    const saved = await update({ id: quiz.id, version, input });
    if (saved.problem) {
      // The attempt count or the quiz may have changed elsewhere, so the rest of the screen
      // reloads.
      dispatch(quizzesApi.util.invalidateTags([{ type: 'Quiz', id: quiz.id }]));
      return saved.problem;
    }
    edit.keepSaved(saved);
    const message = t('admin.toast.updated', { name: input.title });
    dispatch(toastShown({ type: 'success', message }));
    return undefined;
  };
  return (
    <>
      <PageHead title={quiz.title} />
      <div className={styles['head']}>
        <h1>{quiz.title}</h1>
        <p>
          <StatusTag status={quiz.status} text={t(`quizzes.status.${quiz.status}`)} />
          {' · '}
          <Link to={builderPath(quiz.courseId)}>{quiz.courseTitle}</Link>
        </p>
        {mayWrite && (
          <PublishBar
            quiz={quiz}
            isUnsaved={isUnsaved}
            // A change of status counts as one version, so that a third person's save
            // still conflicts.
            onChanged={() => edit.keepStep(version + 1)}
          />
        )}
      </div>
      {quiz.shortages.length > 0 && (
        <NotReady problem={lackingOf(quiz)} lead={t('quizzes.editor.lacks')} />
      )}
      <PartLinks parts={parts} current={part} />
      <div hidden={part !== 'edit'}>
        <QuizForm
          quiz={quiz}
          edit={edit}
          mayWrite={mayWrite}
          onSubmit={save}
          onUnsaved={setIsUnsaved}
        />
      </div>
      {part === 'rules' && <OverridesPanel quiz={quiz} />}
      {part === 'preview' && <PreviewPanel quiz={quiz} isUnsaved={isUnsaved} />}
      {part === 'statistics' && <StatisticsPanel quiz={quiz} />}
      {part === 'regrade' && <RegradePanel quiz={quiz} />}
    </>
  );
};

import { ButtonLink, Notice, useEdit } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import {
  courseManagementPermissions,
  type Question,
  type QuestionBank,
  type QuestionInput,
} from '@lms/course-management/contract';
import type { CallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { PageHead, toastShown } from '@lms/ui';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { questionPath } from '../question-paths';
import { questionCalls } from '../questions-api';
import { QuestionPlaceholder } from '../with-bank';
import styles from './editor.module.css';
import { emptyQuestion, toContentValues, toValues, typeParts } from './form-values';
import { type ChangeValues, QuestionForm } from './question-form';
import { RegradeNote } from './regrade-note';
import { VersionsPart } from './versions-part';

/** Editor of a new question; once saved, the question's own editor opens. */
export const NewQuestion = ({ bank }: { bank: QuestionBank }) => {
  const { t } = useTranslation();
  const { can } = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [create] = questionCalls.useCreate();
  const edit = useEdit<Question, QuestionInput>({
    start: emptyQuestion(bank.id),
    toInput: toValues,
  });
  const save = async (input: QuestionInput) => {
    const { id, problem } = await create(input);
    if (problem) return problem;
    dispatch(toastShown({ type: 'success', message: t('questions.saved.created') }));
    // Back leads to the list, not to the form again.
    setTimeout(() => void navigate(questionPath(bank.id, id), { replace: true }));
    return undefined;
  };
  return (
    <>
      <PageHead title={t('questions.create')} />
      <h1>{t('questions.create')}</h1>
      <QuestionForm
        edit={edit}
        mayWrite={can(courseManagementPermissions['courseware.write'])}
        onSave={save}
        changeRef={null}
      />
    </>
  );
};

interface EditQuestionProps {
  bank: QuestionBank;
  questionId: string;
}

/** Editor of a stored question; each change of its content creates a version. */
export const EditQuestion = ({ bank, questionId }: EditQuestionProps) => {
  const { t } = useTranslation();
  const { can } = useSession();
  const dispatch = useDispatch();
  const [update] = questionCalls.useUpdate();
  const query = questionCalls.useGet(questionId, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = query;
  const edit = useEdit<Question, QuestionInput>({
    item: isFetching || error ? undefined : currentData,
    toInput: toValues,
    reload: refetch,
    dependents: { type: typeParts },
  });
  const { opened } = edit;
  /** Version that the last save changed. */
  const [savedAs, setSavedAs] = useState<number>();
  const changeRef = useRef<ChangeValues>(null);
  const mayWrite = can(courseManagementPermissions['courseware.write']);

  const save = async (input: QuestionInput): Promise<CallProblem | undefined> => {
    if (!opened) return undefined;
    const { version } = opened;
    const saved = await update({ id: questionId, version, input });
    if (saved.problem) return saved.problem;
    dispatch(toastShown({ type: 'success', message: t('questions.saved.updated') }));
    edit.keepSaved(saved);
    setSavedAs(version);
    return undefined;
  };

  if (!opened || !currentData) return <QuestionPlaceholder call={query} />;
  const { name, usedCount, status, contentVersion } = currentData;
  return (
    <>
      <PageHead title={name} />
      <div className={styles['head']}>
        <div>
          <h1>{name}</h1>
          <p className={styles['small']}>
            {t('questions.version.number', { number: contentVersion })} ·{' '}
            {t('questions.used', { count: usedCount })}
          </p>
        </div>
        {mayWrite && (
          <ButtonLink to={questionPath(bank.id, 'new')}>{t('questions.another')}</ButtonLink>
        )}
      </div>
      {!mayWrite && (
        <Notice silent>
          <p>{t('questions.readOnly')}</p>
        </Notice>
      )}
      {mayWrite && usedCount > 0 && (
        <Notice silent>
          <p>{t('questions.inUse', { count: usedCount })}</p>
        </Notice>
      )}
      {status === 'INACTIVE' && (
        <Notice tone="warn" silent>
          <p>{t('questions.inactive')}</p>
        </Notice>
      )}
      <QuestionForm
        key={opened.round}
        edit={edit}
        questionId={questionId}
        mayWrite={mayWrite}
        changeRef={changeRef}
        onSave={save}
        note={savedAs !== undefined && <RegradeNote key={savedAs} questionId={questionId} />}
      />
      <VersionsPart
        questionId={questionId}
        count={contentVersion}
        onRestore={
          mayWrite
            ? (content) => {
                changeRef.current?.((values) => ({ ...values, ...toContentValues(content) }));
                dispatch(toastShown({ type: 'info', message: t('questions.version.taken') }));
              }
            : undefined
        }
      />
    </>
  );
};

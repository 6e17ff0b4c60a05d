import { useEdit } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import {
  courseManagementPermissions,
  type Quiz,
  type QuizInput,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { PageHead, toastShown } from '@lms/ui';
import { useDispatch } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { QuizForm } from './quiz-form';
import { emptyQuiz, toQuizInput } from './quiz-input';
import { quizListPath, quizPath } from './quiz-paths';
import { quizCalls } from './quizzes-api';
import styles from './quizzes.module.css';

/** Form of a quiz that is not stored yet. */
export const NewQuiz = () => {
  const { t } = useTranslation();
  const { can } = useSession();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [create] = quizCalls.useCreate();
  const edit = useEdit<Quiz, QuizInput>({
    start: emptyQuiz(params.get('courseId') ?? ''),
    toInput: toQuizInput,
  });
  const save = async (values: QuizInput) => {
    const { id, problem } = await create(values);
    if (problem) return problem;
    const message = t('admin.toast.created', { name: values.title });
    dispatch(toastShown({ type: 'success', message }));
    // Back leads to the list, not to the form again.
    setTimeout(() => void navigate(quizPath(id), { replace: true }));
    return undefined;
  };
  if (!can(courseManagementPermissions['courseware.write']))
    return <Navigate to={quizListPath} replace />;
  return (
    <>
      <PageHead title={t('quizzes.editor.new')} />
      <div className={styles['head']}>
        <h1>{t('quizzes.editor.new')}</h1>
      </div>
      <QuizForm edit={edit} onSubmit={save} mayWrite />
    </>
  );
};

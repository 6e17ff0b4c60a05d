import { useEdit } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import {
  courseManagementPermissions,
  type Quiz,
  type QuizInput,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Loading, PageHead, Skeleton, toastShown } from '@lms/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { courseCalls } from '../courses/courses-api';
import { QuizForm } from './quiz-form';
import { emptyQuiz, toQuizInput } from './quiz-input';
import { quizListPath, quizPath } from './quiz-paths';
import { quizCalls } from './quizzes-api';
import styles from './quizzes.module.css';

/** Form of a quiz that is not stored yet, opened once its course is known. */
export const NewQuiz = () => {
  const { can } = useSession();
  const [params] = useSearchParams();
  const courseId = params.get('courseId') ?? '';
  const { data: course, isFetching } = courseCalls.useGet(courseId, {
    skip: courseId === '',
    refetchOnMountOrArgChange: true,
  });
  const [start, setStart] = useState<QuizInput>();
  if (!start && !isFetching) setStart(emptyQuiz(courseId, course?.draft?.passMark));
  if (!can(courseManagementPermissions['courseware.write']))
    return <Navigate to={quizListPath} replace />;
  if (!start) {
    return (
      <Loading>
        <Skeleton height={12} />
      </Loading>
    );
  }
  return <NewQuizForm start={start} />;
};

const NewQuizForm = ({ start }: { start: QuizInput }) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [create] = quizCalls.useCreate();
  const edit = useEdit<Quiz, QuizInput>({
    start,
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

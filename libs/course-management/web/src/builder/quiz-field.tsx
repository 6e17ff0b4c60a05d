import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { ProblemAlert, SelectField } from '@lms/ui';
import { Link } from 'react-router-dom';
import { newQuizPath } from '../quizzes/quiz-paths';
import styles from './builder.module.css';
import { draftApi } from './draft-api';

/** Selects one of the course's quizzes, or links to the form for a new one. */
export const QuizField = ({ name, courseId }: { name: string; courseId: string }) => {
  const { t } = useTranslation();
  const { data, error } = draftApi.useFindQuizzesOfCourseQuery(courseId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const options = (data?.items ?? []).map(({ id, title, kind }) => ({
    value: id,
    label: t(`courses.quiz.${kind}`, { title }),
  }));
  return (
    <div className={styles['group']}>
      {error && <ProblemAlert problem={toCallProblem(error)} />}
      <SelectField
        name={name}
        none={t('courses.form.choose')}
        options={options}
        hint={data?.items.length === 0 ? t('courses.quiz.none') : t('courses.quiz.hint')}
      />
      <Link to={newQuizPath(courseId)}>{t('courses.quiz.make')}</Link>
    </div>
  );
};

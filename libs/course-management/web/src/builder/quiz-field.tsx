import { ChoicesProblem, SelectField } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { Link } from 'react-router-dom';
import { newQuizPath } from '../quizzes/quiz-paths';
import styles from './builder.module.css';
import { draftApi } from './draft-api';

/** Selects one of the course's quizzes, or links to the form for a new one. */
export const QuizField = ({ name, courseId }: { name: string; courseId: string }) => {
  const { t } = useTranslation();
  const query = draftApi.useFindQuizzesOfCourseQuery(courseId, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const { data } = query;
  const options = (data?.items ?? []).map(({ id, title, kind }) => ({
    value: id,
    label: t(`courses.quiz.${kind}`, { title }),
  }));
  return (
    <div className={styles['group']}>
      <SelectField
        name={name}
        none={t('courses.form.choose')}
        options={options}
        hint={data?.items.length === 0 ? t('courses.quiz.none') : t('courses.quiz.hint')}
      />
      <ChoicesProblem query={query} />
      <Link to={newQuizPath(courseId)}>{t('courses.quiz.make')}</Link>
    </div>
  );
};

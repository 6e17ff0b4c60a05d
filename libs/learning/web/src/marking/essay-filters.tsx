import { Select } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { useId } from 'react';
import { markingApi } from './marking-api';
import styles from './marking.module.css';
import type { MarkingLocation } from './use-marking-location';

/** Filters essays by course or quiz, of those that hold essays. */
export const EssayFilters = ({ marking: { place, go } }: { marking: MarkingLocation }) => {
  const { t } = useTranslation();
  const id = useId();
  const { courseId, quizId } = place;
  const { data } = markingApi.useFindEssayQuizzesQuery();
  const all = data?.items ?? [];
  const courses = [...new Map(all.map((quiz) => [quiz.courseId, quiz])).values()];
  const quizzes = all.filter((quiz) => courseId === '' || quiz.courseId === courseId);
  return (
    <div className={styles['filters']}>
      <div>
        <label htmlFor={`${id}-course`}>{t('quizzes.field.courseId')}</label>
        <Select
          id={`${id}-course`}
          value={courseId}
          onChange={(chosen) => go({ courseId: chosen, quizId: '', page: 1 })}
          options={[
            { value: '', label: t('quizzes.essay.allCourses') },
            ...courses.map((quiz) => ({
              value: quiz.courseId,
              label: quiz.courseTitle,
              lang: quiz.language,
            })),
          ]}
        />
      </div>
      <div>
        <label htmlFor={`${id}-quiz`}>{t('quizzes.essay.quiz')}</label>
        <Select
          id={`${id}-quiz`}
          value={quizId}
          onChange={(chosen) => go({ quizId: chosen, page: 1 })}
          options={[
            { value: '', label: t('quizzes.editor.all') },
            ...quizzes.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
      </div>
    </div>
  );
};

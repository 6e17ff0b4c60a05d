import { Select } from '@lms/admin-ui';
import { isId } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useId } from 'react';
import { filtersApi } from '../filters-api';
import styles from './marking.module.css';
import type { MarkingLocation } from './use-marking-location';

/** Filters essays by course or quiz. */
export const EssayFilters = ({ marking: { place, go } }: { marking: MarkingLocation }) => {
  const { t } = useTranslation();
  const id = useId();
  const { courseId, quizId } = place;
  const { data: courses } = filtersApi.useFindFilterCoursesQuery();
  const { data: quizzes } = filtersApi.useFindFilterQuizzesQuery(
    isId(courseId) ? courseId : undefined,
  );
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
            ...(courses?.items.map(({ id, title, language }) => ({
              value: id,
              label: title,
              lang: language,
            })) ?? []),
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
            ...(quizzes?.items.map(({ id, title }) => ({ value: id, label: title })) ?? []),
          ]}
        />
      </div>
    </div>
  );
};

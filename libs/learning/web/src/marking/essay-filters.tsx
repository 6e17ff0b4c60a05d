import { isId } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Select } from '@lms/ui';
import { filtersApi } from '../filters-api';
import styles from './marking.module.css';
import type { MarkingLocation } from './use-marking-location';

/** Filters essays by course or quiz. */
export const EssayFilters = ({ marking: { place, go } }: { marking: MarkingLocation }) => {
  const { t } = useTranslation();
  const { courseId, quizId } = place;
  const { data: courses } = filtersApi.useFindFilterCoursesQuery();
  const { data: quizzes } = filtersApi.useFindFilterQuizzesQuery(
    isId(courseId) ? courseId : undefined,
  );
  return (
    <div className={styles['filters']}>
      <label>
        {t('quizzes.field.courseId')}
        <Select
          value={courseId}
          onChange={({ target }) => go({ courseId: target.value, quizId: '', page: 1 })}
        >
          <option value="">{t('quizzes.essay.allCourses')}</option>
          {courses?.items.map(({ id, title, language }) => (
            <option key={id} value={id} lang={language}>
              {title}
            </option>
          ))}
        </Select>
      </label>
      <label>
        {t('quizzes.essay.quiz')}
        <Select value={quizId} onChange={({ target }) => go({ quizId: target.value, page: 1 })}>
          <option value="">{t('quizzes.editor.all')}</option>
          {quizzes?.items.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
};

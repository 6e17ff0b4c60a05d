import { comparisonLimit } from '@lms/catalog/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import {
  ButtonLink,
  EmptyList,
  ErrorState,
  Loading,
  PageHead,
  type PageModule,
  Skeleton,
} from '@lms/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CourseParts } from '../course/course-parts';
import { chooseCourses } from './chosen-courses';
import { compareApi, useCompareCoursesQuery } from './compare-api';
import styles from './compare-page.module.css';
import { CompareTable } from './compare-table';

/** Reads the courses of a comparison from its address. */
const slugsOf = (search: URLSearchParams) =>
  [...new Set(search.getAll('course'))]
    .filter((slug) => slug && slug.length <= 120)
    .slice(0, comparisonLimit);

const Comparison = ({ slugs, Actions }: Pick<CourseParts, 'Actions'> & { slugs: string[] }) => {
  const { t } = useTranslation();
  const { currentData, error, refetch } = useCompareCoursesQuery(
    slugs.length > 0 ? slugs : skipToken,
  );
  const courses = currentData?.courses;
  useEffect(() => {
    // A course taken out here is not chosen any more on other pages.
    if (courses || slugs.length === 0) chooseCourses(courses ?? []);
  }, [courses, slugs.length]);
  if (error) return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
  if (slugs.length > 0 && !courses) {
    return (
      <Loading>
        <Skeleton height={24} />
      </Loading>
    );
  }
  const missing = slugs.length - (courses?.length ?? 0);
  return (
    <>
      {missing > 0 && (
        <p className={styles['missing']}>{t('compare.missing', { count: missing })}</p>
      )}
      {courses && courses.length > 0 ? (
        <>
          <p>{t(courses.length > 1 ? 'compare.hint' : 'compare.more')}</p>
          <CompareTable courses={courses} Actions={Actions} />
          <p>
            <ButtonLink to="/courses" look="secondary">
              {t('compare.find')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <EmptyList text={t('compare.empty')}>
          <ButtonLink to="/courses">{t('compare.find')}</ButtonLink>
        </EmptyList>
      )}
    </>
  );
};

/** `/compare`: courses side by side, with the parts that the app adds from other domains. */
export const comparePage = ({ Actions }: Pick<CourseParts, 'Actions'>): PageModule => ({
  Page: () => {
    const { t } = useTranslation();
    const [search] = useSearchParams();
    const title = t('compare.title');
    return (
      <div className={`container ${styles['page']}`}>
        <PageHead title={title} isPrivate />
        <h1>{title}</h1>
        <Comparison slugs={slugsOf(search)} Actions={Actions} />
      </div>
    );
  },
  prefetch: async ({ dispatch, search }) => {
    const slugs = slugsOf(search);
    if (slugs.length > 0) await dispatch(compareApi.endpoints.compareCourses.initiate(slugs));
  },
});

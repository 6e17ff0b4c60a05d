import { useTranslation } from '@lms/i18n';
import type { ComponentType } from 'react';
import { useGetMyCoursesQuery } from '../enrolment-api';
import styles from './certificate.module.css';

/** List of courses related to one, which the app takes from the catalogue. */
export type RelatedCourses = ComponentType<{
  slug: string;
  title: string;
  without: readonly string[];
  className?: string;
}>;

/** Courses that a holder may go on with: related to the certificate's, and not begun before. */
export const nextCourses = (Related: RelatedCourses) =>
  function NextCourses({ slug }: { slug: string }) {
    const { t } = useTranslation();
    const { data } = useGetMyCoursesQuery();
    if (!data) return null;
    return (
      <Related
        slug={slug}
        title={t('certificate.next')}
        without={data.map(({ courseId }) => courseId)}
        className={styles['next']}
      />
    );
  };

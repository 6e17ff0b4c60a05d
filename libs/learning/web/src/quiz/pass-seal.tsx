import { Rosette } from '@lms/ui';
import { useGetMyCoursesQuery } from '../learning-api';
import styles from './result.module.css';

/** Rosette of a course whose quiz was passed; it opens once. */
export const PassSeal = ({ courseId, opens }: { courseId: string; opens: boolean }) => {
  const { data } = useGetMyCoursesQuery();
  const course = data?.find((entry) => entry.courseId === courseId);
  if (!course) return null;
  return (
    <div className={styles['seal']} data-opens={opens}>
      <Rosette slug={course.slug} category={course.categorySlug} />
    </div>
  );
};

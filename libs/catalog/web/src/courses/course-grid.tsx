import type { CourseCard as Course } from '@lms/catalog/contract';
import { Loading, Skeleton } from '@lms/ui';
import { CourseCard } from './course-card';
import styles from './course-grid.module.css';

export const CourseGrid = ({
  courses,
  heading,
  sweeps,
}: {
  courses: Course[];
  heading?: 'h2' | 'h3';
  /** True if a phone shows the cards in one row, which is swept sideways. */
  sweeps?: boolean;
}) => (
  <ul className={`${styles['grid']} ${sweeps ? styles['sweeps'] : ''}`}>
    {courses.map((course) => (
      <li key={course.id} className={`${styles['cell']} ${sweeps ? '' : 'below-fold'}`}>
        <CourseCard course={course} heading={heading} />
      </li>
    ))}
  </ul>
);

export const CourseGridSkeleton = ({ count }: { count: number }) => (
  <Loading>
    <div className={styles['grid']}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={22} />
      ))}
    </div>
  </Loading>
);

import { Loading, Skeleton } from '@lms/ui';
import styles from './my-courses.module.css';

/** Shape of the list while it loads. */
export const MyCoursesSkeleton = () => (
  <Loading>
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <Skeleton height={17} />
        <Skeleton height={2} width="40%" />
        <Skeleton height={7} />
        <Skeleton height={7} />
      </div>
      <div className={styles['main']}>
        <Skeleton height={2} width="60%" />
        <Skeleton height={11} />
      </div>
    </div>
  </Loading>
);

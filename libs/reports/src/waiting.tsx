import { Loading, Skeleton } from '@lms/ui';
import styles from './report.module.css';

/** The place of what is not there yet, so many em high. */
export const Waiting = ({ height }: { height: number }) => (
  <div className={styles['waiting']}>
    <Loading>
      <Skeleton height={height} />
    </Loading>
  </div>
);

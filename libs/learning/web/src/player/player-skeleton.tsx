import { Loading, Skeleton } from '@lms/ui';
import { PlayerHeader } from './player-header';
import styles from './player.module.css';

export const LessonSkeleton = () => (
  <Loading>
    <div className={styles['skeleton']}>
      <Skeleton height={2.5} width="70%" />
      <Skeleton height={18} />
      <Skeleton height={4} />
    </div>
  </Loading>
);

export const PlayerSkeleton = () => (
  <>
    <PlayerHeader />
    <div className={styles['player']}>
      <div className={styles['lesson']}>
        <LessonSkeleton />
      </div>
      <div className={styles['outline']}>
        <Skeleton height={2} width="60%" />
        <Skeleton height={24} />
      </div>
    </div>
  </>
);

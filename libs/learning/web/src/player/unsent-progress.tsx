import { useTranslation } from '@lms/i18n';
import { useSyncExternalStore } from 'react';
import { LazyStudyKeeper } from '../offline/lazy-offline';
import { useStudyState } from '../offline/study-state';
import styles from './player.module.css';
import { useProgressOutbox } from './progress-outbox';

/** Tells of progress that has not reached the server, and whether this device keeps it. */
export const UnsentProgress = () => {
  const { t } = useTranslation();
  const outbox = useProgressOutbox();
  const { failing } = useSyncExternalStore(outbox.subscribe, outbox.getState);
  const isKept = useStudyState().unsent.some(
    ({ kind, refused }) => kind === 'PROGRESS' && refused === undefined,
  );
  return (
    <>
      <p role="status" className={styles['unsent']}>
        {failing && t('learning.player.unsent')}
        {!failing && isKept && t('learning.player.kept')}
      </p>
      <LazyStudyKeeper />
    </>
  );
};

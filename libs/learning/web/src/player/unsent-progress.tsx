import { useTranslation } from '@lms/i18n';
import { useSyncExternalStore } from 'react';
import styles from './player.module.css';
import { useProgressOutbox } from './progress-outbox';

/** Warns while progress could not be sent. */
export const UnsentProgress = () => {
  const { t } = useTranslation();
  const outbox = useProgressOutbox();
  const { failing } = useSyncExternalStore(outbox.subscribe, outbox.getState);
  return (
    <p role="status" className={styles['unsent']}>
      {failing && t('learning.player.unsent')}
    </p>
  );
};

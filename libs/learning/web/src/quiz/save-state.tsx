import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import type { Answers } from './answer-sheet';
import styles from './attempt.module.css';

/** Save status of the answers, always in words. */
export const SaveState = ({ unsentCount, failing, savedAt }: Answers) => {
  const { t, formats } = useTranslation();
  return (
    <div className={styles['saved']}>
      {unsentCount > 0 && !failing && <p>{t('learning.save.saving')}</p>}
      {/* Told once for each answer: that it is on its way is only shown. */}
      <p role="status">
        {unsentCount === 0 && savedAt && (
          <>
            <Icon name="check" size={16} />
            {t('learning.save.saved', { time: formats.time(savedAt) })}
          </>
        )}
      </p>
    </div>
  );
};

/** Answers that could not be saved; there all the time, so that screen readers announce them. */
export const UnsavedAnswers = ({ unsentCount, failing, isKept }: Answers) => {
  const { t } = useTranslation();
  return (
    <p role="status" className={styles['unsaved']}>
      {failing && t(isKept ? 'learning.save.kept' : 'learning.save.failed', { count: unsentCount })}
    </p>
  );
};

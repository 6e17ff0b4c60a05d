import { ProblemNotice, whileBusy } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import styles from './builder.module.css';
import type { SaveState } from './draft-saver';

/** Save status, always in the same place. */
export const SaveStatus = ({ state, onSave }: { state: SaveState; onSave: () => void }) => {
  const { t } = useTranslation();
  const { status } = state;
  return (
    <div className={styles['saving']} data-state={status}>
      <p role="status">{t(`courses.saving.${status}`)}</p>
      {status !== 'saved' && status !== 'conflict' && (
        <Button {...whileBusy(status === 'saving')} onClick={onSave}>
          {t('courses.saving.now')}
        </Button>
      )}
      {status === 'failed' && <ProblemNotice problem={state.problem} />}
    </div>
  );
};

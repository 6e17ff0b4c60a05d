import { useTranslation } from '@lms/i18n';
import { Button, DialogActions, Progress } from '@lms/ui';
import { useSizeFormat } from '../use-size-format';
import type { Keeping } from './study-state';

/** Progress of a course that is being kept, and a way to cancel it. */
export const KeepingProgress = ({ keeping }: { keeping: Keeping }) => {
  const { t } = useTranslation();
  const size = useSizeFormat();
  const { loadedBytes, totalBytes, cancel } = keeping;
  return (
    <>
      <Progress
        value={totalBytes === 0 ? 0 : Math.round((loadedBytes / totalBytes) * 100)}
        text={t('offline.loaded', { loaded: size(loadedBytes), total: size(totalBytes) })}
      />
      <DialogActions>
        <Button look="secondary" onClick={cancel}>
          {t('common.action.cancel')}
        </Button>
      </DialogActions>
    </>
  );
};

import { useTranslation } from '@lms/i18n';
import { Alert, Button, Progress } from '@lms/ui';
import styles from './desk.module.css';
import type { useDesk } from './use-desk';

const complete = 100;

/** Tells how far a run is, and what of it was not done. */
export const DeskProgress = ({
  desk: { run, pending, stop, again },
}: {
  desk: ReturnType<typeof useDesk>;
}) => {
  const { t } = useTranslation();
  if (!run) return null;
  if (run.phase === 'done') {
    return (
      <>
        {run.leftOut && <Alert tone="warn">{t('verification.desk.leftOut', run.leftOut)}</Alert>}
        {pending > 0 && (
          <Alert tone="bad">
            <p>{t('verification.desk.failed', { count: pending })}</p>
            <Button look="secondary" onClick={() => void again()}>
              {t('verification.desk.again')}
            </Button>
          </Alert>
        )}
      </>
    );
  }
  const total = run.phase === 'reading' ? run.files : run.entries.filter(({ ask }) => ask).length;
  const done = run.phase === 'reading' ? run.read : total - pending;
  const text = t(`verification.desk.${run.phase === 'reading' ? 'reading' : 'checking'}`, {
    done,
    total,
  });
  return (
    <div className={styles['progress']}>
      <Progress value={total === 0 ? complete : (done / total) * complete} text={text} />
      <p role="status">{run.phase === 'paused' && t('verification.desk.delayed')}</p>
      <Button look="secondary" onClick={stop}>
        {t('verification.desk.stop')}
      </Button>
    </div>
  );
};

import type { SpreadsheetReport } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Alert, Progress } from '@lms/ui';
import { ResultHeading } from './result-heading';
import styles from './spreadsheet-import.module.css';

/** Progress is announced to screen readers in steps of this percentage. */
const announcedStep = 10;

const workOf = ({
  state,
  dryRun,
  done,
  total,
  undone,
  kept,
  created,
  changed,
}: SpreadsheetReport) =>
  state === 'UNDOING'
    ? { text: 'undone' as const, done: undone + kept, total: created + changed }
    : { text: dryRun ? ('checked' as const) : ('imported' as const), done, total };

/** Progress of an import or of its undo. */
export const ProgressStep = ({
  report,
  isLost,
}: {
  report: SpreadsheetReport;
  isLost: boolean;
}) => {
  const { t, formats } = useTranslation();
  const { text, done, total } = workOf(report);
  const percent = (done / Math.max(total, 1)) * 100;
  const announced = Math.floor(percent / announcedStep) * announcedStep;
  return (
    <section className={styles['step']}>
      <ResultHeading>{t('spreadsheets.progress.title')}</ResultHeading>
      <div className={styles['narrow']}>
        <Progress
          value={percent}
          text={t(`spreadsheets.progress.${text}`, {
            done: formats.number(done),
            total: formats.number(total),
          })}
        />
      </div>
      <p role="status" className="visually-hidden">
        {t('spreadsheets.progress.said', { percent: formats.percent(announced) })}
      </p>
      {!report.dryRun && <p>{t('spreadsheets.progress.leave')}</p>}
      {isLost && <Alert tone="warn">{t('spreadsheets.progress.lost')}</Alert>}
    </section>
  );
};

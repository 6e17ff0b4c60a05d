import { Notice } from '@lms/admin-ui';
import type { SpreadsheetReport } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { ImportProgress } from './import-progress';

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
  return (
    <ImportProgress
      title={t('spreadsheets.progress.title')}
      text={t(`spreadsheets.progress.${text}`, {
        done: formats.number(done),
        total: formats.number(total),
      })}
      done={done}
      total={total}
      said={(percent) => t('spreadsheets.progress.said', { percent })}
    >
      {!report.dryRun && <p>{t('spreadsheets.progress.leave')}</p>}
      {isLost && <Notice tone="warn">{t('spreadsheets.progress.lost')}</Notice>}
    </ImportProgress>
  );
};

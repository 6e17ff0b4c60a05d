import { ButtonLink, Notice } from '@lms/admin-ui';
import type { SpreadsheetReport } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { RejectedRows } from './rejected-rows';
import { ResultHeading } from './result-heading';
import { RowList } from './row-list';
import type { SpreadsheetSource } from './source';
import styles from './spreadsheet-import.module.css';
import { UndoButton } from './undo-button';

interface DoneStepProps {
  source: SpreadsheetSource;
  report: SpreadsheetReport;
  onAnother: () => void;
}

/** Result of an import or of its undo. */
export const DoneStep = ({ source, report, onAnother }: DoneStepProps) => {
  const { t } = useTranslation();
  const { state, created, changed, undone, kept, total } = report;
  const outcome = () => {
    if (state === 'UNDONE') {
      return (
        <>
          <ResultHeading>{t('spreadsheets.undo.done')}</ResultHeading>
          <Notice tone="good">{t('spreadsheets.undo.doneText', { count: undone })}</Notice>
          {kept > 0 && (
            <Notice tone="warn">{t('spreadsheets.undo.keptText', { count: kept })}</Notice>
          )}
        </>
      );
    }
    const isStopped = state === 'FAILED';
    return (
      <>
        <ResultHeading>
          {t(isStopped ? 'spreadsheets.done.stopped' : 'spreadsheets.done.title')}
        </ResultHeading>
        {isStopped && <Notice tone="warn">{t('spreadsheets.done.stoppedText')}</Notice>}
        <Notice tone="good">{t('spreadsheets.done.text', { count: created + changed })}</Notice>
      </>
    );
  };
  return (
    // A new heading for each outcome takes the focus.
    <section key={state} className={styles['step']}>
      {outcome()}
      <div className={styles['actions']}>
        <ButtonLink type="primary" to=".." relative="path">
          {t('spreadsheets.back')}
        </ButtonLink>
        <Button onClick={onAnother}>{t('spreadsheets.done.another')}</Button>
      </div>
      <UndoButton source={source} report={report} />
      <RejectedRows source={source} report={report} />
      {total > 0 && <RowList report={report} columns={source.columns} />}
    </section>
  );
};

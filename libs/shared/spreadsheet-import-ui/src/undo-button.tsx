import { Modal, ProblemNotice, whileBusy } from '@lms/admin-ui';
import type { SpreadsheetReport } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import type { SpreadsheetSource } from './source';
import { spreadsheetApi } from './spreadsheet-api';
import styles from './spreadsheet-import.module.css';

interface UndoButtonProps {
  source: SpreadsheetSource;
  report: SpreadsheetReport;
}

/** Button that undoes an import while that is possible, after confirmation. */
export const UndoButton = ({ source: { path, tag }, report }: UndoButtonProps) => {
  const { t, formats } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const [undo, { error, isLoading }] = spreadsheetApi.useUndoSpreadsheetMutation();
  if (!report.undoUntil) return null;
  const problem = error && toCallProblem(error);
  const isTooLate = problem?.code === 'entity.transitionRefused';
  const close = () => setIsAsking(false);
  return (
    <div className={styles['step']}>
      <Button {...whileBusy(isLoading)} onClick={() => setIsAsking(true)}>
        {t('spreadsheets.undo.open')}
      </Button>
      <p className={styles['small']}>
        {t('spreadsheets.undo.until', { at: formats.dateTime(report.undoUntil) })}
      </p>
      {problem && (
        <ProblemNotice problem={problem}>
          {isTooLate && <p>{t('spreadsheets.problem.notUndone')}</p>}
        </ProblemNotice>
      )}
      <Modal
        open={isAsking}
        title={t('spreadsheets.undo.title')}
        onClose={close}
        actions={
          <>
            <Button
              danger
              onClick={() => {
                close();
                void undo({ path, tag, batchId: report.batchId });
              }}
            >
              {t('spreadsheets.undo.confirm')}
            </Button>
            <Button onClick={close}>{t('common.action.cancel')}</Button>
          </>
        }
      >
        <p>{t('spreadsheets.undo.text')}</p>
      </Modal>
    </div>
  );
};

import { ErrorState, Notice } from '@lms/admin-ui';
import type { ColumnMapping } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, Skeleton } from '@lms/ui';
import { Button } from 'antd';
import { DoneStep } from './done-step';
import { FileStep } from './file-step';
import { PreviewStep } from './preview-step';
import { ProgressStep } from './progress-step';
import type { SpreadsheetSource } from './source';
import { isGoingOn } from './spreadsheet-api';
import styles from './spreadsheet-import.module.css';
import { useReport } from './use-report';

interface BatchStepProps {
  source: SpreadsheetSource;
  batchId: string;
  file: File | undefined;
  mapping: ColumnMapping;
  busy: boolean;
  onApply: (invite: boolean) => void;
  onAnother: () => void;
  onFile: (file: File) => void;
  onMap: (mapping: ColumnMapping) => void;
}

/** Progress, preview or result of an import that the server has started. */
export const BatchStep = ({ source, batchId, file, mapping, busy, ...props }: BatchStepProps) => {
  const { t } = useTranslation();
  const { report, error, refetch } = useReport(source, batchId);
  if (!report) {
    const problem = error && toCallProblem(error);
    if (problem?.code === 'entity.notFound') {
      return (
        <div className={styles['step']}>
          <Notice tone="warn">{t('spreadsheets.problem.gone')}</Notice>
          <Button type="primary" onClick={props.onAnother}>
            {t('spreadsheets.done.another')}
          </Button>
        </div>
      );
    }
    return problem ? (
      <ErrorState problem={problem} onRetry={() => void refetch()} />
    ) : (
      <Loading>
        <Skeleton height={12} />
      </Loading>
    );
  }
  if (isGoingOn(report)) {
    return <ProgressStep key={report.state} report={report} isLost={error !== undefined} />;
  }
  if (!report.dryRun) {
    return <DoneStep source={source} report={report} onAnother={props.onAnother} />;
  }
  return (
    <>
      <PreviewStep
        key={batchId}
        source={source}
        report={report}
        mapping={mapping}
        hasFile={file !== undefined}
        busy={busy}
        onApply={props.onApply}
        onMap={props.onMap}
      />
      <FileStep file={file} busy={busy} onFile={props.onFile} />
    </>
  );
};

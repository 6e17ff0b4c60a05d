import { whileBusy } from '@lms/admin-ui';
import type { ColumnMapping, SpreadsheetReport } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Alert, Check } from '@lms/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { ColumnMappingFields } from './column-mapping';
import { RejectedRows } from './rejected-rows';
import { ResultHeading } from './result-heading';
import { RowList } from './row-list';
import type { SpreadsheetSource } from './source';
import styles from './spreadsheet-import.module.css';

interface PreviewStepProps {
  source: SpreadsheetSource;
  report: SpreadsheetReport;
  /** Mapping that the report was made with. */
  mapping: ColumnMapping;
  hasFile: boolean;
  busy: boolean;
  onApply: (invite: boolean) => void;
  onMap: (mapping: ColumnMapping) => void;
}

/** Preview of the changes, row by row, before anything is stored. */
export const PreviewStep = ({
  source,
  report,
  mapping: checked,
  hasFile,
  busy,
  onApply,
  onMap,
}: PreviewStepProps) => {
  const { t } = useTranslation();
  const [invites, setInvites] = useState(false);
  const [mapping, setMapping] = useState(checked);
  const hintId = useId();
  const { total, created, changed, missingFields } = report;
  const changing = created + changed;
  const { invite } = source;
  return (
    <section className={styles['step']}>
      <ResultHeading>{t('spreadsheets.preview.title')}</ResultHeading>
      <ColumnMappingFields
        source={source}
        report={report}
        checked={checked}
        mapping={mapping}
        hasFile={hasFile}
        busy={busy}
        onChange={setMapping}
        onCheck={() => onMap(mapping)}
      />
      {changing === 0 && missingFields.length === 0 && (
        <Alert tone="warn">
          {t(total === 0 ? 'spreadsheets.preview.empty' : 'spreadsheets.preview.nothing')}
        </Alert>
      )}
      {changing > 0 && !hasFile && <Alert>{t('spreadsheets.preview.fileGone')}</Alert>}
      {changing > 0 && hasFile && mapping === checked && (
        <>
          {invite && created > 0 && (
            <>
              <Check
                checked={invites}
                aria-describedby={hintId}
                onChange={({ target }) => setInvites(target.checked)}
              >
                {invite.label}
              </Check>
              <p id={hintId} className={styles['small']}>
                {invite.hint}
              </p>
            </>
          )}
          <Button type="primary" {...whileBusy(busy)} onClick={() => onApply(invites)}>
            {t('spreadsheets.apply', { count: changing })}
          </Button>
        </>
      )}
      <RejectedRows source={source} report={report} />
      {total > 0 && <RowList report={report} columns={source.columns} />}
    </section>
  );
};

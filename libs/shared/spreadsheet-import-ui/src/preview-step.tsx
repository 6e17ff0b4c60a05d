import { Notice, whileBusy } from '@lms/admin-ui';
import type { ColumnMapping, SpreadsheetReport } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { ColumnMappingFields } from './column-mapping';
import { RejectedRows } from './rejected-rows';
import { ResultHeading } from './result-heading';
import { RowList } from './row-list';
import type { SpreadsheetSource } from './source';
import styles from './spreadsheet-import.module.css';
import { takeDoubleClick } from './take-double-click';

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
        <Notice tone="warn">
          {t(total === 0 ? 'spreadsheets.preview.empty' : 'spreadsheets.preview.nothing')}
        </Notice>
      )}
      {changing > 0 && !hasFile && <Notice>{t('spreadsheets.preview.fileGone')}</Notice>}
      {changing > 0 && hasFile && mapping === checked && (
        <>
          {invite && created > 0 && (
            <>
              <Checkbox
                checked={invites}
                aria-describedby={hintId}
                onChange={({ target }) => setInvites(target.checked)}
              >
                {invite.label}
              </Checkbox>
              <p id={hintId} className={styles['small']}>
                {invite.hint}
              </p>
            </>
          )}
          <Button
            type="primary"
            {...whileBusy(busy)}
            onClick={() => {
              takeDoubleClick();
              onApply(invites);
            }}
          >
            {t('spreadsheets.apply', { count: changing })}
          </Button>
        </>
      )}
      <RejectedRows source={source} report={report} />
      {total > 0 && <RowList report={report} columns={source.columns} />}
    </section>
  );
};

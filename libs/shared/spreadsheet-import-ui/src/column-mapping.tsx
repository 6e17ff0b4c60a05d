import { Notice, Select, whileBusy } from '@lms/admin-ui';
import type { ColumnMapping, SpreadsheetReport } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Button } from 'antd';
import { useId } from 'react';
import { useRowTexts } from './row-texts';
import type { SpreadsheetSource } from './source';
import styles from './spreadsheet-import.module.css';

interface ColumnMappingProps {
  source: SpreadsheetSource;
  report: SpreadsheetReport;
  /** Mapping that the report was made with, and the reader's changes to it. */
  checked: ColumnMapping;
  mapping: ColumnMapping;
  hasFile: boolean;
  busy: boolean;
  onChange: (mapping: ColumnMapping) => void;
  onCheck: () => void;
}

/** Columns of a file that were not understood, each of which a reader can give a field. */
export const ColumnMappingFields = ({
  source: { columns },
  report: { unknownColumns, unsetFields, missingFields },
  checked,
  mapping,
  hasFile,
  busy,
  onChange,
  onCheck,
}: ColumnMappingProps) => {
  const { t } = useTranslation();
  const { nameOf } = useRowTexts(columns);
  const id = useId();
  const titles = [...new Set([...Object.keys(checked), ...unknownColumns])];
  const open = [...unsetFields, ...Object.values(checked)];
  const choices = columns.map(({ field }) => field).filter((field) => open.includes(field));
  const isFree = (field: string, title: string) =>
    mapping[title] === field || !Object.values(mapping).includes(field);
  const set = (title: string, field: string) => {
    const others = Object.entries(mapping).filter(([other]) => other !== title);
    onChange(Object.fromEntries(field ? [...others, [title, field]] : others));
  };
  if (titles.length === 0) return null;
  return (
    <section className={styles['step']} aria-labelledby={id}>
      <h3 id={id}>{t('spreadsheets.mapping.title')}</h3>
      {missingFields.length > 0 ? (
        <Notice tone="warn">
          {t('spreadsheets.mapping.missing', { names: missingFields.map(nameOf).join(', ') })}
        </Notice>
      ) : (
        <p>{t('spreadsheets.mapping.about')}</p>
      )}
      <ul className={`${styles['columns']} ${styles['narrow']}`}>
        {titles.map((title, index) => (
          <li key={title}>
            <label htmlFor={`${id}-${index}`}>{title}</label>
            <Select
              id={`${id}-${index}`}
              value={mapping[title] ?? ''}
              disabled={busy || !hasFile}
              onChange={(field) => set(title, field)}
              options={[
                { value: '', label: t('spreadsheets.mapping.ignore') },
                ...choices
                  .filter((field) => isFree(field, title))
                  .map((field) => ({ value: field, label: nameOf(field) })),
              ]}
            />
          </li>
        ))}
      </ul>
      {mapping !== checked && hasFile && (
        <Button type="primary" {...whileBusy(busy)} onClick={onCheck}>
          {t('spreadsheets.mapping.check')}
        </Button>
      )}
    </section>
  );
};

import { ProblemNotice, whileBusy } from '@lms/admin-ui';
import type { ExportFormat, SpreadsheetColumn } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { type TextKey, useTranslation } from '@lms/i18n';
import { saveFile, saveUrl } from '@lms/ui';
import { Button } from 'antd';
import type { SpreadsheetSource } from './source';
import { spreadsheetApi } from './spreadsheet-api';
import styles from './spreadsheet-import.module.css';

const formats = ['xlsx', 'csv'] as const satisfies ExportFormat[];

/** Byte order mark: without it Excel does not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** Returns column texts in the reader's language; an import accepts them in any language. */
const useColumnTexts = () => {
  const { t } = useTranslation();
  return {
    titleOf: ({ titleKey }: SpreadsheetColumn) => t(titleKey as TextKey),
    wordsOf: ({ wordKeys }: SpreadsheetColumn) =>
      wordKeys &&
      Object.fromEntries(
        Object.entries(wordKeys).map(([value, key]) => [value, t(key as TextKey)]),
      ),
  };
};

/** Template to start from, and a description of the columns. */
export const StartStep = ({ source: { path, columns, filter } }: { source: SpreadsheetSource }) => {
  const { t } = useTranslation();
  const { titleOf, wordsOf } = useColumnTexts();
  const [exportList, { error, isLoading, originalArgs }] =
    spreadsheetApi.useExportForSpreadsheetMutation();
  const name = path.slice(1);

  const save = async (format: ExportFormat) => {
    const { data } = await exportList({
      path,
      format,
      filter,
      columns: columns.map((column) => ({
        field: column.exportField ?? column.field,
        title: titleOf(column),
        texts: wordsOf(column),
      })),
    });
    if (data) saveUrl(`${name}.${format}`, data);
  };
  const saveEmpty = () =>
    saveFile(`${name}.csv`, `${byteOrderMark}${columns.map(titleOf).join(',')}\r\n`, 'text/csv');

  return (
    <>
      <section className={styles['step']}>
        <h2>{t('spreadsheets.start.title')}</h2>
        <div className={styles['actions']}>
          {formats.map((format) => (
            <Button
              key={format}

              {...whileBusy(isLoading && originalArgs?.format === format)}
              onClick={() => void save(format)}
            >
              {t(`spreadsheets.start.${format}`)}
            </Button>
          ))}
          <Button onClick={saveEmpty}>{t('spreadsheets.start.empty')}</Button>
        </div>
        {error && <ProblemNotice problem={toCallProblem(error)} />}
      </section>
      <section className={styles['step']}>
        <h2>{t('spreadsheets.columns.title')}</h2>
        <p>{t('spreadsheets.columns.text')}</p>
        <ul className={styles['columns']}>
          {columns.map((column) => {
            const words = wordsOf(column);
            return (
              <li key={column.field}>
                <strong>{titleOf(column)}</strong>
                {titleOf(column) !== column.title && (
                  <span lang="en" className={styles['small']}>
                    {column.title}
                  </span>
                )}
                {words && (
                  <span className={styles['small']}>
                    {t('spreadsheets.columns.words', { words: Object.values(words).join(', ') })}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
};

import { FileButton, Notice } from '@lms/admin-ui';
import { maxSpreadsheetBytes, maxSpreadsheetRows, spreadsheetFileTypes } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useId } from 'react';
import styles from './spreadsheet-import.module.css';

const bytesOfMegabyte = 1024 * 1024;

interface FileStepProps {
  file: File | undefined;
  busy: boolean;
  onFile: (file: File) => void;
}

/** File to import; a file that is too large is not sent. */
export const FileStep = ({ file, busy, onFile }: FileStepProps) => {
  const { t, formats } = useTranslation();
  const hintId = useId();
  const limit = formats.number(maxSpreadsheetBytes / bytesOfMegabyte, {
    style: 'unit',
    unit: 'megabyte',
  });
  return (
    <div className={styles['step']}>
      <FileButton
        big={!file}
        label={t(file ? 'spreadsheets.file.other' : 'spreadsheets.file.choose')}
        accept={spreadsheetFileTypes.join(',')}
        disabled={busy}
        aria-describedby={hintId}
        onFile={onFile}
      />
      <p id={hintId} className={styles['small']}>
        {t('spreadsheets.file.hint', { limit, rows: formats.number(maxSpreadsheetRows) })}
      </p>
      {file && file.size > maxSpreadsheetBytes && (
        <Notice tone="bad">{t('spreadsheets.file.tooLarge', { name: file.name, limit })}</Notice>
      )}
    </div>
  );
};

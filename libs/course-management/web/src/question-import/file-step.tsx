import { FileButton, Select } from '@lms/admin-ui';
import { type ImportFormat, importFormats, maxImported } from '@lms/contract';
import { importLimit, questionFileTypes } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { importStyles as styles } from '@lms/spreadsheet-import-ui';
import { useId } from 'react';
import { useSizeText } from './use-size-text';

interface FileStepProps {
  format: ImportFormat | undefined;
  file: File | undefined;
  busy: boolean;
  onFormat: (format: ImportFormat | undefined) => void;
  onFile: (file: File) => void;
}

/** Chooses the file and, optionally, its format. */
export const FileStep = ({ format, file, busy, onFormat, onFile }: FileStepProps) => {
  const { t } = useTranslation();
  const sizeText = useSizeText();
  const id = useId();
  return (
    <div className={styles['step']}>
      <label htmlFor={id}>{t('questionImport.format.label')}</label>
      <Select
        id={id}
        value={format ?? 'auto'}
        disabled={busy}
        aria-describedby={`${id}-format`}
        onChange={(chosen) => onFormat(importFormats.find((name) => name === chosen))}
        options={(['auto', ...importFormats] as const).map((name) => ({
          value: name,
          label: t(`questionImport.format.${name}`),
        }))}
      />
      <p id={`${id}-format`} className={styles['small']}>
        {t(`questionImport.hint.${format ?? 'auto'}`)}
      </p>
      <FileButton
        big={!file}
        label={t(file ? 'questionImport.file.other' : 'questionImport.file.choose')}
        accept={questionFileTypes.join(',')}
        disabled={busy}
        aria-describedby={`${id}-file`}
        onFile={onFile}
      />
      <p id={`${id}-file`} className={styles['small']}>
        {t('questionImport.file.hint', { limit: sizeText(importLimit), count: maxImported })}
      </p>
    </div>
  );
};

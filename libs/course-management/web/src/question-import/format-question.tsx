import { Notice } from '@lms/admin-ui';
import type { ImportFormat } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { importStyles as styles } from '@lms/spreadsheet-import-ui';
import { Button } from 'antd';

interface FormatQuestionProps {
  /** Name of the file. */
  name: string;
  /** Format that the name says, and that of the content. */
  format: ImportFormat;
  otherFormat: ImportFormat;
  onFormat: (format: ImportFormat) => void;
}

/** Question which format a file has, whose name and content disagree. */
export const FormatQuestion = ({ name, format, otherFormat, onFormat }: FormatQuestionProps) => {
  const { t } = useTranslation();
  const textOf = (one: ImportFormat) => t(`questionImport.format.${one}`);
  return (
    <section className={styles['step']}>
      <Notice tone="warn">
        {t('questionImport.disagree.text', {
          name,
          format: textOf(format),
          other: textOf(otherFormat),
        })}
      </Notice>
      <div className={styles['actions']}>
        {[format, otherFormat].map((one) => (
          <Button key={one} onClick={() => onFormat(one)}>
            {t('questionImport.disagree.read', { format: textOf(one) })}
          </Button>
        ))}
      </div>
    </section>
  );
};

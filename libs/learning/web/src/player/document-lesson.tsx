import type { LessonContent } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import styles from './player.module.css';

const fileSize = (bytes: number) => (bytes < 1_000_000 ? bytes / 1_000 : bytes / 1_000_000);

/** A document, embedded where the browser can show it, and always with a download link. */
export const DocumentLesson = ({
  document,
}: {
  document: NonNullable<LessonContent['document']>;
}) => {
  const { t, formats } = useTranslation();
  const { url, name, bytes } = document;
  const size = formats.number(fileSize(bytes), {
    style: 'unit',
    unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  });
  const canShow = navigator.pdfViewerEnabled && name.toLowerCase().endsWith('.pdf');
  return (
    <div className={styles['document']}>
      {canShow && <iframe className={styles['frame']} src={url} title={name} />}
      <a className={styles['download']} href={url} download={name}>
        <Icon name="document" />
        {t('learning.document.download', { name, size })}
      </a>
    </div>
  );
};

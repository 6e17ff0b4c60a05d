import type { LessonContent } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { Icon } from '@lms/ui';
import { useSavesData } from '../saver/data-saver-choice';
import { useSizeFormat } from '../use-size-format';
import styles from './player.module.css';

/** A document, embedded where the browser can show it, and always with a download link. */
export const DocumentLesson = ({
  document,
}: {
  document: NonNullable<LessonContent['document']>;
}) => {
  const { t } = useTranslation();
  const sizeFormat = useSizeFormat();
  const { url, name, bytes } = document;
  const size = sizeFormat(bytes);
  const savesData = useSavesData();
  const canShow = !savesData && navigator.pdfViewerEnabled && name.toLowerCase().endsWith('.pdf');
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

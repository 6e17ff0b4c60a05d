import { useTranslation } from '@lms/i18n';
import { Alert, FileInput } from '@lms/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './certificate.module.css';
import { readCertificateFile } from './read-certificate-file';

/** Verifies by a chosen or dropped file: a PDF, a badge or a picture of the QR code. */
export const VerifyFile = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<string>();
  const read = async (file: File) => {
    setFailed(undefined);
    const found = await readCertificateFile(file);
    if (!found) {
      setFailed(file.name);
      return;
    }
    void navigate(`/verify/${found.serial}`, { state: { stated: found.stated } });
  };
  return (
    <div className={styles['fields']}>
      <FileInput
        label={t('certificate.file.choose')}
        accept=".pdf,.json,.jsonld,.svg,image/*"
        aria-describedby="file-hint"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
      <p id="file-hint" className={styles['hint']}>
        {t('certificate.file.hint')}
      </p>
      {failed && <Alert tone="warn">{t('certificate.file.notFound', { name: failed })}</Alert>}
    </div>
  );
};

import { useTranslation } from '@lms/i18n';
import { Alert, Button, saveFile } from '@lms/ui';
import { useState } from 'react';
import styles from './profile.module.css';

/** Lists new recovery codes, which can't be shown again. */
export const RecoveryCodesList = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<boolean>();
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Alert tone="warn">{t('profile.recovery.text')}</Alert>
      <ul className={styles['codes']} aria-label={t('profile.recovery.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code className={styles['code']} lang="en" translate="no">
              {code}
            </code>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button look="secondary" onClick={() => void copy()}>
          {t('profile.recovery.copy')}
        </Button>
        <Button
          look="secondary"
          onClick={() => saveFile('recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          {t('profile.recovery.download')}
        </Button>
        <Button onClick={onDone}>{t('profile.recovery.done')}</Button>
      </div>
      <p role="status">
        {copied !== undefined &&
          t(copied ? 'profile.recovery.copied' : 'profile.recovery.notCopied')}
      </p>
    </>
  );
};

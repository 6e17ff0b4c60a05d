import { useTranslation } from '@lms/i18n';
import type { Certificate } from '@lms/learning/contract';
import { Button, ButtonLink, Icon, type IconPath } from '@lms/ui';
import { useState } from 'react';
import { linkedInUrl } from '../certificate/linked-in';
import styles from './share.module.css';

const chain: IconPath =
  'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5';
const arrow: IconPath = 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8';

export interface ShareActionsProps {
  /** Path of the public page that is shared. */
  path: string;
  title: string;
  /** Certificate that the reader holds, and so may add to a profile. */
  held?: Pick<Certificate, 'courseTitle' | 'organizationName' | 'serial' | 'issuedAt'>;
}

/** Buttons that share a public page; nothing leaves the browser before one is pressed. */
export const ShareActions = ({ path, title, held }: ShareActionsProps) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<boolean | null>(null);
  const url = location.origin + path;
  const copy = () =>
    // Browsers offer the clipboard only over https.
    Promise.resolve(navigator.clipboard?.writeText(url) ?? Promise.reject(new Error())).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  // Whoever closes the sheet of the phone has not failed.
  const share = () => navigator.share({ title, url }).catch(() => undefined);
  const canShare = typeof navigator.share === 'function';
  return (
    <div
      className={styles['share']}
      role="group"
      aria-label={`${t('people.share.title')}: ${title}`}
    >
      {canShare && (
        <Button look="secondary" onClick={() => void share()}>
          <Icon name={arrow} />
          {t('people.share.share')}
        </Button>
      )}
      <Button look="secondary" onClick={() => void copy()}>
        <Icon name={chain} />
        {t('people.share.copy')}
      </Button>
      {held && (
        <ButtonLink look="secondary" to={linkedInUrl(held, url)} target="_blank" rel="noopener">
          <Icon name="user" />
          {t('people.share.linkedIn')}
        </ButtonLink>
      )}
      <p role="status" className={styles['said']}>
        {copied === true && t('people.share.copied')}
        {copied === false && t('people.share.notCopied', { url })}
      </p>
    </div>
  );
};

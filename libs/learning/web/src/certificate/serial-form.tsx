import { useTranslation } from '@lms/i18n';
import { normalizeSerial } from '@lms/learning/contract';
import { Button, Input } from '@lms/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styles from './certificate.module.css';

/** Accepts a serial typed in any form. A plain HTML form: it works before any script has run. */
export const SerialForm = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // The landing page's form comes here without a number as well.
  const [isMissing, setIsMissing] = useState(search.get('serial')?.trim() === '');
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('serial');
    void navigate(`/verify/${normalizeSerial(String(typed))}`);
  };
  return (
    <form action="/verify" className={styles['fields']} onSubmit={look}>
      <label htmlFor="serial">{t('certificate.serial')}</label>
      <Input
        id="serial"
        name="serial"
        required
        pattern=".*\S.*"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="LMS-"
        aria-invalid={isMissing || undefined}
        aria-describedby="serial-missing serial-hint"
        // Without scripts the browser says it, in its own language.
        onInvalid={(event) => {
          event.preventDefault();
          event.currentTarget.focus();
          setIsMissing(true);
        }}
        onChange={() => setIsMissing(false)}
      />
      <Button type="submit">{t('certificate.verify.button')}</Button>
      <p id="serial-missing" role="alert" className={styles['missing']}>
        {isMissing && t('certificate.verify.missing')}
      </p>
      <p id="serial-hint" className={styles['hint']}>
        {t('certificate.verify.hint')}
      </p>
    </form>
  );
};

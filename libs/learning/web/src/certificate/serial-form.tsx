import { useTranslation } from '@lms/i18n';
import { normalizeSerial } from '@lms/learning/contract';
import { Button, Input } from '@lms/ui';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './certificate.module.css';

/** Accepts a serial typed in any form. A plain HTML form: it works before any script has run. */
export const SerialForm = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="LMS-"
        aria-describedby="serial-hint"
      />
      <Button type="submit">{t('certificate.verify.button')}</Button>
      <p id="serial-hint" className={styles['hint']}>
        {t('certificate.verify.hint')}
      </p>
    </form>
  );
};

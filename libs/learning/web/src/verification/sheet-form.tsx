import { languageOfTag, useTranslation } from '@lms/i18n';
import { Alert, Button, Input, saveUrl } from '@lms/ui';
import type { FormEvent } from 'react';
import { useCreateResultSheetMutation } from './desk-api';
import styles from './desk.module.css';
import type { Row } from './entry';

const sheetRow = ({ given, ask, result }: Row) => ({
  given,
  ...(result && ask && 'serial' in ask && { serial: ask.serial }),
  ...(result?.receipt && { receipt: result.receipt }),
});

/** Makes the signed PDF of the results. */
export const SheetForm = ({ rows }: { rows: Row[] }) => {
  const { t, i18n } = useTranslation();
  const [createSheet, { isLoading, error }] = useCreateResultSheetMutation();
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const askedBy = String(new FormData(event.currentTarget).get('askedBy') ?? '').trim();
    const { data } = await createSheet({
      language: languageOfTag(i18n.language),
      askedBy,
      rows: rows.map(sheetRow),
    });
    if (data) saveUrl('verification.pdf', data);
  };
  return (
    <form className={styles['sheetForm']} onSubmit={(event) => void save(event)}>
      <label htmlFor="asked-by">{t('verification.results.askedBy')}</label>
      <Input
        id="asked-by"
        name="askedBy"
        maxLength={120}
        autoComplete="organization"
        aria-describedby="asked-by-hint"
      />
      <p id="asked-by-hint" className={styles['hint']}>
        {t('verification.results.askedByHint')}
      </p>
      <Button type="submit" busy={isLoading}>
        {t('verification.results.pdf')}
      </Button>
      {error && <Alert tone="bad">{t('verification.results.pdfFailed')}</Alert>}
    </form>
  );
};

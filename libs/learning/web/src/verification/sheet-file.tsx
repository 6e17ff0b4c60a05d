import { useTranslation } from '@lms/i18n';
import { sheetTrailer, sheetTrailerLength } from '@lms/learning/contract';
import { Alert, FileInput } from '@lms/ui';
import { useState } from 'react';
import { useVerifyResultSheetFileMutation } from './desk-api';
import styles from './desk.module.css';

/** Bytes of the largest sheet; a thousand rows take a tenth. */
const maxBytes = 20 * 1024 * 1024;

/** Returns the hash of a sheet's bytes and the signature at its end. */
const fingerprintOf = async (file: File) => {
  if (file.size > maxBytes || file.size <= sheetTrailerLength) return undefined;
  const trailer = await file.slice(-sheetTrailerLength).arrayBuffer();
  const [, key, signature] = sheetTrailer.exec(new TextDecoder('latin1').decode(trailer)) ?? [];
  if (!key || !signature) return undefined;
  const bytes = await file.slice(0, -sheetTrailerLength).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { sha256, key, signature };
};

type State = 'genuine' | 'forged' | 'failed';

/** Checks the file of a result sheet, byte by byte. */
export const SheetFile = () => {
  const { t } = useTranslation();
  const [askServer] = useVerifyResultSheetFileMutation();
  const [shown, setShown] = useState<{ name: string; state: State }>();
  const check = async (file: File): Promise<State> => {
    const fingerprint = await fingerprintOf(file);
    if (!fingerprint) return 'forged';
    const { genuine } = await askServer(fingerprint).unwrap();
    return genuine ? 'genuine' : 'forged';
  };
  const take = async (file: File) => {
    setShown(undefined);
    const state = await check(file).catch(() => 'failed' as const);
    setShown({ name: file.name, state });
  };
  const tones = { genuine: 'good', forged: 'bad', failed: 'warn' } as const;
  return (
    <div className={styles['sheet']}>
      <FileInput
        label={t('verification.sheet.choose')}
        accept=".pdf"
        aria-describedby="sheet-hint"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
      <p id="sheet-hint" className={styles['hint']}>
        {t('verification.sheet.hint')}
      </p>
      {shown && (
        <Alert tone={tones[shown.state]}>
          {shown.state === 'failed' ? (
            <p>{t('verification.sheet.failed')}</p>
          ) : (
            <>
              <strong>
                {t(
                  `verification.sheet.${shown.state === 'genuine' ? 'fileGenuine' : 'fileForged'}`,
                )}
              </strong>
              <p>
                {t(
                  `verification.sheet.${shown.state === 'genuine' ? 'fileGenuineText' : 'fileForgedText'}`,
                )}
              </p>
            </>
          )}
          <p>
            <bdi>{shown.name}</bdi>
          </p>
        </Alert>
      )}
    </div>
  );
};

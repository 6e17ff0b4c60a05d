import { useTranslation } from '@lms/i18n';
import { Alert, Button, FileInput, TextArea } from '@lms/ui';
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useReadBadgeCheckQuery } from './desk-api';
import styles from './desk.module.css';

interface DeskFormProps {
  isBusy: boolean;
  onCheck: (text: string, files: File[]) => void;
}

/** Takes files that are dropped anywhere on the page; elsewhere a browser would open them. */
const useDroppedFiles = (onDrop: (files: FileList) => void) => {
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      const { dataTransfer, type, target } = event;
      const isField = target instanceof HTMLInputElement && target.type === 'file';
      // Text that is dragged is its field's own, and a file input takes its files.
      if (isField || !dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (type === 'drop') take(dataTransfer.files);
    };
    document.addEventListener('dragover', drag);
    document.addEventListener('drop', drag);
    return () => {
      document.removeEventListener('dragover', drag);
      document.removeEventListener('drop', drag);
    };
  }, []);
};

/** Takes numbers and files. */
export const DeskForm = ({ isBusy, onCheck }: DeskFormProps) => {
  const { t } = useTranslation();
  const { data: check } = useReadBadgeCheckQuery();
  const [files, setFiles] = useState<File[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const add = (list: FileList | null) => {
    const more = [...(list ?? [])];
    setFiles((before) => [...before, ...more]);
    setEmpty(false);
  };
  useDroppedFiles(add);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const text = String(new FormData(event.currentTarget).get('numbers') ?? '');
    const hasNothing = text.trim() === '' && files.length === 0;
    setEmpty(hasNothing);
    if (!hasNothing) onCheck(text, files);
  };
  return (
    <form className={`panel screen-only ${styles['form']}`} onSubmit={send}>
      <label htmlFor="numbers">{t('verification.desk.numbers')}</label>
      <TextArea
        id="numbers"
        name="numbers"
        rows={6}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="characters"
        placeholder="LMS-"
        aria-describedby="numbers-hint"
      />
      <p id="numbers-hint" className={styles['hint']}>
        {t('verification.desk.numbersHint')}
      </p>
      <FileInput
        label={t('verification.desk.files')}
        multiple
        accept=".pdf,.json,.jsonld,.jwt,.svg,.txt,.csv,.tsv,image/*"
        aria-describedby={`files-hint${check?.asksIssuers ? ' files-asks' : ''}`}
        onChange={({ target }) => {
          add(target.files);
          // Lets the same file be chosen again.
          target.value = '';
        }}
      />
      <p id="files-hint" className={styles['hint']}>
        {t('verification.desk.filesHint')}
      </p>
      {check?.asksIssuers && (
        <p id="files-asks" className={styles['hint']}>
          {t('verification.desk.asks')}
        </p>
      )}
      <div className={styles['chosen']} role="status">
        {files.length > 0 && <span>{t('verification.desk.chosen', { count: files.length })}</span>}
      </div>
      {files.length > 0 && (
        <Button look="plain" onClick={() => setFiles([])}>
          {t('verification.desk.remove')}
        </Button>
      )}
      {isEmpty && <Alert tone="bad">{t('verification.desk.nothing')}</Alert>}
      <Button type="submit" busy={isBusy}>
        {t('verification.desk.check')}
      </Button>
    </form>
  );
};

import { useTranslation } from '@lms/i18n';
import { registrationDocuments } from '@lms/org-management/contract';
import {
  Alert,
  Button,
  FieldNotes,
  FileInput,
  Icon,
  ProblemAlert,
  Progress,
  useField,
} from '@lms/ui';
import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import styles from './registration.module.css';
import type { DocumentCalls } from './send-document';
import { isUploading, keysOf, type UploadedDocument, useDocuments } from './use-documents';

const bytesOfMegabyte = 1024 * 1024;

interface DocumentLineProps {
  document: UploadedDocument;
  limit: string;
  onAgain: () => void;
  onRemove: () => void;
}

const DocumentLine = ({ document, limit, onAgain, onRemove }: DocumentLineProps) => {
  const { t, formats } = useTranslation();
  const { file, state, problem } = document;
  const { name } = file;
  const percent = Math.floor(((state?.received ?? 0) / file.size) * 100);
  return (
    <li className={styles['paper']}>
      <div className={styles['paperText']}>
        {state?.stored && (
          <p className={styles['sentPaper']}>
            <Icon name="check" /> <span>{name}</span>
            <span className={styles['soft']}>{t('organizations.join.file.sent')}</span>
          </p>
        )}
        {isUploading(document) && (
          <Progress
            value={percent}
            text={t('organizations.join.file.sending', { name, percent: formats.percent(percent) })}
          />
        )}
        {problem === 'tooLarge' && (
          <Alert tone="bad">{t('organizations.join.file.tooLarge', { name, limit })}</Alert>
        )}
        {typeof problem === 'object' &&
          (problem.code === 'request.unsupportedType' ? (
            <Alert tone="bad">{t('organizations.join.file.wrongType', { name })}</Alert>
          ) : (
            <>
              <ProblemAlert problem={problem} />
              <Button look="secondary" onClick={onAgain}>
                {t('common.state.retry')}
              </Button>
            </>
          ))}
      </div>
      <Button
        look="plain"
        aria-label={t('organizations.join.file.remove', { name })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
    </li>
  );
};

interface DocumentsFieldProps {
  name: string;
  calls: DocumentCalls;
  /** Called with true while a document is being uploaded. */
  onBusy: (isBusy: boolean) => void;
}

/** Documents that prove who an organization is, each uploaded as soon as it is chosen. */
export const DocumentsField = ({ name, calls, onBusy }: DocumentsFieldProps) => {
  const { t, formats } = useTranslation();
  const { setFieldValue } = useFormikContext();
  const { error, control } = useField(name, true);
  const { documents, add, again, remove } = useDocuments(calls);
  const isFull = documents.length >= registrationDocuments.most;
  const limit = formats.number(registrationDocuments.bytes / bytesOfMegabyte, {
    style: 'unit',
    unit: 'megabyte',
  });

  const keys = keysOf(documents).join();
  const isBusy = documents.some(isUploading);
  const reportKeys = useEffectEvent((joined: string) => {
    void setFieldValue(name, joined ? joined.split(',') : []);
  });
  useEffect(() => reportKeys(keys), [keys]);
  const reportBusy = useEffectEvent(onBusy);
  useEffect(() => reportBusy(isBusy), [isBusy]);

  return (
    <div className={styles['documents']}>
      {documents.length > 0 && (
        <ul className={styles['papers']} aria-label={t('organizations.join.part.documents')}>
          {documents.map((document) => (
            <DocumentLine
              key={document.id}
              document={document}
              limit={limit}
              onAgain={() => again(document)}
              onRemove={() => remove(document)}
            />
          ))}
        </ul>
      )}
      {!isFull && (
        <FileInput
          {...control}
          label={t('organizations.join.file.add')}
          accept="application/pdf,image/jpeg,image/png,image/webp"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) add(file);
            // Allows choosing the same file again.
            target.value = '';
          }}
        />
      )}
      <FieldNotes
        id={control.id}
        hint={t('organizations.join.hint.documents', {
          most: formats.number(registrationDocuments.most),
          limit,
        })}
        error={error}
      />
    </div>
  );
};

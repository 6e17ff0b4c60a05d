import { Notice } from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import type { ImportFormat } from '@lms/contract';
import {
  courseManagementPermissions,
  importLimit,
  type QuestionBank,
} from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { importStyles as styles } from '@lms/spreadsheet-import-ui';
import { PageHead } from '@lms/ui';
import { useState } from 'react';
import { BankLink } from '../questions/bank-link';
import { FileStep } from './file-step';
import { FormatQuestion } from './format-question';
import { ImportDone } from './import-done';
import { ImportPreview } from './import-preview';
import { ImportProblem, TooLarge } from './import-problem';
import { ImportRunning } from './import-running';
import { questionImportApi } from './question-import-api';
import { TemplateStep } from './template-step';

const { useImportQuestionsMutation } = questionImportApi;

/** Import into a bank: choose a file, preview its questions, import them. */
const Import = ({ bank }: { bank: QuestionBank }) => {
  const [format, setFormat] = useState<ImportFormat>();
  const [file, setFile] = useState<File>();
  const [check, checked] = useImportQuestionsMutation();
  const [save, saved] = useImportQuestionsMutation();
  const isTooLarge = file !== undefined && file.size > importLimit;

  const lookAt = (chosen: File | undefined, as: ImportFormat | undefined) => {
    setFile(chosen);
    setFormat(as);
    saved.reset();
    checked.reset();
    if (!chosen || chosen.size > importLimit) return;
    const progress = crypto.randomUUID();
    void check({ bankId: bank.id, format: as, file: chosen, dryRun: true, progress });
  };
  const importFile = (chosen: File, as: ImportFormat | undefined) => {
    const progress = crypto.randomUUID();
    void save({ bankId: bank.id, format: as, file: chosen, dryRun: false, progress });
  };
  const again = () => lookAt(file, format);

  if (saved.data) {
    return (
      <ImportDone bank={bank} report={saved.data} onAnother={() => lookAt(undefined, format)} />
    );
  }
  const problem = checked.error ?? saved.error;
  const running = [checked, saved].find(({ isLoading }) => isLoading)?.originalArgs;
  const { format: named, otherFormat } = checked.data ?? {};
  return (
    <>
      <FileStep
        format={format}
        file={file}
        busy={saved.isLoading}
        onFormat={(chosen) => lookAt(file, chosen)}
        onFile={(chosen) => lookAt(chosen, format)}
      />
      {!file && <TemplateStep />}
      {running && (
        <ImportRunning
          key={running.progress}
          name={running.file.name}
          progress={running.progress}
          saves={!running.dryRun}
        />
      )}
      {isTooLarge && <TooLarge file={file} />}
      {problem && <ImportProblem error={problem} isSaving={saved.isError} onAgain={again} />}
      {file && named && otherFormat && (
        <FormatQuestion
          name={file.name}
          format={named}
          otherFormat={otherFormat}
          onFormat={(chosen) => lookAt(file, chosen)}
        />
      )}
      {file && checked.data && !otherFormat && saved.isUninitialized && (
        <ImportPreview
          // The list of another file starts scrolled to its top.
          key={checked.requestId}
          name={file.name}
          report={checked.data}
          onImport={() => importFile(file, checked.data?.format)}
        />
      )}
    </>
  );
};

export const ImportScreen = ({ bank }: { bank: QuestionBank }) => {
  const { t } = useTranslation();
  const { can } = useSession();
  return (
    <>
      <PageHead title={t('questionImport.title')} />
      <BankLink bank={bank} />
      <h1>{t('questionImport.title')}</h1>
      {can(courseManagementPermissions['courseware.write']) ? (
        <div className={styles['screen']}>
          <p>{t('questionImport.into', { bank: bank.name })}</p>
          <Import bank={bank} />
        </div>
      ) : (
        <Notice tone="warn">{t('questionImport.readOnly')}</Notice>
      )}
    </>
  );
};

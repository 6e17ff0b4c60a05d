import { Notice } from '@lms/admin-ui';
import { type ColumnMapping, maxSpreadsheetBytes } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { PageHead } from '@lms/ui';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BatchStep } from './batch-step';
import { FileStep } from './file-step';
import { ImportProblem } from './import-problem';
import { RecentImports } from './recent-imports';
import type { SpreadsheetSource } from './source';
import { spreadsheetApi } from './spreadsheet-api';
import styles from './spreadsheet-import.module.css';
import { StartStep } from './start-step';

/** Search parameter with the import's id, so that a reload continues with it. */
const batchParam = 'batch';

const Import = ({ source }: { source: SpreadsheetSource }) => {
  const { t } = useTranslation();
  const { path, tag } = source;
  const [params, setParams] = useSearchParams();
  const batchId = params.get(batchParam);
  const [file, setFile] = useState<File>();
  /** Mapping of the last check, with which the file is imported. */
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [send, sent] = spreadsheetApi.useImportSpreadsheetMutation();
  const isApplying = sent.originalArgs?.dryRun === false;

  const look = (batch?: string) =>
    setParams(batch ? { [batchParam]: batch } : {}, { replace: true });
  const post = async (chosen: File, dryRun: boolean, mapped: ColumnMapping, invite = false) => {
    const { data } = await send({ path, tag, file: chosen, dryRun, mapping: mapped, invite });
    if (data) look(data.batchId);
  };
  const check = (chosen: File, mapped: ColumnMapping = {}) => {
    setFile(chosen);
    setMapping(mapped);
    sent.reset();
    look();
    if (chosen.size <= maxSpreadsheetBytes) void post(chosen, true, mapped);
  };
  const startAnew = () => {
    setFile(undefined);
    setMapping({});
    sent.reset();
    look();
  };
  return (
    <>
      {batchId && !sent.isError && (
        <BatchStep
          source={source}
          batchId={batchId}
          file={file}
          mapping={mapping}
          busy={sent.isLoading}
          onApply={(invite) => file && void post(file, false, mapping, invite)}
          onAnother={startAnew}
          onFile={check}
          onMap={(mapped) => file && check(file, mapped)}
        />
      )}
      {(!batchId || sent.isError) && <FileStep file={file} busy={sent.isLoading} onFile={check} />}
      {file && sent.isLoading && (
        <Notice>
          {t(isApplying ? 'spreadsheets.file.sending' : 'spreadsheets.file.checking', {
            name: file.name,
          })}
        </Notice>
      )}
      {file && sent.isError && (
        <ImportProblem
          error={sent.error}
          isApplying={isApplying}
          onAgain={() => check(file, mapping)}
        />
      )}
      {!batchId && !file && <StartStep source={source} />}
      {(!batchId || sent.isError) && <RecentImports path={path} />}
    </>
  );
};

/**
 * Imports the list whose screen is one step up in the path: shows a preview of the changes first,
 * and can undo them afterwards.
 */
export const SpreadsheetImport = ({ source }: { source: SpreadsheetSource }) => {
  const { t } = useTranslation();
  const { title, about, mayWrite } = source;
  return (
    <>
      <PageHead title={title} />
      <Link to=".." relative="path">
        {t('spreadsheets.back')}
      </Link>
      <h1>{title}</h1>
      {mayWrite ? (
        <div className={styles['screen']}>
          <p>{t('spreadsheets.about')}</p>
          <p>{about}</p>
          <Import source={source} />
        </div>
      ) : (
        <Notice tone="warn">{t('spreadsheets.readOnly')}</Notice>
      )}
    </>
  );
};

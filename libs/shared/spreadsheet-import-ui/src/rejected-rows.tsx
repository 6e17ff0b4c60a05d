import { ProblemNotice, whileBusy } from '@lms/admin-ui';
import type { SpreadsheetReport } from '@lms/contract';
import { toCallProblem } from '@lms/entity-api';
import { languageOfTag, useTranslation } from '@lms/i18n';
import { saveUrl } from '@lms/ui';
import { Button } from 'antd';
import type { SpreadsheetSource } from './source';
import { spreadsheetApi } from './spreadsheet-api';
import styles from './spreadsheet-import.module.css';

interface RejectedRowsProps {
  source: SpreadsheetSource;
  report: SpreadsheetReport;
}

/** Download of the rejected rows, to be corrected and imported again. */
export const RejectedRows = ({ source: { path, tag }, report }: RejectedRowsProps) => {
  const { t, i18n } = useTranslation();
  const [getRows, { error, isLoading }] = spreadsheetApi.useGetRejectedRowsMutation();
  const save = async () => {
    const language = languageOfTag(i18n.language);
    const { data } = await getRows({ path, tag, batchId: report.batchId, language });
    if (data) saveUrl(`${path.slice(1)}-errors.xlsx`, data);
  };
  if (report.rejected === 0) return null;
  return (
    <div className={styles['step']}>
      <Button {...whileBusy(isLoading)} onClick={() => void save()}>
        {t('spreadsheets.errors.save')}
      </Button>
      <p className={styles['small']}>{t('spreadsheets.errors.hint')}</p>
      {error && <ProblemNotice problem={toCallProblem(error)} />}
    </div>
  );
};

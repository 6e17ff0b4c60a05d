import { useProblemToast, whileBusy } from '@lms/admin-ui';
import { useTranslation } from '@lms/i18n';
import type { ReportFile, ReportFileStatus } from '@lms/reports/contract';
import { Button } from 'antd';
import { reportsApi } from '../reports-api';
import { unitDisplayOf } from '../unit-display';
import styles from './files.module.css';
import { followLink } from './follow-link';

export const isUnderWay = (status: ReportFileStatus) => status === 'QUEUED' || status === 'RUNNING';

/** One file: its progress while it is written, then its download link. */
export const FileRow = ({ file }: { file: ReportFile }) => {
  const translation = useTranslation();
  const { t, formats } = translation;
  const {
    fileName: name,
    status,
    rowsDone,
    rowsTotal,
    size,
    expiresAt,
    failure,
    scheduleId,
  } = file;
  const rows = t('reports.file.rows', { count: rowsDone });
  const isGone = status === 'EXPIRED' || (status === 'FAILED' && !failure);
  const facts = [
    t(`reports.file.status.${status}`),
    status === 'READY' && rows,
    status === 'READY' && size !== null && sizeText(size, translation),
    status === 'READY' &&
      expiresAt &&
      t('reports.file.expires', { time: formats.dateTime(expiresAt) }),
    failure && t(`problems.${failure}`),
    isGone && t('reports.file.again'),
    scheduleId && t('reports.file.scheduled'),
  ].filter(Boolean);
  return (
    <li className={styles['file']}>
      <strong className={styles['name']}>{name}</strong>
      <p className={styles['facts']}>{facts.join(' · ')}</p>
      {isUnderWay(status) && (
        <label className={styles['progress']}>
          <span className="visually-hidden">{t('reports.file.progressLabel', { name })}</span>
          <progress
            max={rowsTotal ?? undefined}
            value={rowsTotal === null ? undefined : rowsDone}
          />
          <span>
            {rowsTotal === null
              ? rows
              : t('reports.file.progress', {
                  done: formats.number(rowsDone),
                  total: formats.number(rowsTotal),
                })}
          </span>
        </label>
      )}
      {isUnderWay(status) && <CancelButton file={file} />}
      {status === 'READY' && <DownloadButton file={file} />}
    </li>
  );
};

const CancelButton = ({ file: { id, fileName } }: { file: ReportFile }) => {
  const { t } = useTranslation();
  const tellProblem = useProblemToast();
  const [cancel, { isLoading }] = reportsApi.useCancelReportFileMutation();
  const cancelNow = async () => {
    const { error } = await cancel(id);
    if (error) tellProblem(error);
  };
  return (
    <Button
      {...whileBusy(isLoading)}
      aria-label={t('reports.file.cancel', { name: fileName })}
      onClick={() => void cancelNow()}
    >
      {t('common.action.cancel')}
    </Button>
  );
};

const DownloadButton = ({ file: { id, fileName } }: { file: ReportFile }) => {
  const { t } = useTranslation();
  const tellProblem = useProblemToast();
  const [getLink, { isLoading }] = reportsApi.useGetReportFileLinkMutation();
  const download = async () => {
    const { data, error } = await getLink(id);
    if (data) followLink(data.url);
    else tellProblem(error);
  };
  return (
    <Button
      type="primary"
      {...whileBusy(isLoading)}
      aria-label={t('reports.file.download', { name: fileName })}
      onClick={() => void download()}
    >
      {t('reports.file.downloadShort')}
    </Button>
  );
};

const units = ['kilobyte', 'megabyte', 'gigabyte'];
const sizeText = (bytes: number, { formats, i18n }: ReturnType<typeof useTranslation>) => {
  const power = Math.min(Math.max(1, Math.floor(Math.log10(bytes) / 3)), units.length);
  return formats.number(bytes / 1000 ** power, {
    style: 'unit',
    unit: units[power - 1],
    maximumFractionDigits: 1,
    unitDisplay: unitDisplayOf(i18n.language),
  });
};

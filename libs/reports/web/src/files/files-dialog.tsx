import { EmptyList, ErrorState, Modal } from '@lms/admin-ui';
import { toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { type ReportFile, rowsInBackground } from '@lms/reports/contract';
import { Loading, Skeleton } from '@lms/ui';
import { useEffect, useRef, useState } from 'react';
import { reportsApi } from '../reports-api';
import { FileRow, isUnderWay } from './file-row';
import styles from './files.module.css';

const pollIntervalMs = 1_500;

/** Announces each file once when it becomes ready while the dialog is open. */
const useReadyAnnouncement = (files: ReportFile[]) => {
  const { t } = useTranslation();
  const waiting = useRef(new Set<string>());
  const [news, setNews] = useState('');
  useEffect(() => {
    for (const { id, fileName, status } of files) {
      if (isUnderWay(status)) waiting.current.add(id);
      else if (waiting.current.delete(id) && status === 'READY') {
        setNews(t('reports.file.ready', { name: fileName }));
      }
    }
  }, [files, t]);
  return news;
};

const noFiles: ReportFile[] = [];

/** Files of the reader, of all reports, with their progress. */
export const FilesDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t, formats } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const { data, error, refetch } = reportsApi.useGetReportFilesQuery(undefined, {
    skip: !open,
    refetchOnMountOrArgChange: true,
    pollingInterval: isBusy ? pollIntervalMs : 0,
    skipPollingIfUnfocused: true,
  });
  const files = data ?? noFiles;
  const isUnfinished = files.some(({ status }) => isUnderWay(status));
  if (isUnfinished !== isBusy) setIsBusy(isUnfinished);
  const news = useReadyAnnouncement(files);
  const body = () => {
    if (error) return <ErrorState problem={toCallProblem(error)} onRetry={() => void refetch()} />;
    if (!data) {
      return (
        <Loading>
          <Skeleton height={12} />
        </Loading>
      );
    }
    if (files.length === 0) return <EmptyList text={t('reports.file.none')} />;
    return (
      <ul className={styles['files']}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
    );
  };
  return (
    <Modal open={open} title={t('reports.file.title')} onClose={onClose}>
      <p className={styles['about']}>
        {t('reports.file.about', { rows: formats.number(rowsInBackground) })}
      </p>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {open && body()}
    </Modal>
  );
};

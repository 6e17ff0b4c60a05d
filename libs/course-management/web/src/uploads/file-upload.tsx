import { FileButton, Notice, ProblemNotice } from '@lms/admin-ui';
import { type Upload, type UploadKind, uploadLimits } from '@lms/course-management/contract';
import { useTranslation } from '@lms/i18n';
import { Progress, useFieldText } from '@lms/ui';
import { Button } from 'antd';
import { useId } from 'react';
import styles from './uploads.module.css';
import { useUpload } from './use-upload';

const accepted: Record<UploadKind, string> = {
  IMAGE: 'image/png,image/jpeg,image/webp,image/gif',
  VIDEO: 'video/mp4,video/webm',
  AUDIO: '.m4a,.mp3',
  DOCUMENT: 'application/pdf,.pdf',
  CAPTIONS: '.vtt,.srt,text/vtt',
};
/** Problems that the same file would meet on every try. */
const refusals: string[] = ['request.unsupportedType', 'validation.failed', 'request.tooLarge'];
const bytesOfMegabyte = 1024 * 1024;

interface FileUploadProps {
  kind: UploadKind;
  /** Accessible name of the file. */
  label: string;
  onDone: (upload: Upload) => void;
}

/** Uploads a chosen file and shows its progress. */
export const FileUpload = ({ kind, label, onDone }: FileUploadProps) => {
  const { t, formats } = useTranslation();
  const id = useId();
  const { progress, start, pause, resume, cancel } = useUpload(kind, onDone);
  const fieldText = useFieldText();
  const { status } = progress;
  const limit = formats.number(uploadLimits[kind] / bytesOfMegabyte, {
    style: 'unit',
    unit: 'megabyte',
  });
  const errors = status === 'failed' ? progress.problem.errors : [];
  const wrongLine = errors.find(({ params }) => params?.['line'] !== undefined);
  const isRefused = status === 'failed' && refusals.includes(progress.problem.code);
  const isUnderWay = status === 'running' || status === 'paused' || status === 'offline';
  return (
    <div className={styles['upload']} data-writes>
      <FileButton
        label={t('courses.upload.choose', { label })}
        accept={accepted[kind]}
        busy={isUnderWay}
        aria-describedby={`${id}-hint`}
        onFile={start}
      />
      <p id={`${id}-hint`} className={styles['small']}>
        {t(`courses.upload.hint.${kind}`, { limit })}
      </p>
      <p role="status" className={styles['small']}>
        {status === 'done' && t('courses.upload.done', { name: progress.name })}
      </p>
      {isUnderWay && (
        <>
          <Progress
            value={progress.percent}
            text={t(`courses.upload.${status}`, {
              name: progress.name,
              percent: formats.percent(progress.percent),
            })}
          />
          <div className={styles['actions']}>
            {status === 'running' ? (
              <Button onClick={pause}>{t('courses.upload.pause')}</Button>
            ) : (
              <Button onClick={resume}>{t('courses.upload.resume')}</Button>
            )}
            <Button type="link" onClick={cancel}>
              {t('common.action.cancel')}
            </Button>
          </div>
        </>
      )}
      {status === 'tooLarge' && (
        <Notice tone="bad">{t('courses.upload.tooLarge', { name: progress.name, limit })}</Notice>
      )}
      {status === 'failed' && (
        <>
          <ProblemNotice problem={progress.problem}>
            {wrongLine && (
              <p>
                {t('courses.upload.line', {
                  line: formats.number(Number(wrongLine.params?.['line'])),
                  problem: fieldText(wrongLine, label),
                })}
              </p>
            )}
          </ProblemNotice>
          {!isRefused && (
            <div>
              <Button onClick={resume}>{t('common.state.retry')}</Button>
            </div>
          )}
        </>
      )}
    </div>
  );
};

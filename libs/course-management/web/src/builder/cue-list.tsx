import { ErrorState, ProblemNotice, whileBusy } from '@lms/admin-ui';
import type { CourseLanguage } from '@lms/contract';
import type { Upload } from '@lms/course-management/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useTranslation } from '@lms/i18n';
import { Loading, Skeleton } from '@lms/ui';
import { Button, Input } from 'antd';
import { useEffect, useState } from 'react';
import { type Cue, readCues, writeCues } from '../uploads/captions';
import { sendFile } from '../uploads/send-file';
import { useUploadCalls } from '../uploads/use-upload';
import styles from './builder.module.css';

interface CueListProps {
  url: string;
  language: CourseLanguage;
  onSaved: (upload: Upload) => void;
}

const secondsPerMinute = 60;

/** Editor of captions; saving uploads a new file in place of the old one. */
export const CueList = ({ url, language, onSaved }: CueListProps) => {
  const { t, formats } = useTranslation();
  const clockOf = (seconds: number) => {
    const minutes = formats.number(Math.floor(seconds / secondsPerMinute));
    const rest = Math.floor(seconds % secondsPerMinute);
    return `${minutes}:${formats.number(rest, { minimumIntegerDigits: 2 })}`;
  };
  const calls = useUploadCalls();
  const [cues, setCues] = useState<Cue[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const [problem, setProblem] = useState<CallProblem>();
  const [isSaving, setIsSaving] = useState(false);
  useEffect(() => {
    if (hasFailed) return;
    const controller = new AbortController();
    fetch(url, { signal: controller.signal })
      .then((response) => (response.ok ? response.text() : Promise.reject(new Error(url))))
      .then((file) => setCues(readCues(file)))
      .catch(() => !controller.signal.aborted && setHasFailed(true));
    return () => controller.abort();
  }, [url, hasFailed]);

  if (hasFailed) {
    return (
      <ErrorState problem={{ code: 'offline', errors: [] }} onRetry={() => setHasFailed(false)} />
    );
  }
  if (!cues) {
    return (
      <Loading>
        <Skeleton height={12} />
      </Loading>
    );
  }
  const save = async () => {
    setIsSaving(true);
    const file = new File([writeCues(cues)], `captions-${language}.vtt`, { type: 'text/vtt' });
    const result = await sendFile({
      kind: 'CAPTIONS',
      file,
      calls,
      onState: () => undefined,
      isPaused: () => false,
    });
    setIsSaving(false);
    if ('upload' in result) onSaved(result.upload);
    else setProblem(toCallProblem('error' in result ? result.error : undefined));
  };
  return (
    <div className={styles['group']}>
      <ol className={styles['cues']}>
        {cues.map((cue, index) => (
          <li key={`${cue.start} ${index}`}>
            <span className={styles['clock']}>{clockOf(cue.start)}</span>
            <Input.TextArea
              rows={2}
              lang={language}
              aria-label={t('courses.captions.at', { time: clockOf(cue.start) })}
              value={cue.text}
              onChange={({ target }) =>
                setCues(
                  cues.map((other, at) =>
                    at === index ? { ...other, text: target.value } : other,
                  ),
                )
              }
            />
          </li>
        ))}
      </ol>
      {problem && <ProblemNotice problem={problem} />}
      <div>
        <Button type="primary" {...whileBusy(isSaving)} onClick={() => void save()}>
          {t('courses.captions.save')}
        </Button>
      </div>
    </div>
  );
};

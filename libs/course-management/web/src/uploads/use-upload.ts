import {
  type Upload,
  type UploadKind,
  uploadLimits,
  type UploadState,
} from '@lms/course-management/contract';
import { type CallProblem, toCallProblem } from '@lms/entity-api';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sendFile } from './send-file';
import { uploadApi } from './upload-api';

export type UploadProgress =
  | { status: 'idle' }
  | { status: 'running' | 'paused' | 'offline'; name: string; percent: number }
  | { status: 'failed'; name: string; problem: CallProblem }
  | { status: 'tooLarge' | 'done'; name: string };

const percentOf = ({ received, bytes }: UploadState) => Math.floor((received / bytes) * 100);

/** The three calls of a resumable upload. */
export const useUploadCalls = () => {
  const [openUpload] = uploadApi.useOpenUploadMutation();
  const [sendPiece] = uploadApi.useSendPieceMutation();
  const [getUpload] = uploadApi.useLazyGetUploadQuery();
  return {
    open: (kind: UploadKind, { name, size }: File) => openUpload({ kind, name, bytes: size }),
    send: (id: string, offset: number, body: Blob) => sendPiece({ id, offset, body }),
    look: (id: string) => getUpload(id),
  };
};

/** Uploads one file: can be paused, and resumes by itself when the connection returns. */
export const useUpload = (kind: UploadKind, onDone: (upload: Upload) => void) => {
  const calls = useUploadCalls();
  const [progress, setProgress] = useState<UploadProgress>({ status: 'idle' });
  const current = useRef<{ file: File; id?: string; percent: number; paused: boolean }>(null);
  // What was changed around the file while it was sent must not be taken back at its end.
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  }, [onDone]);

  const run = async () => {
    const job = current.current;
    if (!job) return;
    job.paused = false;
    const { file } = job;
    const tell = (status: 'running' | 'paused' | 'offline') =>
      setProgress({ status, name: file.name, percent: job.percent });
    tell('running');
    const result = await sendFile({
      kind,
      file,
      calls,
      id: job.id,
      isPaused: () => job.paused,
      onState: (state) => {
        job.id = state.id;
        job.percent = percentOf(state);
        if (current.current === job && !job.paused) tell('running');
      },
    });
    // Another file was chosen, or this upload was cancelled.
    if (current.current !== job) return;
    if ('upload' in result) {
      current.current = null;
      setProgress({ status: 'done', name: file.name });
      latestOnDone.current(result.upload);
    } else if ('paused' in result) tell('paused');
    else {
      const problem = toCallProblem(result.error);
      // The server dropped the upload, so the next try starts from zero.
      if (problem.code === 'entity.notFound') job.id = undefined;
      if (problem.code === 'offline') tell('offline');
      else setProgress({ status: 'failed', name: file.name, problem });
    }
  };

  const resume = useEffectEvent(() => void run());
  const isOffline = progress.status === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const onOnline = () => resume();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isOffline]);
  // Leaving the screen stops the upload.
  useEffect(
    () => () => {
      if (current.current) current.current.paused = true;
      current.current = null;
    },
    [],
  );

  return {
    progress,
    start: (file: File) => {
      if (file.size > uploadLimits[kind]) {
        setProgress({ status: 'tooLarge', name: file.name });
        return;
      }
      current.current = { file, percent: 0, paused: false };
      void run();
    },
    pause: () => {
      if (current.current) current.current.paused = true;
    },
    resume: () => void run(),
    cancel: () => {
      if (current.current) current.current.paused = true;
      current.current = null;
      setProgress({ status: 'idle' });
    },
  };
};

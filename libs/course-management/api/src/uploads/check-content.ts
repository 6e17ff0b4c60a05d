import { readFile } from 'node:fs/promises';
import type { Upload, UploadKind } from '@lms/course-management/contract';
import { ProblemError, encodePicture } from '@lms/server/platform';
import { type FileReader, lookInto } from './file-reader';
import { readMp4 } from './mp4';
import { readWebm } from './webm';
import { CaptionsError, readCaptions, transcriptOf } from './webvtt';

/** What a file turned out to be. */
export interface Content {
  ending: string;
  details: Partial<Pick<Upload, 'durationSeconds' | 'transcript'>>;
  /** What is stored in place of the file that came. */
  replacement?: Buffer | string;
}

/** A PDF names its end in its last lines; behind them some programs leave a little more. */
const pdfTail = 2_048;
/** As a draft has it. */
const maxSeconds = 86_400;
const pdfStart = '%PDF-';

const startsAs = {
  pdf: (head: Buffer) => head.toString('latin1', 0, pdfStart.length) === pdfStart,
  mp4: (head: Buffer) => head.toString('latin1', 4, 8) === 'ftyp',
  webm: (head: Buffer) => head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3,
};

/**
 * Whether a file of this kind may begin so: a large one that is something else need not come whole
 * before it is refused.
 */
export const mayBegin = (kind: UploadKind, head: Buffer): boolean => {
  if (kind === 'DOCUMENT') return startsAs.pdf(head);
  if (kind === 'VIDEO') return startsAs.mp4(head) || startsAs.webm(head);
  return true;
};

const checkPdf = async (file: FileReader): Promise<Content> => {
  const head = await file.read(0, pdfStart.length);
  const tail = await file.read(Math.max(0, file.size - pdfTail), pdfTail);
  if (!startsAs.pdf(head) || !tail.includes('%%EOF')) throw new Error('no PDF');
  return { ending: 'pdf', details: {} };
};

const checkVideo = async (file: FileReader): Promise<Content> => {
  const isMp4 = startsAs.mp4(await file.read(0, 8));
  const seconds = await (isMp4 ? readMp4(file) : readWebm(file));
  // Some recorders write a length that no film has; a draft would not take it.
  const durationSeconds = seconds > 0 && seconds <= maxSeconds ? seconds : null;
  return { ending: isMp4 ? 'mp4' : 'webm', details: { durationSeconds } };
};

const checkCaptions = async (path: string): Promise<Content> => {
  const { file, cues } = readCaptions(await readFile(path));
  return { ending: 'vtt', details: { transcript: transcriptOf(cues) }, replacement: file };
};

const check = async (kind: UploadKind, path: string): Promise<Content> => {
  switch (kind) {
    case 'IMAGE':
      return { ending: 'webp', details: {}, replacement: await encodePicture(path) };
    case 'VIDEO':
      return lookInto(path, checkVideo);
    case 'DOCUMENT':
      return lookInto(path, checkPdf);
    case 'CAPTIONS':
      return checkCaptions(path);
  }
};

/**
 * Finds out by its content what a file is; its name says nothing.
 *
 * @throws ProblemError request.unsupportedType, or validation.failed with the line of captions
 */
export const checkContent = async (kind: UploadKind, path: string): Promise<Content> => {
  try {
    return await check(kind, path);
  } catch (error) {
    if (error instanceof CaptionsError)
      throw new ProblemError('validation.failed', [error.problem]);
    // A disk that fails is no fault of the file's.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new ProblemError('request.unsupportedType');
  }
};

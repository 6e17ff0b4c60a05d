import type { Upload, UploadKind } from '@lms/course-management/contract';
import { encodePicture, ProblemError } from '@lms/server/platform';
import { readFile } from 'node:fs/promises';
import { type FileReader, withFileReader } from './file-reader';
import { readMp4 } from './mp4';
import { readWebm } from './webm';
import { buildTranscript, CaptionsError, readCaptions } from './webvtt';

/** Facts found in a file's content. */
export interface Content {
  ending: string;
  details: Partial<Pick<Upload, 'durationSeconds' | 'transcript'>>;
  /** Content to store instead of the uploaded file. */
  replacement?: Buffer | string;
}

/** Bytes at the end of a PDF to search for its end marker: some programs append a little after it. */
const pdfTail = 2_048;
/** Longest video that a draft accepts. */
const maxSeconds = 86_400;
const pdfStart = '%PDF-';

const startsAs = {
  pdf: (head: Buffer) => head.toString('latin1', 0, pdfStart.length) === pdfStart,
  mp4: (head: Buffer) => head.toString('latin1', 4, 8) === 'ftyp',
  // A tag before the sound, or a frame of layer III at once.
  mp3: (head: Buffer) =>
    head.toString('latin1', 0, 3) === 'ID3' ||
    (head.length >= 2 && head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2),
  webm: (head: Buffer) => head.length >= 4 && head.readUInt32BE(0) === 0x1a45dfa3,
};

/**
 * Checks the first bytes of a file, so that a large file of another type is refused before all of it
 * is uploaded.
 */
export const mayBegin = (kind: UploadKind, head: Buffer): boolean => {
  if (kind === 'DOCUMENT') return startsAs.pdf(head);
  if (kind === 'VIDEO') return startsAs.mp4(head) || startsAs.webm(head);
  if (kind === 'AUDIO') return startsAs.mp4(head) || startsAs.mp3(head);
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
  // Some recorders write an impossible length, which a draft would refuse.
  const durationSeconds = seconds > 0 && seconds <= maxSeconds ? seconds : null;
  return { ending: isMp4 ? 'mp4' : 'webm', details: { durationSeconds } };
};

const checkAudio = async (file: FileReader): Promise<Content> => {
  const head = await file.read(0, 8);
  if (startsAs.mp3(head)) return { ending: 'mp3', details: {} };
  if (!startsAs.mp4(head)) throw new Error('no audio');
  return { ending: 'm4a', details: { durationSeconds: await readMp4(file, 'soun') } };
};

const checkCaptions = async (path: string): Promise<Content> => {
  const { file, cues } = readCaptions(await readFile(path));
  return { ending: 'vtt', details: { transcript: buildTranscript(cues) }, replacement: file };
};

const check = async (kind: UploadKind, path: string): Promise<Content> => {
  switch (kind) {
    case 'IMAGE':
      return { ending: 'webp', details: {}, replacement: await encodePicture(path) };
    case 'VIDEO':
      return withFileReader(path, checkVideo);
    case 'AUDIO':
      return withFileReader(path, checkAudio);
    case 'DOCUMENT':
      return withFileReader(path, checkPdf);
    case 'CAPTIONS':
      return checkCaptions(path);
  }
};

/**
 * Detects a file's type from its content; its name proves nothing.
 *
 * @throws ProblemError request.unsupportedType, or validation.failed with the line of captions
 */
export const checkContent = async (kind: UploadKind, path: string): Promise<Content> => {
  try {
    return await check(kind, path);
  } catch (error) {
    if (error instanceof CaptionsError)
      throw new ProblemError('validation.failed', [error.problem]);
    // A disk error does not mean that the file is invalid.
    if ((error as NodeJS.ErrnoException).syscall) throw error;
    throw new ProblemError('request.unsupportedType');
  }
};

import { formatsOf, readQuestionFile, UnreadableFileError } from '@lms/assessment/formats';
import type { ImportFormat } from '@lms/contract';
import { type PreparedItem, prepareQuestion } from './prepare-question';

/** A file of questions; if no format is given, name and content tell it. */
export interface FileTask {
  bytes: Uint8Array;
  name?: string;
  format?: ImportFormat;
}

/**
 * Message of the reader: first the format and the number of items, then items in batches; or the
 * error. Where name and content disagree on the format: both, and no items.
 */
export type FilePart =
  | { format: ImportFormat; otherFormat: ImportFormat | null; total: number }
  | { items: PreparedItem[] }
  | { refusal: Pick<UnreadableFileError, 'reason' | 'line' | 'max'> };

/** Few enough that receiving them delays no request. */
const itemsAtOnce = 200;

/** Parses a file and prepares each of its questions for storing. */
export function* prepareFile({ bytes, name = '', format: given }: FileTask): Generator<FilePart> {
  try {
    const [format, otherFormat = null] = given ? [given] : formatsOf(bytes, name);
    if (otherFormat) return yield { format, otherFormat, total: 0 };
    const { items } = readQuestionFile(format, bytes);
    yield { format, otherFormat, total: items.length };
    for (let from = 0; from < items.length; from += itemsAtOnce) {
      yield { items: items.slice(from, from + itemsAtOnce).map(prepareQuestion) };
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { reason, line, max } = error;
    yield { refusal: { reason, line, max } };
  }
}

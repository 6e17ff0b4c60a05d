import { detectFormat, readQuestionFile, UnreadableFileError } from '@lms/assessment/formats';
import type { ImportFormat } from '@lms/contract';
import { type PreparedItem, prepareQuestion } from './prepare-question';

/** A file of questions; its format is detected if none is given. */
export interface FileTask {
  bytes: Uint8Array;
  format?: ImportFormat;
}

/** Message of the reader: first the format, then items in batches; or the error. */
export type FilePart =
  | { format: ImportFormat }
  | { items: PreparedItem[] }
  | { refusal: Pick<UnreadableFileError, 'reason' | 'line'> };

/** Few enough that receiving them delays no request. */
const itemsAtOnce = 200;

/** Parses a file and prepares each of its questions for storing. */
export function* prepareFile({ bytes, format: given }: FileTask): Generator<FilePart> {
  try {
    const format = given ?? detectFormat(bytes);
    const { items } = readQuestionFile(format, bytes);
    yield { format };
    for (let from = 0; from < items.length; from += itemsAtOnce) {
      yield { items: items.slice(from, from + itemsAtOnce).map(prepareQuestion) };
    }
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    yield { refusal: { reason: error.reason, line: error.line } };
  }
}

import { detectFormat, readQuestionFile, UnreadableFileError } from '@lms/assessment/formats';
import type { ImportFormat } from '@lms/contract';
import { type PreparedItem, prepareQuestion } from './prepare-question';

/** A file of questions; its format is found out where none is given. */
export interface FileTask {
  bytes: Uint8Array;
  format?: ImportFormat;
}

/** The format, then the items part by part; or why there are none. */
export type FilePart =
  | { format: ImportFormat }
  | { items: PreparedItem[] }
  | { refusal: Pick<UnreadableFileError, 'reason' | 'line'> };

/** So few that taking them over holds up no request. */
const itemsAtOnce = 200;

/** Reads a file and makes each of its questions ready to be stored. */
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

import { parentPort, workerData } from 'node:worker_threads';
import { detectFormat, readQuestionFile, UnreadableFileError } from '@lms/assessment/formats';
import type { ImportFormat } from '@lms/contract';
import { type PreparedItem, prepareQuestion } from './prepare-question';

/** What the thread is given. */
export interface WorkerTask {
  bytes: Uint8Array;
  /** Found out where none is given. */
  format?: ImportFormat;
}

/** What it says: the format, the items part by part; or why there are none. */
export type WorkerMessage =
  | { format: ImportFormat }
  | { items: PreparedItem[] }
  | { refusal: Pick<UnreadableFileError, 'reason' | 'line'> };

/** So few that taking them over holds up no other request. */
const itemsAtOnce = 200;

const say = (message: WorkerMessage) => parentPort?.postMessage(message);

try {
  const { bytes, ...task } = workerData as WorkerTask;
  const format = task.format ?? detectFormat(bytes);
  const { items } = readQuestionFile(format, bytes);
  say({ format });
  for (let from = 0; from < items.length; from += itemsAtOnce) {
    say({ items: items.slice(from, from + itemsAtOnce).map(prepareQuestion) });
  }
} catch (error) {
  if (!(error instanceof UnreadableFileError)) throw error;
  say({ refusal: { reason: error.reason, line: error.line } });
}

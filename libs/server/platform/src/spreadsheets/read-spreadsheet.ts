import { ProblemError } from '../http/problems';
import { startWorker } from '../start-worker';
import type { SheetPart } from './spreadsheet-worker';

/** Maximum time in milliseconds; 50,000 rows take seconds, so longer is an attack. */
const maxMs = 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 320 };

type Refusal = Extract<SheetPart, { refusal: unknown }>['refusal'];

const toProblem = ({ reason, ...params }: Refusal) =>
  reason === 'tooLarge'
    ? new ProblemError('import.tooLarge')
    : new ProblemError('import.unreadable', [{ field: 'file', code: reason, params }]);

/** Reads a file in a thread of its own. */
const readInThread = (bytes: Uint8Array): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(import.meta, 'spreadsheet-worker', {
      workerData: bytes,
      execArgv: [],
      resourceLimits,
    });
    const rows: string[][] = [];
    const timer = setTimeout(() => void worker.terminate(), maxMs);
    worker.on('message', (part: SheetPart) => {
      if ('rows' in part) rows.push(...part.rows);
      else reject(toProblem(part.refusal));
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ProblemError('import.tooLarge') : error,
      ),
    );
    // A thread stopped after its time limit exits with another code.
    worker.on('exit', (exitCode) => {
      clearTimeout(timer);
      if (exitCode === 0) resolve(rows);
      else reject(new ProblemError('import.tooLarge'));
    });
  });

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a spreadsheet in a thread, one file after another, so that requests are not blocked.
 *
 * @throws ProblemError import.unreadable with the line; import.tooLarge
 */
export const readSpreadsheet = (bytes: Uint8Array): Promise<string[][]> => {
  const next = last.catch(() => undefined).then(() => readInThread(bytes));
  last = next;
  return next;
};

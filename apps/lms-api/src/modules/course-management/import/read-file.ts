import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ImportFormat } from '@lms/contract';
import { ProblemError } from '../../../http/problems';
import type { PreparedItem } from './prepare-question';
import type { WorkerMessage, WorkerTask } from './question-file-worker';

interface PreparedFile {
  format: ImportFormat;
  items: PreparedItem[];
}

/** A file of 5,000 questions takes two or three seconds; what takes far longer was made to. */
const mostMs = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };

const isSource = import.meta.filename.endsWith('.ts');
const workerFile = join(import.meta.dirname, `question-file-worker.${isSource ? 'mjs' : 'js'}`);

type Refusal = Extract<WorkerMessage, { refusal: unknown }>['refusal'];

const toProblem = ({ reason, line }: Refusal) =>
  reason === 'tooLarge'
    ? new ProblemError('import.tooLarge')
    : new ProblemError('import.unreadable', [{ field: 'file', code: reason, params: { line } }]);

/** One thread reads one file; it ends with it. */
const readInThread = (task: WorkerTask, timeMs: number): Promise<PreparedFile> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: task, execArgv: [], resourceLimits });
    const items: PreparedItem[] = [];
    let format: ImportFormat | undefined;
    const timer = setTimeout(() => void worker.terminate(), timeMs);
    worker.on('message', (message: WorkerMessage) => {
      if ('format' in message) format = message.format;
      else if ('items' in message) items.push(...message.items);
      else reject(toProblem(message.refusal));
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ProblemError('import.tooLarge') : error,
      ),
    );
    // What was stopped for its time ends with another code.
    worker.on('exit', (exitCode) => {
      clearTimeout(timer);
      if (exitCode === 0 && format) resolve({ format, items });
      else reject(new ProblemError('import.tooLarge'));
    });
  });

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads a file of questions away from the thread that answers requests, one file after another, and
 * stops one that takes too much time or memory.
 *
 * @throws ProblemError import.unreadable with the line; import.tooLarge
 */
export const readFile = (task: WorkerTask, timeMs = mostMs): Promise<PreparedFile> => {
  const next = last.catch(() => undefined).then(() => readInThread(task, timeMs));
  last = next;
  return next;
};

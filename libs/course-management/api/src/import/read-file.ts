import type { ImportFormat } from '@lms/contract';
import { ProblemError, startWorker } from '@lms/server/platform';
import type { FilePart, FileTask } from './prepare-file';
import type { PreparedItem } from './prepare-question';

interface PreparedFile {
  format: ImportFormat;
  /** Format of the content, if the name says another. */
  otherFormat: ImportFormat | null;
  items: PreparedItem[];
}

/** Time limit: a file of 5,000 questions takes two or three seconds. */
const maxMs = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };

type Refusal = Extract<FilePart, { refusal: unknown }>['refusal'];

const toProblem = ({ reason, ...params }: Refusal) =>
  reason === 'tooLarge'
    ? new ProblemError('import.tooLarge')
    : new ProblemError('import.unreadable', [{ field: 'file', code: reason, params }]);

interface ReadOptions {
  timeMs?: number;
  /** Called with the number of items read so far, and of all. */
  tell?: (progress: { done: number; total: number }) => void;
}

/** Reads one file in a worker thread of its own. */
const readInThread = (
  task: FileTask,
  { timeMs = maxMs, tell }: ReadOptions,
): Promise<PreparedFile> =>
  new Promise((resolve, reject) => {
    const worker = startWorker(import.meta, 'question-file-worker', {
      workerData: task,
      execArgv: [],
      resourceLimits,
    });
    const items: PreparedItem[] = [];
    let head: Extract<FilePart, { format: ImportFormat }> | undefined;
    const timer = setTimeout(() => void worker.terminate(), timeMs);
    worker.on('message', (part: FilePart) => {
      if ('refusal' in part) return reject(toProblem(part.refusal));
      if ('format' in part) head = part;
      else items.push(...part.items);
      if (head?.total) tell?.({ done: items.length, total: head.total });
    });
    worker.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ProblemError('import.tooLarge') : error,
      ),
    );
    // A thread terminated at the time limit exits with another code.
    worker.on('exit', (exitCode) => {
      clearTimeout(timer);
      if (exitCode !== 0 || !head) return reject(new ProblemError('import.tooLarge'));
      const { format, otherFormat } = head;
      resolve({ format, otherFormat, items });
    });
  });

let last: Promise<unknown> = Promise.resolve();

/**
 * Parses a file of questions in a worker thread, one file after another, with limits of time and
 * memory.
 *
 * @throws ProblemError import.unreadable with the line; import.tooLarge
 */
export const readFile = (task: FileTask, options: ReadOptions = {}): Promise<PreparedFile> => {
  const next = last.catch(() => undefined).then(() => readInThread(task, options));
  last = next;
  return next;
};

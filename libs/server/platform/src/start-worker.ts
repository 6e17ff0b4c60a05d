import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the worker that lies beside the caller: in development from its source, in the bundle as the
 * build made it.
 */
export const startWorker = (
  { filename, dirname }: Pick<ImportMeta, 'filename' | 'dirname'>,
  name: string,
  options: WorkerOptions,
) =>
  filename.endsWith('.ts')
    ? new Worker(join(import.meta.dirname, 'worker-from-source.mjs'), {
        ...options,
        argv: [join(dirname, `${name}.ts`)],
      })
    : new Worker(join(dirname, `${name}.js`), options);

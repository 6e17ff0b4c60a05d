import { join } from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the worker that lies beside the calling module: from its source in development, as built
 * in the bundle.
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

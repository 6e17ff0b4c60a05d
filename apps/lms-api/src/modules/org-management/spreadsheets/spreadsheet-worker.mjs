import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

/** Starts the worker from its source, for tests and development; the bundle has it ready to run. */
register({ tsconfig: fileURLToPath(new URL('../../../../tsconfig.json', import.meta.url)) });
await import(new URL('./spreadsheet-worker.ts', import.meta.url).href);

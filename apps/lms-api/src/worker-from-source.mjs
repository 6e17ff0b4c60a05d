import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Runs the worker beside a starter from its source, in development; tests, which start many, have it
 * built once. The bundle has it ready to run.
 *
 * @param {string} starter the starter's `import.meta.url`
 */
export const runFromSource = async (starter) => {
  const built = process.env['LMS_BUILT_WORKERS'];
  if (built) {
    await import(pathToFileURL(join(built, `${basename(starter, '.mjs')}.js`)).href);
    return;
  }
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
  await import(starter.replace(/mjs$/, 'ts'));
};

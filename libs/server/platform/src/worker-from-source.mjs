import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Runs the worker in its argument from source; tests, which start many, use a built one.
const [, , source = ''] = process.argv;
const built = process.env['LMS_BUILT_WORKERS'];
if (built) {
  await import(pathToFileURL(join(built, `${basename(source, '.ts')}.js`)).href);
} else {
  const { register } = await import('tsx/esm/api');
  register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
  await import(pathToFileURL(source).href);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readAnswers, UnclearError } from './read-answers.ts';
import { root } from './root.ts';

const file = join(root, 'apps/lms-api/src/plugins/open-api/answers.json');

/** Writes what every call answers; with `--check` it only says whether that is what was written. */
const generate = async (isCheck: boolean) => {
  const options = await resolveConfig(file);
  const text = await format(JSON.stringify(await readAnswers()), { ...options, filepath: file });
  if (!isCheck) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    throw new UnclearError(
      `${relative(root, file)} is old: run \`npm run openapi\` and commit it.`,
    );
  }
};

await generate(process.argv.includes('--check')).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof UnclearError ? error.message : error);
    process.exit(1);
  },
);

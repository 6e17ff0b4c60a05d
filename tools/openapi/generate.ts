import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { clientTypes } from './client-types.ts';
import { declareCalls, importSource } from './declared-calls.ts';
import { readAnswers, sorted, UnclearError } from './read-answers.ts';
import { root } from './root.ts';

const folder = 'apps/lms-api/src/open-api';
const isCheck = process.argv.includes('--check');

/** Writes a file that is committed or, with `--check`, only says whether it is as it was committed. */
const keep = async (name: string, content: string) => {
  const filepath = join(root, folder, name);
  const text = await format(content, { ...(await resolveConfig(filepath)), filepath });
  if (!isCheck) writeFileSync(filepath, text);
  else if (readFileSync(filepath, 'utf8') !== text) {
    const path = relative(root, filepath);
    throw new UnclearError(`${path} is old: run \`npm run openapi\` and commit it.`);
  }
};

/** Writes the answers of every call, then the document and the types made from it. */
const generate = async () => {
  const { calls, records } = await declareCalls();
  const { callProblems, problemSchema } = await importSource(`${folder}/call-problems.ts`);
  const { calls: read, schemas } = readAnswers(calls);
  const complete = records.map((record) => {
    const key = `${record.method} ${record.path}`;
    const { domain, answers, problems } = read[key]!;
    return [key, { domain, answers, problems: callProblems(record, problems) }] as const;
  });
  const file = {
    calls: sorted(complete),
    schemas: { ...schemas, Problem: problemSchema },
  };
  await keep('answers.json', JSON.stringify(file));
  const { toOpenApi } = await importSource(`${folder}/document.ts`);
  const document = toOpenApi(records);
  await keep('client-types.d.ts', await clientTypes(document));
  mkdirSync(join(root, 'tools/openapi/dist'), { recursive: true });
  writeFileSync(join(root, 'tools/openapi/dist/openapi.json'), JSON.stringify(document, null, 2));
};

await generate().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof UnclearError ? error.message : error);
    process.exit(1);
  },
);

import { execFileSync } from 'node:child_process';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { nx, root } from './run.mjs';

const rules = ['@nx/enforce-module-boundaries', 'no-restricted-imports'];
const eslint = new ESLint({ cwd: root });

/** What lint says about one import, as if a file of the given project had it. */
async function complaints(project, imported, file = 'src/some-file.ts') {
  const filePath = `${project}/${file}`;
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath });
  return result.messages.filter(({ ruleId }) => rules.includes(ruleId));
}

describe('boundaries', { timeout: 60_000 }, () => {
  it.each([
    ['libs/cart', '@lms/learning', 'a domain imports another domain'],
    ['libs/shared/ui', '@lms/cart', 'a kit imports a domain'],
    ['libs/shared/contract', '@lms/i18n', 'the contract imports a kit'],
    ['libs/shared/contract', 'react', 'the contract imports a framework'],
    ['libs/assessment', 'antd', 'pure code imports a screen library'],
    ['libs/catalog', 'drizzle-orm', 'a domain imports the database'],
    ['apps/lms-web', 'fastify', 'the web app imports the server'],
    ['apps/lms-api', 'antd', 'the API imports a screen library'],
    ['apps/lms-api', '@lms/ui', 'the API imports a kit'],
    ['apps/lms-web-e2e', '@lms/cart', 'end-to-end tests import a domain'],
    ['libs/shared/ui', '@lms/admin-ui', 'the public kit imports the management kit'],
    ['libs/shared/ui', 'antd', 'the public kit brings antd to visitors'],
    ['libs/cart', '@lms/testing', 'what ships imports what is made for tests'],
    ['libs/cart', '../testing/cart', "what ships imports its own tests' fixtures"],
  ])('%s may not import %s: %s', async (project, imported) => {
    expect(await complaints(project, imported)).toHaveLength(1);
  });

  it.each([
    ['libs/cart', '@lms/auth'],
    ['libs/cart', '@lms/ui'],
    ['libs/learning', '@lms/assessment'],
    ['libs/shared/admin-ui', 'antd'],
    ['libs/shared/admin-ui', '@lms/ui'],
    ['apps/lms-api', '@lms/contract'],
    ['apps/lms-web', '@lms/cart'],
  ])('%s may import %s', async (project, imported) => {
    expect(await complaints(project, imported)).toEqual([]);
  });

  it.each(['src/some-file.test.ts', 'testing/fixtures.ts'])(
    'libs/cart/%s may import what is made for tests',
    async (file) => {
      expect(await complaints('libs/cart', '@lms/testing', file)).toEqual([]);
    },
  );

  it('a change in the cart reaches the apps that use it and no other domain', () => {
    const asked = ['show', 'projects', '--affected', '--files=libs/cart/src/index.ts', '--json'];
    const { command, args, env } = nx(asked);
    const output = execFileSync(command, args, { cwd: root, env: { ...process.env, ...env } });
    const affected = JSON.parse(output.toString());
    expect(affected).toEqual(expect.arrayContaining(['cart', 'lms-web', 'lms-web-e2e']));
    expect(affected).not.toContain('lms-api');
    for (const domain of ['auth', 'catalog', 'course-management', 'learning']) {
      expect(affected).not.toContain(domain);
    }
  });
});

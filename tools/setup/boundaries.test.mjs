import { execFileSync } from 'node:child_process';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { nx, root } from './run.mjs';

const rule = '@nx/enforce-module-boundaries';
const eslint = new ESLint({ cwd: root });

/** What lint says about one import, as if a file of the given project had it. */
async function complaints(project, imported) {
  const filePath = `${project}/src/some-file.ts`;
  const [result] = await eslint.lintText(`import '${imported}';\n`, { filePath });
  return result.messages.filter((message) => message.ruleId === rule);
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
  ])('%s may not import %s: %s', async (project, imported) => {
    expect(await complaints(project, imported)).toHaveLength(1);
  });

  it.each([
    ['libs/cart', '@lms/auth'],
    ['libs/cart', '@lms/ui'],
    ['libs/learning', '@lms/assessment'],
    ['libs/shared/ui', 'antd'],
    ['apps/lms-api', '@lms/contract'],
    ['apps/lms-web', '@lms/cart'],
  ])('%s may import %s', async (project, imported) => {
    expect(await complaints(project, imported)).toEqual([]);
  });

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

import { boundaries, management } from '#tools/boundaries.mjs';
import { ESLint } from 'eslint';
import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { nx, root } from './run.mjs';

const rules = ['@nx/enforce-module-boundaries', 'no-restricted-imports'];
const eslint = new ESLint({ cwd: root });

/** Circles are refused before any row is asked: without that, it is the row that has to refuse. */
const eslintOfRows = new ESLint({
  cwd: root,
  overrideConfig: {
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { ...boundaries, ignoredCircularDependencies: [['*', '*']] },
      ],
    },
  },
});

/** Complaints of lint about one import, as if a file of the given project had it. */
async function complaints(project, imported, { file = 'src/some-file.ts', lint = eslint } = {}) {
  const filePath = `${project}/${file}`;
  const [result] = await lint.lintText(`import '${imported}';\n`, { filePath });
  return result.messages.filter(({ ruleId }) => rules.includes(ruleId));
}

const forbiddenByType = {
  'type:app-web': [
    ['apps/lms-web', '@lms/cart/api'],
    ['apps/lms-web', 'fastify'],
  ],
  'type:app-api': [
    ['apps/lms-api', '@lms/cart/web'],
    ['apps/lms-api', '@lms/ui'],
    ['apps/lms-api', 'antd'],
  ],
  'type:e2e': [
    ['apps/lms-web-e2e', '@lms/cart/web'],
    ['apps/lms-web-e2e', '@lms/server/platform'],
    ['apps/lms-web-e2e', 'drizzle-orm'],
  ],
  'type:web-domain': [
    ['libs/cart/web', '@lms/cart/api'],
    ['libs/cart/web', '@lms/server/platform'],
    ['libs/cart/web', 'drizzle-orm'],
  ],
  'type:api-domain': [
    ['libs/cart/api', '@lms/cart/web'],
    ['libs/cart/api', '@lms/i18n'],
    ['libs/cart/api', 'react'],
    ['libs/cart/api', 'formik'],
  ],
  'type:api-platform': [
    ['libs/server/platform', '@lms/auth/api'],
    ['libs/server/platform', '@lms/ui'],
    ['libs/server/platform', 'react-i18next'],
  ],
  'type:api-data': [
    ['libs/server/database', '@lms/server/platform'],
    ['libs/server/database', '@lms/cart/api'],
    ['libs/server/database', 'fastify'],
  ],
  'type:kit': [
    ['libs/shared/ui', '@lms/cart/web'],
    ['libs/shared/entity-api', 'pg'],
  ],
  'kit:public': [
    ['libs/shared/ui', '@lms/admin-ui'],
    ['libs/shared/ui', 'antd'],
  ],
  'type:words': [
    ['libs/shared/words', '@lms/i18n'],
    ['libs/shared/words', 'react-i18next'],
  ],
  'type:pure': [
    ['libs/assessment', '@lms/ui'],
    ['libs/assessment', 'antd'],
    ['libs/assessment', 'fastify'],
  ],
  'type:contract': [
    ['libs/shared/contract', '@lms/i18n'],
    ['libs/cart/contract', '@lms/cart/web'],
    ['libs/cart/contract', 'react'],
    ['libs/cart/contract', 'drizzle-orm'],
  ],
  'type:testing': [['libs/server/testing', '@lms/e2e']],
  'type:tool': [['tools/openapi', '@lms/cart/web']],
};

const forbiddenByScope = {
  'scope:app': [['apps/lms-api', '#tools/setup/run.mjs']],
  'scope:shared': [['libs/shared/contract', '@lms/auth/contract']],
  'scope:server type:api-data': [['libs/server/database', '@lms/assessment']],
  'scope:server type:api-platform': [['libs/server/platform', '@lms/auth/contract']],
  'scope:server type:testing': [['libs/server/testing', '@lms/auth/contract']],
  'scope:assessment': [['libs/assessment', '@lms/cart/contract']],
  'scope:tools': [['tools/openapi', '@lms/cart/contract']],
  // Upwards, then to another domain of the same floor.
  'scope:auth type:web-domain': [['libs/auth/web', '@lms/cart/web']],
  'scope:auth type:api-domain': [['libs/auth/api', '@lms/cart/api']],
  'scope:auth type:contract': [['libs/auth/contract', '@lms/catalog/contract']],
  'scope:catalog type:web-domain': [
    ['libs/catalog/web', '@lms/course-management/web'],
    ['libs/catalog/web', '@lms/course-management/contract'],
  ],
  'scope:catalog type:api-domain': [
    ['libs/catalog/api', '@lms/cart/api'],
    ['libs/catalog/api', '@lms/course-management/api'],
  ],
  'scope:catalog type:contract': [
    ['libs/catalog/contract', '@lms/learning/contract'],
    ['libs/catalog/contract', '@lms/org-management/contract'],
  ],
  'scope:cart type:web-domain': [
    ['libs/cart/web', '@lms/learning/web'],
    ['libs/cart/web', '@lms/catalog/contract'],
  ],
  'scope:cart type:api-domain': [
    ['libs/cart/api', '@lms/reports/api'],
    ['libs/cart/api', '@lms/learning/api'],
  ],
  'scope:cart type:contract': [
    ['libs/cart/contract', '@lms/reports/contract'],
    ['libs/cart/contract', '@lms/learning/contract'],
  ],
  'scope:reports type:web-domain': [
    ['libs/reports/web', '@lms/dashboard/web'],
    ['libs/reports/web', '@lms/learning/contract'],
  ],
  'scope:reports type:api-domain': [['libs/reports/api', '@lms/dashboard/api']],
  'scope:reports type:contract': [['libs/reports/contract', '@lms/dashboard/contract']],
};

const triesOf = (table) =>
  Object.entries(table).flatMap(([row, tries]) => tries.map((each) => [row, ...each]));
const nameOf = ({ sourceTag, allSourceTags = [sourceTag] }) => allSourceTags.join(' ');

describe('boundaries', () => {
  it('are tried in every row: all types, and a domain of each floor', () => {
    const names = boundaries.depConstraints.map(nameOf);
    const tried = [...Object.keys(forbiddenByType), ...Object.keys(forbiddenByScope)];
    expect(names).toEqual(expect.arrayContaining(tried));
    const others = names.filter((name) => !tried.includes(name));
    expect(others.filter((name) => !/^scope:[a-z-]+ type:/.test(name))).toEqual([]);
  });

  it.each([...triesOf(forbiddenByType), ...triesOf(forbiddenByScope)])(
    'refuse by %s that %s imports %s',
    async (_row, project, imported) => {
      const found = await complaints(project, imported, { lint: eslintOfRows });
      expect(found).not.toEqual([]);
    },
  );

  it.each([
    ['libs/cart/web', '@lms/testing'],
    ['libs/cart/api', '@lms/server/testing'],
    ['libs/cart/web', '../testing/cart'],
    ['libs/cart/api', '../testing/notify'],
    ['libs/cart/api', '../../../learning/api/testing/marking-fixture'],
    ['libs/cart/web', '../../../learning/web/src/index'],
  ])('refuse that what ships in %s imports %s', async (project, imported) => {
    expect(await complaints(project, imported)).not.toEqual([]);
  });

  it.each([
    ['apps/lms-web', '@lms/cart/web'],
    ['apps/lms-api', '@lms/cart/api'],
    ['apps/lms-api', '@lms/contract'],
    ['apps/lms-web-e2e', '@lms/words'],
    ['libs/cart/web', '@lms/auth/web'],
    ['libs/cart/web', '@lms/cart/contract'],
    ['libs/cart/web', '@lms/ui'],
    ['libs/learning/web', '@lms/assessment'],
    ['libs/cart/api', '@lms/course-management/api'],
    ['libs/cart/api', '@lms/server/platform'],
    ['libs/reports/api', '@lms/learning/api'],
    ['libs/cart/contract', '@lms/auth/contract'],
    ['libs/server/platform', '@lms/server/database'],
    ['libs/shared/admin-ui', 'antd'],
    ['libs/shared/admin-ui', '@lms/ui'],
    ['libs/shared/i18n', '@lms/words'],
  ])('let %s import %s', async (project, imported) => {
    expect(await complaints(project, imported, { lint: eslintOfRows })).toEqual([]);
  });

  it.each([
    ['libs/cart/web', 'src/some-file.test.ts', '@lms/testing'],
    ['libs/cart/web', 'testing/fixtures.ts', '@lms/testing'],
    ['libs/cart/api', 'src/some-file.test.ts', '@lms/server/testing'],
    ['libs/cart/api', 'src/some-file.test.ts', '../testing/notify'],
  ])(
    'let the tests of %s import what is made for them (%s: %s)',
    async (project, file, imported) => {
      expect(await complaints(project, imported, { file })).toEqual([]);
    },
  );
});

/** Complaints of lint about one name of our own kit or another package, in a file at the given path. */
async function complaintsOfName(name, filePath, from = '@lms/ui') {
  const [result] = await eslint.lintText(`export { ${name} } from '${from}';\n`, { filePath });
  return result.messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports');
}

it.each(['libs/reports/web/src/some-file.tsx', 'libs/auth/web/src/profile/some-file.tsx'])(
  'parts of a page that load later can fail without it: %s',
  async (file) => {
    expect(await complaintsOfName('lazy', file, 'react')).not.toEqual([]);
    expect(await complaintsOfName('useState', file, 'react')).toEqual([]);
  },
);

describe('management screens', () => {
  it.each(management.imports.importNames)("take antd's instead of our own %s", async (name) => {
    const file = 'libs/reports/web/src/views/some-file.tsx';
    expect(await complaintsOfName(name, file)).not.toEqual([]);
  });

  it.each([
    'libs/course-management/web/src/quizzes/some-file.tsx',
    'libs/org-management/web/src/users/some-file.tsx',
    'libs/dashboard/web/src/some-file.tsx',
    'libs/shared/admin-ui/src/entity/some-file.tsx',
    'libs/shared/spreadsheet-import-ui/src/some-file.tsx',
    'libs/shared/rich-text-editor-ui/src/some-file.tsx',
    'libs/learning/web/src/marking/some-file.tsx',
    'libs/cart/web/src/sales/some-file.tsx',
  ])('are those of %s', async (file) => {
    expect(await complaintsOfName('Button', file)).not.toEqual([]);
    expect(await complaintsOfName('PageHead', file)).toEqual([]);
  });

  it.each([
    'libs/org-management/web/src/registration/some-file.tsx',
    'libs/learning/web/src/player/some-file.tsx',
    'libs/cart/web/src/checkout/some-file.tsx',
  ])('are not those of visitors and learners: %s', async (file) => {
    expect(await complaintsOfName('Button', file)).toEqual([]);
  });
});

/** Projects that a change of one file reaches. */
function affectedBy(file) {
  const { command, args, env } = nx([
    'show',
    'projects',
    '--affected',
    `--files=${file}`,
    '--json',
  ]);
  return JSON.parse(
    execFileSync(command, args, { cwd: root, env: { ...process.env, ...env } }).toString(),
  );
}

describe('a change', () => {
  it("in the cart's screens reaches the web app and the cart's end-to-end tests alone", () => {
    const affected = affectedBy('libs/cart/web/src/index.ts');
    expect(affected).toEqual(expect.arrayContaining(['cart-web', 'lms-web', 'e2e-cart']));
    for (const other of ['cart-api', 'lms-api', 'learning-web', 'auth-web', 'catalog-web']) {
      expect(affected).not.toContain(other);
    }
  });

  it("in the cart's calls reaches the server and of the domains those above it alone", () => {
    const affected = affectedBy('libs/cart/api/src/index.ts');
    expect(affected).toEqual(expect.arrayContaining(['cart-api', 'lms-api', 'e2e-cart']));
    expect(affected.filter((name) => name.endsWith('-web'))).toEqual([]);
    const below = ['auth', 'catalog', 'communication', 'course-management', 'learning'];
    for (const domain of below) expect(affected).not.toContain(`${domain}-api`);
  });
});

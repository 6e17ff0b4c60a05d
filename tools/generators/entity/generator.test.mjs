import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FsTree } from 'nx/src/generators/tree';
import { expect, it } from 'vitest';
import generate from './generator.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const languages = readdirSync(`${root}libs/shared/words/src/locales`);

/** Runs the generator over the repository as it is, and writes nothing to disk. */
const changesOf = async (options) => {
  const tree = new FsTree(root, false);
  await generate(tree, options);
  return tree.listChanges().map(({ path, type }) => `${type} ${path}`);
};

const courseCategory = {
  name: 'course-category',
  domain: 'course-management',
  fields:
    'name:localized(80),description:localized(500),slug:slug,icon:text(40),parentId:parent,position:integer(0..999)',
};

it('writes the course category exactly as it is committed', async () => {
  expect(await changesOf(courseCategory)).toEqual([]);
});

it('writes and registers every file of a new entity', async () => {
  const changes = await changesOf({ name: 'training-venue', domain: 'course-management' });
  expect(changes.sort()).toEqual(
    [
      'CREATE libs/course-management/api/src/training-venues/training-venues.routes.ts',
      'CREATE libs/server/database/src/tables/training-venues.table.ts',
      'CREATE libs/course-management/api/src/training-venues/training-venues.test.ts',
      'CREATE libs/course-management/web/src/training-venues/training-venue-form.tsx',
      'CREATE libs/course-management/web/src/training-venues/training-venue-list-page.tsx',
      'CREATE libs/course-management/web/src/training-venues/training-venue-list.test.tsx',
      'CREATE libs/course-management/web/src/training-venues/training-venue-list.tsx',
      'CREATE libs/course-management/web/src/training-venues/training-venues-api.ts',
      'CREATE libs/course-management/contract/src/training-venue.ts',
      'UPDATE libs/server/database/src/index.ts',
      'UPDATE libs/server/database/src/schema.ts',
      'UPDATE libs/course-management/api/src/course-management.module.ts',
      'UPDATE libs/course-management/web/src/index.ts',
      'UPDATE libs/course-management/contract/src/index.ts',
      'UPDATE libs/course-management/contract/src/course-management-permissions.ts',
      'UPDATE libs/shared/entity-api/src/api.ts',
      ...languages.flatMap((language) =>
        ['admin', 'shell'].map(
          (name) => `UPDATE libs/shared/words/src/locales/${language}/${name}.json`,
        ),
      ),
    ].sort(),
  );
});

it('gives a domain that has no management screens its first one', async () => {
  const tree = new FsTree(root, false);
  await generate(tree, {
    name: 'group-note',
    domain: 'communication',
    page: '/settings/group-notes',
  });
  expect(tree.read('libs/communication/web/src/index.ts', 'utf8')).toMatch(
    /communicationManagementRoutes: PageRoute\[\] = \[\n {2}\{\n {4}path: '\/settings\/group-notes'/,
  );
  expect(tree.read('apps/lms-web/src/shell/layout-pages.ts', 'utf8')).toContain(
    '...communicationManagementRoutes',
  );
});

it.each([
  ['a type that there is not', { fields: 'name:colour' }, /Not a field: name:colour/],
  ['a page where no screen is found', { page: '/training/venues' }, /outside the guarded area/],
  ['a domain that there is not', { domain: 'cooking' }, /does the domain exist/],
])('refuses %s', async (_what, options, message) => {
  const wrong = { name: 'training-venue', domain: 'course-management', ...options };
  await expect(changesOf(wrong)).rejects.toThrow(message);
});

it('puts a page where the domain keeps its management routes apart', async () => {
  const tree = new FsTree(root, false);
  await generate(tree, {
    name: 'lesson-note',
    domain: 'learning',
    page: '/course-management/lesson-notes',
  });
  expect(tree.read('libs/learning/web/src/management-routes.ts', 'utf8')).toMatch(
    /learningManagementRoutes: PageRoute\[\] = \[\n {2}\{\n {4}path: '\/course-management\/lesson-notes'/,
  );
  expect(tree.read('libs/learning/web/src/index.ts', 'utf8')).not.toContain('lesson-note');
});

it('gives a domain that asks for no permission its first ones', async () => {
  const tree = new FsTree(root, false);
  await generate(tree, {
    name: 'skill-badge',
    domain: 'catalog',
    page: '/course-management/skill-badges',
  });
  expect(tree.read('libs/catalog/contract/src/catalog-permissions.ts', 'utf8')).toContain(
    "'skillBadge.write'",
  );
  expect(tree.read('apps/lms-web/src/shell/roles-page.tsx', 'utf8')).toContain(
    '...catalogPermissions',
  );
  expect(tree.read('libs/shared/entity-api/src/api.ts', 'utf8')).toMatch(
    /',\n {2}'SkillBadge',\n\] as const/,
  );
});

import { fileURLToPath } from 'node:url';
import { FsTree } from 'nx/src/generators/tree';
import { expect, it } from 'vitest';
import generateEntity from '../entity/generator.mjs';
import { floorsIn } from './floors.mjs';
import generate from './generator.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs the generator over the repository as it is, and writes nothing to disk. */
const treeWith = async (options) => {
  const tree = new FsTree(root, false);
  await generate(tree, options);
  return tree;
};
const floorsOf = (tree) => floorsIn(tree.read('tools/boundaries.mjs', 'utf8'));

it('writes three projects in our layout and nothing else', async () => {
  const tree = await treeWith({ name: 'book-lending' });
  const changes = tree.listChanges().map(({ path, type }) => `${type} ${path}`);
  expect(changes.sort()).toEqual([
    'CREATE libs/book-lending/api/project.json',
    'CREATE libs/book-lending/api/src/book-lending.module.ts',
    'CREATE libs/book-lending/api/src/index.ts',
    'CREATE libs/book-lending/api/testing/app.ts',
    'CREATE libs/book-lending/api/tsconfig.json',
    'CREATE libs/book-lending/api/vite.config.ts',
    'CREATE libs/book-lending/contract/package.json',
    'CREATE libs/book-lending/contract/project.json',
    'CREATE libs/book-lending/contract/src/index.ts',
    'CREATE libs/book-lending/contract/tsconfig.json',
    'CREATE libs/book-lending/contract/vite.config.ts',
    'CREATE libs/book-lending/web/package.json',
    'CREATE libs/book-lending/web/project.json',
    'CREATE libs/book-lending/web/src/index.ts',
    'CREATE libs/book-lending/web/tsconfig.json',
    'CREATE libs/book-lending/web/vite.config.ts',
    'UPDATE tools/boundaries.mjs',
    'UPDATE tsconfig.base.json',
  ]);
});

it.each(['contract', 'web', 'api'])('configures the %s as the cart has it', async (kind) => {
  const tree = await treeWith({ name: 'book-lending' });
  for (const file of ['project.json', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    const model = tree
      .read(`libs/cart/${kind}/${file}`, 'utf8')
      ?.replaceAll('cart', 'book-lending');
    expect(tree.read(`libs/book-lending/${kind}/${file}`, 'utf8') ?? undefined).toBe(model);
  }
});

it('puts the domain on the top floor, or on the one that is named', async () => {
  const now = floorsOf(new FsTree(root, false));
  expect(floorsOf(await treeWith({ name: 'book-lending' })).at(-1)).toEqual(
    [...now.at(-1), 'book-lending'].sort(),
  );
  expect(floorsOf(await treeWith({ name: 'book-lending', floor: 1 }))[1]).toContain('book-lending');
});

it('makes a domain that entities can be added to', async () => {
  const tree = await treeWith({ name: 'book-lending' });
  await generateEntity(tree, {
    name: 'book',
    domain: 'book-lending',
    page: '/settings/books',
  });
  expect(tree.read('libs/book-lending/api/src/book-lending.module.ts', 'utf8')).toContain(
    'bookRoutes(app, deps)',
  );
  expect(tree.read('libs/book-lending/contract/src/index.ts', 'utf8')).toContain('./book');
});

it.each([
  ['a domain that there is', { name: 'cart' }, /There is a domain cart already/],
  ['a floor that there is not', { name: 'book-lending', floor: 9 }, /There is no floor 9/],
])('refuses %s', async (_what, options, message) => {
  await expect(treeWith(options)).rejects.toThrow(message);
});

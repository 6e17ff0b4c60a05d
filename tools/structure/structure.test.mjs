import { describe, expect, it } from 'vitest';
import {
  findCircles,
  findScreenPackages,
  findSideways,
  findUpward,
  readImports,
} from './graph.mjs';

const graph = (edges, packages = {}) =>
  new Map(
    Object.entries(edges).map(([file, files]) => [file, { files, packages: packages[file] ?? [] }]),
  );

describe('structure of this workspace', () => {
  const imports = readImports();

  it('reads every import', () => {
    expect(imports.get('apps/lms-api/src/server.ts')?.files).toContain('apps/lms-api/src/app.ts');
  });

  it('has no circle of files', () => expect(findCircles(imports)).toEqual([]));

  it('has no import upwards between floors', () => expect(findUpward(imports)).toEqual([]));

  it('has no import between domains of one floor', () => expect(findSideways(imports)).toEqual([]));

  it('loads no package for screens on the server', () =>
    expect(findScreenPackages(imports)).toEqual([]));
});

describe('what is looked for', () => {
  it('finds a circle of two files, and of three', () => {
    const found = findCircles(
      graph({ a: ['b'], b: ['a'], c: ['d'], d: ['e'], e: ['c'], f: ['a'] }),
    );
    expect(found.map((circle) => circle.toSorted())).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  it.each([
    ['libs/auth/api/src/a.ts', 'libs/cart/api/src/b.ts'],
    ['libs/server/platform/src/a.ts', 'libs/auth/api/src/b.ts'],
    ['libs/server/database/src/a.ts', 'libs/server/platform/src/b.ts'],
  ])('finds the import upwards from %s to %s', (from, to) => {
    expect(findUpward(graph({ [from]: [to] }))).toHaveLength(1);
    expect(findUpward(graph({ [to]: [from] }))).toEqual([]);
  });

  it('finds an import between neighbours', () => {
    const [from, to] = ['libs/cart/api/src/a.ts', 'libs/learning/api/src/b.ts'];
    expect(findSideways(graph({ [from]: [to] }))).toHaveLength(1);
  });

  it('finds a package for screens behind other files', () => {
    const entry = 'apps/lms-api/src/server.ts';
    const found = findScreenPackages(
      graph({ [entry]: ['a'], a: ['b'], b: [], c: [] }, { b: ['react-dom/server'], c: ['react'] }),
    );
    expect(found).toEqual([{ file: 'b', name: 'react-dom/server' }]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readImports, root } from './graph.mjs';

/** RTK Query keeps the first endpoint of a name: a second one would never be called. */
it('gives every endpoint of the one api a name of its own', () => {
  const sources = [...readImports().keys()]
    .filter(
      (file) => /^libs\/(?:[^/]+\/web|shared\/[^/]+)\/src\//.test(file) && !/\.test\./.test(file),
    )
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((source) => source.includes('injectEndpoints'));
  const names = sources.flatMap((source) =>
    [...source.matchAll(/(\w+): build\.(?:query|mutation|infiniteQuery)\b/g)].map(
      ([, name]) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

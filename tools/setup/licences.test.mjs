import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refusedLicences } from './licences.mjs';
import { root } from './run.mjs';

it('lets in no package whose licence is not allowed', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages).length).toBeGreaterThan(1_000);
  expect(refusedLicences(lock)).toEqual([]);
});

it('reads what a licence leaves to choose, and what it demands', () => {
  const packages = {
    '': { license: 'AGPL-3.0-or-later' },
    'node_modules/a': { license: '(MIT OR SSPL-1.0)' },
    'node_modules/b': { license: 'MIT AND SSPL-1.0' },
    'node_modules/a/node_modules/@c/d': {},
    'node_modules/e': { license: 'GPL-2.0-only' },
  };
  expect(refusedLicences({ packages })).toEqual([
    'b: MIT AND SSPL-1.0',
    '@c/d: none',
    'e: GPL-2.0-only',
  ]);
});

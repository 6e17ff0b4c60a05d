import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './graph.mjs';

/** Requirements of levels 1 and 2 in each section of OWASP ASVS 5.0.0, which come first there. */
const sections = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};
const requirements = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `V${chapter}.${section + 1}.${index + 1}`),
  ),
);

const folder = join(root, 'docs');
const read = (page) => readFileSync(join(folder, page), 'utf8');
const rows = read('security.md')
  .split('\n')
  .filter((line) => line.startsWith('| V'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the page on security', () => {
  it('answers each requirement once', () => {
    const answered = rows.flatMap(([, numbers]) => numbers.split(', '));
    expect(requirements).toHaveLength(253);
    expect(answered.toSorted()).toEqual(requirements.toSorted());
  });

  it('gives each one of four answers, with its reason', () => {
    for (const [, numbers, answer, where] of rows) {
      expect(['Met', 'Site', 'Departed', 'None'], numbers).toContain(answer);
      expect(where, numbers).not.toBe('');
    }
  });

  it.each(['security.md', 'threat-model.md'])('names only files that there are: %s', (page) => {
    const named = [...read(page).matchAll(/`((?:apps|libs|tools|\.github)\/[^\s`]+)`/g)];
    const linked = [...read(page).matchAll(/\]\((?!https?:)([^)#]+)\)/g)];
    const files = [
      ...named.map(([, file]) => join(root, file)),
      ...linked.map(([, file]) => join(folder, file)),
    ];
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copySteps } from './copy-steps.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lms-copy-'));
  mkdirSync(join(folder, 'from/empty'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, content: string) => writeFileSync(join(folder, 'from', path), content);
const steps = () => copySteps(join(folder, 'from'), join(folder, 'to'));
const run = (each: () => void = () => {}) => {
  let count = 0;
  for (const step = steps(); !step.next().done; count += 1) each();
  return count;
};
const contentOf = (root: string) =>
  readdirSync(join(folder, root), { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(join(folder, root).length), entry.isFile() && readFileSync(path, 'utf8')];
    })
    .sort();

describe('a copy in steps', () => {
  it('is complete after a second run, whatever changed between the steps of the first', () => {
    for (const name of ['a', 'b', 'c', 'd']) write(name, `${name} before`);
    const changes = [
      () => write('a', 'a after!'),
      () => rmSync(join(folder, 'from/d')),
      () => write('e', 'new'),
    ];
    run(() => changes.shift()?.());
    run();
    expect(contentOf('to')).toEqual(contentOf('from'));
    expect(contentOf('to')).toContainEqual(['/a', 'a after!']);
    expect(contentOf('to')).toContainEqual(['/empty', false]);
  });

  it('takes what was written again at once, with the same size', () => {
    write('a', 'one');
    run(() => write('a', 'two'));
    run();
    expect(contentOf('to')).toContainEqual(['/a', 'two']);
  });
});

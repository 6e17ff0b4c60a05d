import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { isKeptAsset, isKeptSource } from '../build/kept-screens';

const sources = join(import.meta.dirname, '../../../libs/learning/web/src');
const pages = [
  'my-courses/my-courses-page',
  'notes/course-notes-page',
  'player/continue-page',
  'player/lesson-page',
  'quiz/attempt-page',
];
/** Shown to who manages a course, though loaded by the same file as what its learners see. */
const ofManagers = /\/completion\/enrolment-completion\.tsx$/;

const fileOf = (from: string, path = '') =>
  ['.tsx', '.ts'].map((end) => join(dirname(from), path) + end).find(existsSync);

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

/** Finds the parts that pages load late, and the texts that these ask for. */
const lateParts = () => {
  const seen = new Set<string>();
  const parts = new Set<string>();
  const texts = new Set<string>();
  const read = (file: string | undefined) => {
    if (!file || seen.has(file) || ofManagers.test(file)) return;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    for (const path of namesIn(code, /import\('(\.[^']+)'\)/g)) {
      const part = fileOf(file, path);
      if (part && !ofManagers.test(part)) parts.add(part);
      read(part);
    }
    for (const path of namesIn(code, /from '(\.[^']+)'/g)) read(fileOf(file, path));
    for (const list of namesIn(code, /\btexts(?::| =) \[([^\]]*)\]/g)) {
      namesIn(list ?? '', /'(\w+)'/g).forEach((name) => name && texts.add(name));
    }
  };
  pages.forEach((page) => read(join(sources, `${page}.tsx`)));
  return { parts: [...parts], texts: [...texts] };
};

it('a device that keeps a course keeps what its pages load late, with the texts of that', () => {
  const { parts, texts } = lateParts();
  expect(parts.length).toBeGreaterThan(15);
  expect(texts).toContain('notes');
  expect(parts.filter((part) => !isKeptSource(part))).toEqual([]);
  expect(texts.filter((name) => !isKeptAsset(`assets/locales-x/en/${name}.json`))).toEqual([]);
});

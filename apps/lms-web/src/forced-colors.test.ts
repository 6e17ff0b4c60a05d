import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const workspace = `${import.meta.dirname}/../../..`;

const stylesheets = ['apps/lms-web/src', 'libs'].flatMap((folder) =>
  readdirSync(`${workspace}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);

const rules = /([^{}]+)\{([^{}]*)\}/g;
const state = /\[aria-(current|pressed|selected)\b/;
const unseen = /background(-color)?:|box-shadow:|border(-bottom)?-color:/;

/**
 * Where colours are the person's own, backgrounds and shadows are gone, and every border has one
 * colour: what is current, pressed or chosen needs another sign there.
 */
it('of the person’s own leave a sign of what is current, pressed or chosen', () => {
  const unsigned = stylesheets.filter((file) => {
    const text = readFileSync(`${workspace}/${file}`, 'utf8');
    const marked = [...text.matchAll(rules)].some(
      ([, selector = '', body = '']) => state.test(selector) && unseen.test(body),
    );
    return marked && !/forced-colors: active\)[^@]*\[aria-/s.test(text);
  });
  expect(unsigned).toEqual([]);
});

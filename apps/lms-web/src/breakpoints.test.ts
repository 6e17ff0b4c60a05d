import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const workspace = `${import.meta.dirname}/../../..`;
/** Breakpoints of the specification (section 9). */
const breakpoints = [576, 768, 992, 1200, 1400];

const stylesheets = ['apps/lms-web/src', 'libs'].flatMap((folder) =>
  readdirSync(`${workspace}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);

it('are only the five of the specification, in every stylesheet', () => {
  expect(stylesheets.length).toBeGreaterThan(50);
  const others = stylesheets.flatMap((file) => {
    const text = readFileSync(`${workspace}/${file}`, 'utf8');
    const widths = [...text.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
    return widths
      .map(([, end, width]) => Number(width) + (end === 'max' ? 1 : 0))
      .filter((width) => !breakpoints.includes(width))
      .map((width) => `${file}: ${width}`);
  });
  expect(others).toEqual([]);
});

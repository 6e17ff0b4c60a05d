import { palettes, patchShapes as shared } from '@lms/contract';
import { Cover, Rosette } from '@lms/ui';
import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { patchShapes } from '../build/patches';

const categories = [
  'soft-skills',
  'mobile-application',
  'customer-service',
  'digital-marketing',
  'web-development',
  'welding',
];
const slugs = Array.from({ length: 60 }, (_, index) => `course-${index}`);

it('has every shape once that a cover refers to', () => {
  const { container } = render(
    categories.flatMap((category) =>
      slugs.map((slug) => (
        <div key={`${category} ${slug}`}>
          <Cover slug={slug} category={category} />
          <Rosette slug={slug} category={category} />
        </div>
      )),
    ),
  );
  const used = container.innerHTML.matchAll(/href="#([\w-]+)"|url\(#([\w-]+)\)/g);
  const names = new Set([...used].map(([, shape, field]) => shape ?? field));
  const shapes = new DOMParser().parseFromString(patchShapes(), 'text/html');
  const ids = [...shapes.querySelectorAll('[id]')].map(({ id }) => id);
  expect(names.size).toBeGreaterThan(30);
  expect(ids).toEqual(expect.arrayContaining([...names]));
  expect(new Set(ids).size).toBe(ids.length);
});

it('turns no shape but to one that is there', () => {
  const shapes = new DOMParser().parseFromString(patchShapes(), 'text/html');
  const lost = [...shapes.querySelectorAll('use')].filter(
    (use) => !shapes.querySelector(use.getAttribute('href') ?? ''),
  );
  expect(lost).toEqual([]);
});

it('has the same colours on the screen and on paper', () => {
  const tokens = readFileSync(
    `${import.meta.dirname}/../../../libs/shared/ui/src/theme/tokens.css`,
    'utf8',
  );
  const token = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(tokens)?.[1];
  const first = (category: string) => category.replace(/^digital-|-.*/g, '');
  for (const palette of palettes) {
    const colors = ['ground', 'thread', 'light'].map((part) => token(`${first(palette)}-${part}`));
    expect(shared.colors[palette]).toEqual(colors);
  }
  expect(shared.marigold).toBe(token('marigold'));
});

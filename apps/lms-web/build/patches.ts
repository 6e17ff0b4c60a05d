import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const file = `${import.meta.dirname}/../../../libs/shared/contract/src/patch-shapes.json`;
const { petals, icons } = JSON.parse(readFileSync(file, 'utf8')) as Record<
  'petals' | 'icons',
  Record<string, string>
>;

/** Stitched field of each category: side of its square, thread and drawing. */
const fields = {
  'soft-skills': [
    32,
    'soft',
    'M0 16a16 16 0 0 1 32 0 16 16 0 0 1-32 0 16 16 0 0 0 16-16 16 16 0 0 0 16 16 16 16 0 0 0-16 16 16 16 0 0 0-16-16',
  ],
  'mobile-application': [
    28,
    'mobile',
    'M9 4h10q5 0 5 5v10q0 5-5 5H9q-5 0-5-5V9q0-5 5-5M14 0v4M14 24v4M0 14h4M24 14h4',
  ],
  'customer-service': [
    36,
    'customer',
    'M0 9q9-12 18 0t18 0M0 21q9-12 18 0t18 0M0 33q9-12 18 0t18 0',
  ],
  'digital-marketing': [30, 'marketing', 'M0 12 15 0l15 12M0 22l15-12 15 12M0 32l15-12 15 12'],
  'web-development': [34, 'web', 'M17 1 33 17 17 33 1 17ZM17 10l7 7-7 7-7-7Z'],
} as const;

const turned = (id: string, turn: number, rest = '') =>
  `<use href="#${id}" transform="rotate(${turn})${rest}"/>`;

/** Ring of petals around the middle: some of them are drawn, and turned until it is full. */
const ring = (id: string, petal: string, place: string, count: number) => {
  const drawn = count === 10 ? 5 : count / 4;
  const part = Array.from(
    { length: drawn },
    (_, index) => `<path d="${petal}" transform="rotate(${(index * 360) / count})${place}"/>`,
  ).join('');
  return count === 10
    ? `<g id="${id}"><g id="${id}a">${part}</g>${turned(`${id}a`, 180)}</g>`
    : `<g id="${id}"><g id="${id}b"><g id="${id}a">${part}</g>${turned(`${id}a`, 90)}</g>${turned(`${id}b`, 180)}</g>`;
};

/** Outer ring in light thread with another in thread between its petals, and inner ring. */
const rings = (name: string, petal: string, count: number) => {
  const isFull = count === 12;
  const outer = ring(
    `${name}-${count}`,
    petal,
    `translate(0-80)scale(${isFull ? 0.8 : 0.95})`,
    count,
  );
  const between = turned(`${name}-${count}`, 180 / count, 'scale(.98)').replace(
    '/>',
    ' fill="var(--patch-thread)"/>',
  );
  return (
    `<g id="o-${name}-${count}"><g fill="var(--patch-light)">${outer}</g>${between}</g>` +
    ring(`i-${name}-${count}`, petal, `translate(0-46)scale(${isFull ? 1.15 : 1.35})`, count)
  );
};

/** Shapes that all drawn covers refer to, once in each document (`@lms/ui`, page/rosette.tsx). */
export const patchShapes = () =>
  '<svg class="visually-hidden" aria-hidden="true"><defs>' +
  Object.entries(fields)
    .map(
      ([category, [side, thread, path]]) =>
        `<pattern id="f-${category}" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="var(--${thread}-thread)" stroke-width="1.5" stroke-dasharray="4 3"/></pattern>`,
    )
    .join('') +
  Object.entries(icons)
    .map(
      ([category, path]) =>
        `<path id="k-${category}" d="${path}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('') +
  Object.entries(petals)
    .flatMap(([name, petal]) => [8, 10, 12].map((count) => rings(name, petal, count)))
    .join('') +
  '<g id="disc"><circle r="99" fill="var(--patch)"/><circle r="97" fill="none" stroke="var(--patch-thread)" stroke-width="2" stroke-dasharray="7 6" stroke-linecap="round"/></g>' +
  '<g id="heart"><circle r="64" fill="none" stroke="currentColor" stroke-width="3.5" stroke-dasharray="1 7" stroke-linecap="round"/><circle r="29" fill="currentColor"/><circle r="24.5" fill="none" stroke="var(--patch)" stroke-width="1.5" stroke-dasharray="4 4" stroke-linecap="round"/></g>' +
  '<g id="logo"><rect width="32" height="32" rx="8" fill="var(--logo)"/><circle cx="16" cy="16" r="12" fill="var(--brand)"/><path d="M16 16V4a12 12 0 0 1 12 12H4a12 12 0 0 0 12 12z" fill="var(--on-cover)"/><circle cx="16" cy="16" r="3.2" fill="var(--marigold)"/></g>' +
  '</defs></svg>';

/** Puts the shapes into `index.html`: no script carries them, and no picture is fetched. */
export function patches(): Plugin {
  return {
    name: 'patches',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('<!--patches-->', patchShapes),
    },
  };
}

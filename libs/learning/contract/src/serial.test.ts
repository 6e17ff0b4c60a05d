import { expect, it } from 'vitest';
import { normalizeSerial, serialPattern } from './serial';

const printed = 'LMS-Y60KJ-V473B-7HAAS-79F8M';

it.each([
  printed,
  ` ${printed} `,
  printed.toLowerCase(),
  '(LMS) Y60KJ V473B 7HAAS 79F8M',
  'Y6OKJV473B7HAAS79F8M',
  `https://lms.example/verify/${printed}`,
])('a serial typed as "%s" is the printed one', (typed) => {
  expect(normalizeSerial(typed)).toBe(printed);
  expect(printed).toMatch(serialPattern);
});

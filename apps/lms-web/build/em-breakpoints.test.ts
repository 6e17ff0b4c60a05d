import { expect, it } from 'vitest';
import { emBreakpoints } from './em-breakpoints';

it.each([
  ['(min-width: 992px)', '(min-width: 62em)'],
  ['(max-width: 575px)', '(max-width: 35.9375em)'],
  ['(pointer: coarse), (max-width: 767px)', '(pointer: coarse), (max-width: 47.9375em)'],
  ['(min-width: 992px) and (max-height: 56rem)', '(min-width: 62em) and (max-height: 56rem)'],
  ['(min-height: 401px)', '(min-height: 401px)'],
])('turns %s into %s', (params, expected) => {
  const rule = { params };
  emBreakpoints.AtRule.media(rule);
  expect(rule.params).toBe(expected);
});

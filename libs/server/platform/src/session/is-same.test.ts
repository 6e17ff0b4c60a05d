import { expect, it } from 'vitest';
import { isSame } from './is-same';

it('tells texts of the same length and of other scripts apart, without a fault', () => {
  expect(isSame('secret', 'secret')).toBe(true);
  expect(isSame('Secret', 'secret')).toBe(false);
  expect(isSame('', 'secret')).toBe(false);
  expect(isSame('আআআআআআ', 'secret')).toBe(false);
});

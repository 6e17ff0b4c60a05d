import { shareDiscount } from '@lms/cart/contract';
import { describe, expect, it } from 'vitest';

describe('a shared discount', () => {
  it.each([
    [100, [300, 100], [75, 25]],
    [100, [1, 1, 1], [33, 33, 34]],
    [50, [0, 200, 0], [0, 50, 0]],
    [0, [500], [0]],
    [10, [0, 0], [0, 0]],
  ])('of %i among %j is %j', (discount, sums, shares) => {
    expect(shareDiscount(discount, sums)).toEqual(shares);
  });
});

/**
 * Splits a discount in proportion to the sums, exact to the poisha: the last sum takes the
 * rounding.
 */
export const shareDiscount = (discount: number, sums: number[]): number[] => {
  const total = sums.reduce((all, sum) => all + sum, 0);
  const last = sums.findLastIndex((sum) => sum > 0);
  const shares = sums.map((sum) => (total === 0 ? 0 : Math.floor((discount * sum) / total)));
  const shared = shares.reduce((all, share) => all + share, 0);
  return shares.map((share, index) => (index === last ? share + discount - shared : share));
};

const positive = [
  1, 0.9, 0.8333333, 0.8, 0.75, 0.7, 0.6666667, 0.6, 0.5, 0.4, 0.3333333, 0.3, 0.25, 0.2, 0.1666667,
  0.1428571, 0.125, 0.1111111, 0.1, 0.05,
];

/**
 * Fractions that an answer can have, from 1 down to -1.
 *
 * Source: Moodle, `question_bank::fraction_options_full`.
 */
export const allowedFractions: readonly number[] = [
  ...positive,
  0,
  ...positive.map((fraction) => -fraction).reverse(),
];

/** Returns the allowed fraction closest to a number, within Moodle's tolerance of 0.00001. */
export const toAllowedFraction = (fraction: number): number | undefined =>
  allowedFractions.find((allowed) => Math.abs(allowed - fraction) < 0.00001);

/** Converts percent to a fraction: `33.33333` becomes `0.3333333`. */
export const fromPercent = (percent: number): number =>
  toAllowedFraction(percent / 100) ?? Number((percent / 100).toFixed(7));

/** Converts a fraction to percent, as files write it. */
export const toPercent = (fraction: number): string => String(Number((fraction * 100).toFixed(5)));

/** Returns true if a sum of fractions is the whole mark, as three thirds are. */
export const isWhole = (sum: number): boolean => Math.round(sum * 100) === 100;

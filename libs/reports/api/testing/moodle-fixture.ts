const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const covariance = (xs: number[], ys: number[]) =>
  xs.reduce((sum, x, n) => sum + (x - mean(xs)) * ((ys[n] ?? 0) - mean(ys)), 0) / (xs.length - 1);
const sorted = (values: number[]) => [...values].sort((a, b) => a - b);
/** Tolerance for floating-point errors. */
const isAlmostZero = (value: number) => Number.isNaN(value) || Math.abs(value) < 1e-12;

/**
 * Expected statistics, computed word by word as Moodle's quiz statistics define them.
 *
 * @param marks per attempt: the question's mark, and the sum of all others
 * @param maxMark maximum mark of the question
 */
export const moodleStatistics = (marks: { own: number; rest: number }[], maxMark: number) => {
  const own = marks.map((mark) => mark.own);
  const rest = marks.map((mark) => mark.rest);
  const variances = [covariance(own, own), covariance(rest, rest)];
  const highest = covariance(sorted(own), sorted(rest));
  const discrimination =
    (100 * covariance(own, rest)) / Math.sqrt((variances[0] ?? 0) * (variances[1] ?? 0));
  return {
    facilityIndex: (100 * mean(own)) / maxMark,
    discriminationIndex: variances.some(isAlmostZero) ? null : discrimination,
    discriminativeEfficiency: isAlmostZero(highest)
      ? null
      : (100 * covariance(own, rest)) / highest,
  };
};

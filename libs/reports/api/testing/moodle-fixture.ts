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

const power = (values: number[], exponent: number) =>
  mean(values.map((value) => (value - mean(values)) ** exponent));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Expected statistics of a whole quiz, computed word by word as Moodle defines them.
 *
 * @param marks per attempt, the marks of the questions in the quiz's order; four attempts or more
 */
export const moodleQuizStatistics = (marks: number[][]) => {
  const totals = marks.map(sum);
  const n = totals.length;
  const [m2, m3, m4] = [power(totals, 2), power(totals, 3), power(totals, 4)];
  const k2 = (n * m2) / (n - 1);
  const k3 = (n * n * m3) / ((n - 1) * (n - 2));
  const k4 = (n * n * ((n + 1) * m4 - 3 * (n - 1) * m2 * m2)) / ((n - 1) * (n - 2) * (n - 3));
  const slots = marks[0] ?? [];
  const variances = slots.map((_, slot) => {
    const own = marks.map((row) => row[slot] ?? 0);
    return covariance(own, own);
  });
  const internalConsistency =
    ((100 * slots.length) / (slots.length - 1)) * (1 - sum(variances) / k2);
  const errorRatio = 100 * Math.sqrt(1 - internalConsistency / 100);
  const [below = 0, above = 0] = [Math.floor((n - 1) / 2), Math.ceil((n - 1) / 2)].map(
    (place) => sorted(totals)[place],
  );
  return {
    attempts: n,
    mean: mean(totals),
    median: (below + above) / 2,
    standardDeviation: Math.sqrt(k2),
    skewness: k3 / k2 ** 1.5,
    kurtosis: k4 / k2 ** 2,
    internalConsistency,
    errorRatio,
    standardError: (errorRatio * Math.sqrt(k2)) / 100,
  };
};

/** Expected effective weights of the questions, in percent, as Moodle defines them. */
export const moodleWeights = (marks: number[][]) => {
  const totals = marks.map(sum);
  const covariances = (marks[0] ?? []).map((_, slot) =>
    covariance(
      marks.map((row) => row[slot] ?? 0),
      totals,
    ),
  );
  const whole = sum(covariances.map((value) => (value > 0 ? Math.sqrt(value) : 0)));
  return covariances.map((value) => (value < 0 ? null : (100 * Math.sqrt(value)) / whole));
};

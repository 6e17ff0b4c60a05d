const steps = [1, 2, 5, 10];
const most = 4;

/** Returns the ticks of an axis from zero to at least a count: few, and round whole numbers. */
export const ticksTo = (count: number): number[] => {
  const rough = Math.max(1, count) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * (steps.find((one) => one * power >= rough) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(1, count) / step) + 1 }, (_, n) => n * step);
};

import { StepFailed } from '#tools/setup/run.mjs';

/** A national exam morning, in learners and seconds. */
export const morning = {
  learners: 20_000,
  /** Time within which the learners start. */
  window: 600,
  /** Time from the opening of the quiz to its closing. */
  length: 1_800,
  saveEvery: 10,
  lostLinks: 0.05,
  /** Time that a lost link is away; shorter than answers given in time are waited for. */
  away: 90,
};

/**
 * Plans the morning for some learners, with all of its times shortened by a factor. Times are in
 * milliseconds after the opening. Starts and lost links are spread evenly, so that runs are alike;
 * the last links are away while the quiz closes.
 */
export function planMorning(learners, factor) {
  const ms = (seconds) => seconds * 1_000 * factor;
  // Whole milliseconds, as the server keeps them.
  const closesAt = Math.round(ms(morning.length));
  const lost = Math.round(learners * morning.lostLinks);
  const lossOf = (index, startAt) => {
    const number = Math.floor(((index + 1) * lost) / learners);
    if (number === Math.floor((index * lost) / learners)) return undefined;
    const from = startAt + ((closesAt - startAt) * (number - 0.5)) / lost;
    return { from, to: from + ms(morning.away) };
  };
  return {
    closesAt,
    saveEvery: ms(morning.saveEvery),
    retryAfter: ms(2),
    learners: Array.from({ length: learners }, (_, index) => {
      const startAt = (ms(morning.window) * (index + 0.5)) / learners;
      return { startAt, loss: lossOf(index, startAt) };
    }),
  };
}

/** Reads `SCALE` and `TIME`: shares of the learners and of the time, each above 0 and at most 1. */
export function readScale([scale = '0.01', time = String(1 / 40)]) {
  const share = (text) => {
    const number = Number(text);
    if (number > 0 && number <= 1) return number;
    throw new StepFailed(`A scale is a number above 0 and at most 1, not "${text}".`);
  };
  return { learners: Math.ceil(morning.learners * share(scale)), factor: share(time) };
}

import { type RandomSource, seededRandom } from '@lms/assessment';
import { v7 } from 'uuid';

/** Random values of the demo data; the same seed gives the same data. */
export interface Chance {
  random: RandomSource;
  /** Returns true with the probability `share`. */
  happens: (share: number) => boolean;
  /** Returns an integer, both ends included. */
  whole: (from: number, to: number) => number;
  between: (from: number, to: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** Returns an id as if made at that time. */
  id: (at: Date) => string;
}

export const createChance = (seed: string): Chance => {
  const random = seededRandom(seed);
  const between = (from: number, to: number) => from + random() * (to - from);
  const whole = (from: number, to: number) => Math.floor(between(from, to + 1));
  return {
    random,
    happens: (share) => random() < share,
    whole,
    between,
    pick: <T>(list: readonly T[]) => {
      const index = whole(0, list.length - 1);
      if (list.length === 0) throw new Error('nothing to pick from');
      return list[index] as T;
    },
    id: (at) =>
      v7({
        msecs: at.getTime(),
        seq: whole(0, 0x7fffffff),
        rng: () => Uint8Array.from({ length: 16 }, () => whole(0, 255)),
      }),
  };
};

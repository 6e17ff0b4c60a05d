/** A source of chance: numbers from 0 up to, but not including, 1, as `Math.random` gives. */
export type RandomSource = () => number;

/**
 * A source that gives the same numbers for the same seed, everywhere and for ever. Good for orders
 * and demo data, not for secrets.
 *
 * Source: mulberry32 by Tommy Ettinger, started from an FNV-1a hash of the seed.
 */
export function seededRandom(seed: string): RandomSource {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A copy of the list in random order, all orders equally likely.
 *
 * Source: Fisher and Yates, in the first form: strike out one of those left, again and again.
 */
export function shuffle<T>(list: readonly T[], random: RandomSource): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

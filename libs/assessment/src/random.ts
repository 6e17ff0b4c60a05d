/** Random number generator with the range of `Math.random`: 0 inclusive to 1 exclusive. */
export type RandomSource = () => number;

/**
 * Returns a generator that always gives the same numbers for the same seed. Suitable for orders and
 * demo data, not for secrets.
 *
 * Source: mulberry32 by Tommy Ettinger, seeded by an FNV-1a hash.
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
 * Returns a copy of the list in random order, all orders equally likely.
 *
 * Source: the original Fisher–Yates shuffle, which removes a random remaining element each time.
 */
export function shuffle<T>(list: readonly T[], random: RandomSource): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

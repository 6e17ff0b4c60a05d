import { describe, expect, it } from 'vitest';
import { seededRandom, shuffle } from './random';

describe('seededRandom', () => {
  it('gives the same numbers for the same seed, for ever', () => {
    const random = seededRandom('seed');
    expect([random(), random(), random()]).toEqual([
      0.9498909888789058, 0.07608804851770401, 0.026259300531819463,
    ]);
  });

  it('gives other numbers for a seed that differs by one character', () => {
    const firsts = Array.from({ length: 1000 }, (_, index) => seededRandom(`attempt-${index}`)());
    expect(new Set(firsts).size).toBe(1000);
  });

  it('spreads evenly from 0 up to 1', () => {
    const random = seededRandom('even');
    const tenths = new Array<number>(10).fill(0);
    for (let count = 0; count < 100_000; count += 1) {
      const tenth = Math.floor(random() * 10);
      tenths[tenth] = (tenths[tenth] ?? NaN) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});

describe('shuffle', () => {
  it('keeps every element once and leaves the list alone', () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    for (let seed = 0; seed < 100; seed += 1) {
      const shuffled = shuffle(list, seededRandom(String(seed)));
      expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
    }
    expect(list[0]).toBe(0);
  });

  it('makes all orders equally likely', () => {
    const random = seededRandom('orders');
    const times = new Map<string, number>();
    for (let count = 0; count < 24_000; count += 1) {
      const order = shuffle(['a', 'b', 'c', 'd'], random).join('');
      times.set(order, (times.get(order) ?? 0) + 1);
    }
    expect(times.size).toBe(24);
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

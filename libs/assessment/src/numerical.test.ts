import { parseNumber } from '@lms/contract';
import { describe, expect, it } from 'vitest';
import { acceptsNumber } from './numerical';

describe('parseNumber', () => {
  it.each([
    ['2.718', 2.718, ''],
    ['.5', 0.5, ''],
    ['-7.', -7, ''],
    ['+7', 7, ''],
    ['2E-3', 0.002, ''],
    ['2.e+1', 20, ''],
    ['6x10^3', 6000, ''],
    ['6 × 10^3', 6000, ''],
    ['6.0*10**-3', 0.006, ''],
    ['1,00,000.5', 100000.5, ''],
    ['12 345', 12345, ''],
    ['12\u00a0345', 12345, ''],
    ['১২,৩৪৫.৫', 12345.5, ''],
    ['\u22124', -4, ''],
    ['5kg', 5, 'kg'],
    ['5   kg', 5, 'kg'],
    ['5%', 5, '%'],
  ])('reads %s', (text, value, unit) => {
    expect(parseNumber(text)).toEqual({ value, unit });
  });

  it.each(['', '   ', ',', '.', '. m', '.e3', 'frog', '$5', '--5', 'NaN', 'Infinity', '1e999'])(
    'finds no number in %j',
    (text) => {
      expect(parseNumber(text)).toBeUndefined();
    },
  );
});

describe('acceptsNumber', () => {
  const near = (text: string, tolerance: number | undefined, response: string) =>
    acceptsNumber({ id: 'a', text, fraction: 1, tolerance }, response);

  it('includes both ends of the tolerance, however they are stored', () => {
    expect(near('0.3', 0.1, '0.2')).toBe(true);
    expect(near('0.3', 0.1, '0.4')).toBe(true);
    expect(near('0.3', 0.1, '0.400001')).toBe(false);
    expect(near('0.3', -0.1, '0.4')).toBe(true);
  });

  it('asks for the number itself without a tolerance', () => {
    expect(near('1000', undefined, '1,000.0')).toBe(true);
    expect(near('1000', undefined, '1000.0001')).toBe(false);
    expect(near('0', undefined, '0.00')).toBe(true);
    expect(near('0', undefined, '1e-20')).toBe(false);
  });

  it('reads the accepted number as it reads a response', () => {
    expect(near('১০', undefined, '10')).toBe(true);
    expect(near('ten', undefined, '10')).toBe(false);
  });
});

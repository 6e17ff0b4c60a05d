import { describe, expect, it } from 'vitest';
import { paletteOf, palettes, patchOf } from './patch';

const patches = Array.from({ length: 300 }, (_, index) => patchOf(`course-${index}`));

describe('the cover of a course', () => {
  it('is always drawn alike from the same slug', () => {
    expect(patchOf('clear-writing')).toEqual(patchOf('clear-writing'));
  });

  it('tells courses apart whose slugs differ by a letter', () => {
    const drawn = new Set(patches.map((patch) => JSON.stringify(patch)));
    expect(drawn.size).toBeGreaterThan(290);
    expect(new Set(patches.map(({ outer, count }) => `${outer} ${count}`)).size).toBe(12);
    expect(new Set(patches.map(({ turn }) => turn))).toEqual(new Set([0, 15, 30, 45]));
  });

  it('has petals of two kinds', () => {
    for (const { outer, inner } of patches) expect(inner).not.toBe(outer);
  });

  it('leaves the left of the cover to the title', () => {
    for (const { x, y, scale } of patches) {
      expect(x - 99 * scale).toBeGreaterThan(180);
      expect(Math.abs(y - 98)).toBeLessThanOrEqual(14);
    }
  });
});

it('gives a category that has no palette one of the others, always the same', () => {
  expect(paletteOf('digital-marketing')).toBe('digital-marketing');
  expect(palettes).toContain(paletteOf('welding'));
  expect(paletteOf('welding')).toBe(paletteOf('welding'));
});

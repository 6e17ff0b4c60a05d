import { allTexts } from '@lms/words';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { fonts } from './fonts';
import { drawText, fitText, type TextBox, widthOf } from './text';

const box: TextBox = {
  face: 'serif',
  size: 30,
  color: '#000000',
  x: 50,
  width: 400,
  align: 'center',
  maxLines: 2,
};

const newDocument = () => new PDFDocument();

describe('Bengali', () => {
  const bengali = fonts['serif-bengali']();
  const glyphs = (text: string) => bengali.layout(text).glyphs.map(({ id }) => id);
  const glyph = (text: string) => glyphs(text)[0];

  it('has its vowel signs where they are read', () => {
    expect(glyphs('কি').at(-1)).toBe(glyph('ক'));
    expect(glyphs('কো')).toHaveLength(3);
    expect(glyphs('কো')[1]).toBe(glyph('ক'));
    expect(glyphs('কিঁ')[1]).toBe(glyph('ক'));
  });

  it('joins conjuncts', () => {
    expect(glyphs('ক্ষ')).toHaveLength(1);
    expect(glyphs('ত্ত')).toHaveLength(1);
    expect(glyphs('র্ত')[0]).toBe(glyph('ত'));
  });

  it('has every letter of the language', () => {
    const letters = 'অআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহড়ঢ়য়ৎংঃঁািীুূৃেৈোৌ্০১২৩৪৫৬৭৮৯৳';
    const missing = [...letters].filter(
      (letter) => !bengali.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
});

describe('Chinese and Japanese', () => {
  it.each([
    ['chinese', allTexts.ch],
    ['japanese', allTexts.jp],
  ] as const)('%s has every letter of the words around a report', (name, { admin, reports }) => {
    const letters = new Set(JSON.stringify([admin, reports]).match(/[\u2e80-\uffef]/g));
    expect(letters.size).toBeGreaterThan(300);
    const missing = [...letters].filter(
      (letter) => !fonts[name]().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });
});

describe('a text', () => {
  it('keeps its size where it fits', () => {
    expect(fitText(newDocument(), 'কৃষ্ণা দত্ত', box)).toEqual({ lines: ['কৃষ্ণা দত্ত'], size: 30 });
  });

  it('takes a second line, then shrinks, and never leaves its box', () => {
    const doc = newDocument();
    const wrapped = fitText(doc, 'মোহাম্মদ আশরাফুল ইসলাম চৌধুরী ত্রিপাঠী', box);
    expect(wrapped).toMatchObject({ lines: { length: 2 }, size: 30 });
    for (const long of ['Ayesha '.repeat(40).trim(), 'W'.repeat(255), 'ক্ষ'.repeat(85)]) {
      const { lines, size } = fitText(doc, long, box);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) {
        expect(widthOf(doc, box.face, line, size)).toBeLessThanOrEqual(400);
      }
    }
  });

  it('of two scripts is set in the fonts of both', () => {
    const doc = newDocument();
    expect(drawText(doc, 'HTML ও CSS', 100, box)).toBe(100);
    expect(fitText(doc, 'HTML ও CSS', box).lines).toEqual(['HTML ও CSS']);
  });
});

import { describe, expect, it } from 'vitest';
import { inTwoLines, timestamp, toVtt, visibleLength } from './captions.mjs';

describe('captions', () => {
  it('counts a Bengali conjunct with its vowel sign as one letter', () => {
    expect(visibleLength('ক্ষি')).toBe(1);
  });

  it('leaves a short caption on one line', () => {
    expect(inTwoLines('Let them finish.')).toBe('Let them finish.');
  });

  it('breaks a long caption at the space nearest its middle', () => {
    expect(inTwoLines('Listen, say back what you heard, and write down what you agreed.')).toBe(
      'Listen, say back what you heard,\nand write down what you agreed.',
    );
  });

  it('writes times as WebVTT does', () => {
    expect(timestamp(75.5)).toBe('00:01:15.500');
  });

  it('keeps a tag in a caption readable as text', () => {
    const cue = { start: 0, end: 1, text: { en: 'Use <h1> & <h2>' } };
    expect(toVtt([cue], 'en')).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nUse &lt;h1> &amp; &lt;h2>\n',
    );
  });
});

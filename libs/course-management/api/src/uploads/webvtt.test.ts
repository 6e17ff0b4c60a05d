import { describe, expect, it } from 'vitest';
import { buildTranscript, CaptionsError, readCaptions } from './webvtt';

const read = (file: string) => readCaptions(Buffer.from(file));
const cue = (start: number, end: number, text: string) => ({ start, end, text });

describe('captions', () => {
  it('are read with names, notes, settings, hours and any line ends', () => {
    const file = `WEBVTT - made by hand
Kind: captions

NOTE
a note of two
lines

STYLE
::cue { color: white }

intro
00:01.500 --> 00:04.000 line:0 position:50%
<v Rina>Welcome &amp; hello</v>
sit down

01:00:00.000 --> 01:00:02.250
শেষ
`;
    for (const text of [file, `\uFEFF${file}`, file.replaceAll('\n', '\r\n')]) {
      const captions = read(text);
      expect(captions.cues).toEqual([
        cue(1.5, 4, 'Welcome & hello sit down'),
        cue(3600, 3602.25, 'শেষ'),
      ]);
      expect(captions.file).toBe(file);
    }
  });

  it('may come as SubRip', () => {
    const { file, cues } = read(
      '1\r\n00:00:01,000 --> 00:00:02,500\r\nOne\r\n\r\n2\r\n0:00:03,000 --> 0:00:04,000\r\nTwo, three\r\n',
    );
    expect(cues).toEqual([cue(1, 2.5, 'One'), cue(3, 4, 'Two, three')]);
    expect(file).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nOne\n\n2\n00:00:03.000 --> 00:00:04.000\nTwo, three\n',
    );
  });

  it.each<[string, number, string, string]>([
    ['nothing', 1, 'unexpectedLine', ''],
    ['no heading', 1, 'unexpectedLine', '00:00.000 --> 00:01.000\nA\n'],
    ['a page', 1, 'unexpectedLine', '<!doctype html><script>alert(1)</script>'],
    ['another word', 1, 'unexpectedLine', 'WEBVTTX\n\n00:00.000 --> 00:01.000\nA'],
    ['no cue', 1, 'textMissing', 'WEBVTT\n'],
    [
      'empty cues',
      1,
      'textMissing',
      'WEBVTT\n\n00:00.000 --> 00:01.000\n\n00:01.000 --> 00:02.000\n<i> </i>',
    ],
    ['a cue in the heading', 2, 'unexpectedLine', 'WEBVTT\n00:00.000 --> 00:01.000\nA'],
    ['text without a time', 3, 'unexpectedLine', 'WEBVTT\n\nHello'],
    ['two lines without a time', 4, 'unexpectedLine', 'WEBVTT\n\nHello\nthere'],
    ['a time that is none', 3, 'unexpectedLine', 'WEBVTT\n\n00:00.0 --> 00:01.000\nA'],
    ['minutes beyond the hour', 3, 'unexpectedLine', 'WEBVTT\n\n00:61:00.000 --> 01:02:00.000\nA'],
    ['an end before its start', 3, 'endBeforeStart', 'WEBVTT\n\n00:02.000 --> 00:01.000\nA'],
    ['an end beyond a day', 3, 'tooLong', 'WEBVTT\n\n00:02.000 --> 99:00:01.000\nA'],
    [
      'a cue before the last',
      6,
      'unexpectedLine',
      'WEBVTT\n\n00:02.000 --> 00:03.000\nA\n\n00:01.000 --> 00:03.000\nB',
    ],
    [
      'no empty line between',
      5,
      'unexpectedLine',
      'WEBVTT\n\n00:02.000 --> 00:03.000\nA\n00:03.000 --> 00:04.000\nB',
    ],
    ['a NUL', 4, 'notReadable', 'WEBVTT\n\n00:02.000 --> 00:03.000\nA\0'],
    [
      'a page of text in a cue',
      4,
      'tooLong',
      `WEBVTT\n\n00:02.000 --> 00:03.000\n${'a'.repeat(2_001)}`,
    ],
    [
      'a wrong line of SubRip',
      6,
      'unexpectedLine',
      '1\n00:00:01,000 --> 00:00:02,000\nA\n\n2\n00:00:03 --> 00:00:04\nB',
    ],
  ])('with %s are refused at line %i', (_what, line, code, file) => {
    expect(() => read(file)).toThrow(CaptionsError);
    try {
      read(file);
    } catch (error) {
      expect((error as CaptionsError).problem).toEqual({ field: 'file', code, params: { line } });
    }
  });

  it('in another encoding are refused', () => {
    const utf16 = Buffer.from(`\uFEFFWEBVTT\n`, 'utf16le');
    expect(() => readCaptions(utf16)).toThrow('notUtf8');
  });

  it('of a megabyte of hostile lines are refused at once', () => {
    for (const line of ['-->', '<', '&', 'a\n', '00:00:00.000 --> ', '\t', '1\n00:00:00,000']) {
      for (const before of ['', '00:00.000 --> 00:01.000', '00:00.000 --> 00:01.000\n']) {
        const file = `WEBVTT\n\n${before}${line.repeat(1_000_000 / line.length)}`;
        const start = performance.now();
        expect(() => read(file)).toThrow(CaptionsError);
        expect(performance.now() - start).toBeLessThan(10_000);
      }
    }
  });
});

describe('a transcript', () => {
  it('begins a paragraph after each pause', () => {
    const cues = [cue(0, 1, 'A'), cue(1, 2, 'b.'), cue(2.5, 3, 'c.'), cue(4, 5, 'D.')];
    expect(buildTranscript(cues)).toEqual([
      { start: 0, text: 'A b. c.' },
      { start: 4, text: 'D.' },
    ]);
  });

  it('has room in a draft, however many pauses there are and however few', () => {
    const speech = (pause: number) =>
      Array.from({ length: 20_000 }, (_, index) =>
        cue(index * (1 + pause), index * (1 + pause) + 1, 'twenty letters in it'),
      );
    for (const pause of [0, 1.5, 3]) {
      const paragraphs = buildTranscript(speech(pause));
      expect(paragraphs.length).toBeLessThanOrEqual(2_000);
      for (const { text } of paragraphs) expect(text.length).toBeLessThan(5_000);
      expect(paragraphs.map(({ text }) => text).join(' ')).toHaveLength(20_000 * 21 - 1);
    }
  });
});

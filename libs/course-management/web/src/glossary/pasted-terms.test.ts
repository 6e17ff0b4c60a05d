import { expect, it } from 'vitest';
import { readPastedTerms, splitRows } from './pasted-terms';

it('splits rows and cells as spreadsheets copy them', () => {
  expect(splitRows('a\tb\r\nc\t\n\nd')).toEqual([['a', 'b'], ['c', ''], [''], ['d']]);
  expect(splitRows('"two\nlines"\t"say ""hi"""\t"a\tb"')).toEqual([
    ['two\nlines', 'say "hi"', 'a\tb'],
  ]);
  expect(splitRows('"Hello" world\tb\n"open\tc')).toEqual([
    ['"Hello" world', 'b'],
    ['"open', 'c'],
  ]);
});

it('reads terms with their rows, leaves out empty ones and tells of further columns', () => {
  const read = readPastedTerms(
    'Server\tAnswers\tসার্ভার\tউত্তর দেয়\n\t\t\n Web\n page \t\tপাতা\t\tx\n',
  );
  expect(read.map(({ row, isTooWide }) => [row, isTooWide])).toEqual([
    [1, false],
    [3, false],
    [4, true],
  ]);
  expect(read.map(({ term }) => term.term)).toEqual([
    { en: 'Server', bn: 'সার্ভার' },
    { en: 'Web', bn: '' },
    { en: 'page', bn: 'পাতা' },
  ]);
  expect(read[0]?.term.meaning).toEqual({ en: 'Answers', bn: 'উত্তর দেয়' });
  expect(new Set(read.map(({ term }) => term.id)).size).toBe(3);
});

import { expect, it } from 'vitest';
import { blankQuestion } from './question-file';
import { readQuestions } from './read-questions';
import { guardCell, unguardCell } from './table-columns';
import { writeQuestions } from './write-questions';

const read = (...lines: string[]) => readQuestions('csv', lines.join('\r\n')).items;

it('reads rows that people wrote', () => {
  const items = read(
    'Type;Text;Answer1;Grade1;Answer2;Grade2;Match1;Match2;Tags',
    'single choice;Capital?;ঢাকা;100%;a < b;;;;"one, two"',
    'matching;Match.;frog;;cat;;amphibian;mammal;',
    ';;;;;;;;',
    'numerical;Year?;1971;100;;;;;',
    'fill-in-blanks;The {1:SA:=Padma} is long.;;;;;;;',
  );
  expect(items.map(({ line, name, type, errors }) => [line, name, type, errors])).toEqual([
    [2, 'Capital?', 'SINGLE_CHOICE', []],
    [3, 'Match.', 'MATCHING', []],
    [5, 'Year?', 'NUMERICAL', []],
    [6, 'The [[1]] is long.', 'FILL_IN_BLANKS', []],
  ]);
  expect(items[0]?.input).toMatchObject({
    tags: ['one', 'two'],
    answers: [{ fraction: 1 }, { text: 'a &lt; b', fraction: 0 }],
  });
});

it('names row, column and value of what it does not know', () => {
  const items = read(
    'type,text,grade1,answer1,difficulty,colour',
    'riddle,What?,1,a,EASY,',
    'essay,What?,x,a,odd,',
    'essay,What?,,,,',
    ',What?,,,,',
  );
  expect(items.map(({ errors }) => errors)).toEqual([
    [{ line: 2, code: 'valueUnknown', params: { column: 'type', value: 'riddle' } }],
    [
      { line: 3, code: 'valueUnknown', params: { column: 'difficulty', value: 'odd' } },
      { line: 3, code: 'valueUnknown', params: { column: 'grade1', value: 'x' } },
    ],
    [],
    [{ line: 5, code: 'valueMissing', params: { column: 'type' } }],
  ]);
  expect(items[0]?.notes).toEqual([{ line: 1, code: 'partLeftOut', params: { part: 'colour' } }]);
});

it('reads yes and no as Excel saves them in its own language', () => {
  const [french, german] = read(
    'type;text;caseSensitive;answer1;grade1;answer2;grade2',
    'true false;La Terre tourne.;;VRAI;100;FAUX;0',
    'short answer;Hauptstadt?;WAHR;Berlin;100;;',
  );
  expect(french?.errors).toEqual([]);
  expect(french?.input?.answers).toMatchObject([{ text: 'true' }, { text: 'false' }]);
  expect(german?.input).toMatchObject({ caseSensitive: true });
});

it('says which column is missing', () => {
  expect(read('type,answer1', 'essay,x')).toMatchObject([
    { line: 1, errors: [{ line: 1, code: 'columnMissing', params: { column: 'text' } }] },
  ]);
});

it('names the row of a quotation that never ends', () => {
  expect(read('type,text', 'essay,fine', 'essay,"open').map(({ errors }) => errors)).toEqual([
    [],
    [{ line: 3, code: 'quoteMissing' }],
  ]);
});

it('names the row of a blank without an end', () => {
  const [item] = read('type,text', '"fill in blanks","{1:SA:=a} {1:SA:=b"');
  expect(item?.errors).toEqual([{ line: 2, code: 'braceMissing', params: { brace: '}' } }]);
});

it('names the columns that are needed where none of them is there', () => {
  expect(read('a,b', 'c,d').map(({ line, errors }) => [line, errors])).toEqual([
    [
      1,
      [
        { line: 1, code: 'columnMissing', params: { column: 'type' } },
        { line: 1, code: 'columnMissing', params: { column: 'text' } },
      ],
    ],
  ]);
});

it('refuses what is no table', () => {
  expect(() => read('What?', 'ANSWER: A')).toThrow(
    expect.objectContaining({ reason: 'notReadable' }),
  );
});

it.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', "'=x", "''=x"])(
  'keeps %j from being run as a formula',
  (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
    expect(unguardCell(guardCell(text))).toBe(text);
  },
);

it.each(["'", "'a", "''", 'a=b', ''])('leaves %j as it is', (text) => {
  expect(guardCell(text)).toBe(text);
  expect(unguardCell(text)).toBe(text);
});

it('writes no cell that a spreadsheet would run', () => {
  const { text } = writeQuestions('csv', [
    { ...blankQuestion('ESSAY'), name: '=cmd()', text: '@sum', hint: '-x' },
  ]);
  expect(text).toContain("'=cmd()");
  expect(text).not.toMatch(/(?:^|,)"?[=+@-]/m);
});

import { expect, it } from 'vitest';
import { blankQuestion, withIds } from './question-file';
import { readQuestions } from './read-questions';
import { writeQuestions } from './write-questions';

const read = (...lines: string[]) => readQuestions('aiken', lines.join('\n')).items;

it('reads questions, also without a space after the letter and without a last line end', () => {
  const items = read(
    'Capital of Bangladesh?',
    'A) Khulna',
    'B) ঢাকা',
    'ANSWER: B',
    '',
    'x > y & <b>?',
    'A.yes',
    'B.no',
    'ANSWER:A',
  );
  expect(
    items.map(({ line, input }) => [
      line,
      input?.text,
      input?.answers.map(({ text, fraction }) => [text, fraction]),
    ]),
  ).toEqual([
    [
      1,
      'Capital of Bangladesh?',
      [
        ['Khulna', 0],
        ['ঢাকা', 1],
      ],
    ],
    [
      6,
      'x &gt; y &amp; &lt;b&gt;?',
      [
        ['yes', 1],
        ['no', 0],
      ],
    ],
  ]);
});

it('names the line of each mistake and goes on', () => {
  const items = read(
    'Too few',
    'A) only one',
    'ANSWER: A',
    '',
    'ANSWER: B',
    '',
    'A) a choice of nothing',
    '',
    'Not finished',
    'A) one',
    'Good',
    'A) one',
    'B) two',
    'ANSWER: B',
    'Unknown key',
    'A) one',
    'B) two',
    'ANSWER: E',
    'At the end',
    'A) one',
  );
  expect(items.map(({ line, errors }) => [line, errors[0]?.line, errors[0]?.code])).toEqual([
    [1, 3, 'answersTooFew'],
    [5, 5, 'unexpectedLine'],
    [7, 7, 'unexpectedLine'],
    [9, 11, 'answerKeyMissing'],
    [11, undefined, undefined],
    [15, 18, 'answerKeyUnknown'],
    [19, 19, 'answerKeyMissing'],
  ]);
});

it('says how many answers a question needs', () => {
  const [item] = read('Too few', 'A) one', 'ANSWER: A');
  expect(item?.errors).toEqual([{ line: 3, code: 'answersTooFew', params: { least: 2 } }]);
});

it('refuses what has no answer line at all', () => {
  expect(() => read('some', 'prose')).toThrow(expect.objectContaining({ reason: 'notReadable' }));
});

const choice = {
  ...blankQuestion('SINGLE_CHOICE'),
  name: 'a < b?',
  text: 'a &lt; b?',
  answers: withIds([
    { text: 'yes &amp; no', fraction: 1 },
    { text: 'না', fraction: 0 },
  ]),
};

it('brings back what it can hold', () => {
  const { text, leftOut } = writeQuestions('aiken', [choice]);
  expect(text).toBe('a < b?\nA) yes & no\nB) না\nANSWER: A\n\n');
  expect(leftOut).toEqual([]);
  expect(readQuestions('aiken', text).items[0]?.input).toEqual(choice);
});

it('lists what it can not hold', () => {
  const others = [
    blankQuestion('ESSAY'),
    { ...choice, generalFeedback: 'said' },
    { ...choice, text: 'A) looks like a choice' },
    { ...choice, text: '<p>two</p><p>lines</p>' },
    {
      ...choice,
      answers: withIds([
        { text: 'a', fraction: 1 },
        { text: 'b', fraction: 0.5 },
      ]),
    },
  ];
  const { text, leftOut } = writeQuestions('aiken', [choice, ...others]);
  expect(leftOut).toEqual(others);
  expect(readQuestions('aiken', text).items).toHaveLength(1);
});

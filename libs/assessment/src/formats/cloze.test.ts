import { describe, expect, it } from 'vitest';
import { readCloze } from './cloze-read';
import { readQuestions } from './read-questions';

const blanksOf = (source: string) =>
  readCloze(source).blanks.map(({ kind, weight, caseSensitive, answers }) => ({
    kind,
    weight,
    caseSensitive,
    answers: answers.map(({ text, fraction, feedback, tolerance }) => [
      text,
      fraction,
      feedback,
      tolerance,
    ]),
  }));

it('reads every kind of blank', () => {
  const { text, blanks } = readCloze(
    'a {:SA:=x} b {2:SAC:=X} c {3:NM:=1:0.5} d {1:MC:=a~b} e {1:MULTICHOICE_VS:a~=b} f {1:MRH:=a~b} {x} {1:NOPE:=a}',
  );
  expect(text).toBe('a [[1]] b [[2]] c [[3]] d [[4]] e [[5]] f [[6]] {x} {1:NOPE:=a}');
  expect(blanks.map(({ kind, weight, caseSensitive }) => [kind, weight, caseSensitive])).toEqual([
    ['TEXT', 1, false],
    ['TEXT', 2, true],
    ['NUMBER', 3, false],
    ['CHOICE', 1, false],
    ['CHOICE', 1, false],
    ['CHOICES', 1, false],
  ]);
});

it('reads partial credit, feedback and what accepts anything', () => {
  expect(
    blanksOf('{1:SHORTANSWER:%100%Dhaka#Yes!~%50%Dacca#As it\nwas spelt~*#No}')[0]?.answers,
  ).toEqual([
    ['Dhaka', 1, 'Yes!', undefined],
    ['Dacca', 0.5, 'As it\nwas spelt', undefined],
    ['*', 0, 'No', undefined],
  ]);
});

it('reads decimals with a comma and any share of the mark', () => {
  expect(blanksOf('{1:NM:=3,5:0,1~%66%3.5:1}')[0]?.answers).toEqual([
    ['3.5', 1, undefined, 0.1],
    ['3.5', 0.66, undefined, 1],
  ]);
});

it('takes escapes and entities off', () => {
  expect(blanksOf('{1:SA:=a \\} \\# \\~ b&#126;&lt;#c \\} d}')[0]?.answers).toEqual([
    ['a } # ~ b~<', 1, 'c } d', undefined],
  ]);
  expect(blanksOf('{1:MC:=H<sub>2</sub>O &amp;lt;~b}')[0]?.answers[0]).toEqual([
    'H2O <',
    1,
    undefined,
    undefined,
  ]);
});

it.each([
  ['{1:MR:=a~b~=c}', [0.5, -0.5, 0.5]],
  ['{1:MR:%100%a~%0%b~%50%c}', [0.6666667, 0, 0.3333333]],
  ['{1:MR:%50%a~%-25%b~%50%c}', [0.5, -0.25, 0.5]],
])('shares the mark of %s among what is right', (source, fractions) => {
  expect(readCloze(source).blanks[0]?.answers.map(({ fraction }) => fraction)).toEqual(fractions);
});

describe('what can not be asked', () => {
  const problemsOf = (text: string) =>
    readQuestions(
      'moodle-xml',
      `<quiz><question type="cloze"><questiontext><text><![CDATA[${text}]]></text></questiontext></question></quiz>`,
    ).items[0]?.errors.map(({ code, params }) => [code, params?.['blank']]);

  it.each([
    ['No gap', [['blanksMissing', undefined]]],
    ['{1:MULTICHOICE}', [['blanksMissing', undefined]]],
    ['{1:MULTICHOICE:=a}', [['answersTooFew', 1]]],
    ['{1:SA:=a} {1:MC:a~%50%b}', [['noRightAnswer', 2]]],
    ['{3:NM:=zero}', [['numberInvalid', 1]]],
    ['{1:SA:=a} [[1]]', [['blanksMissing', 1]]],
    ['{1:SA:=a} [[7]]', [['blankInvalid', undefined]]],
    ['{0:SA:=a}', [['blankInvalid', 1]]],
  ])('says why %j is refused', (text, problems) => {
    expect(
      problemsOf(text)?.map(([code, blank]) => [
        code,
        code === 'blankInvalid' && blank === 7 ? undefined : blank,
      ]),
    ).toEqual(problems);
  });
});

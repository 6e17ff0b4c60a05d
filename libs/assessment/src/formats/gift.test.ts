import { describe, expect, it } from 'vitest';
import { readQuestions } from './read-questions';

const read = (...lines: string[]) => readQuestions('gift', lines.join('\n'));
/** Returns the only question of a file. */
const one = (...lines: string[]) => {
  const { items } = read(...lines);
  expect(items).toHaveLength(1);
  expect(items[0]?.errors).toEqual([]);
  return items[0]?.input;
};
const answersOf = (...lines: string[]) =>
  one(...lines)?.answers.map(({ text, fraction, feedback }) => [text, fraction, feedback]);

describe('types', () => {
  it.each([
    ['What is the capital?{~Khulna =Dhaka ~Sylhet}', 'SINGLE_CHOICE'],
    ['Which are rivers?{~%50%Padma ~%50%Jamuna ~%-100%Sylhet}', 'MULTIPLE_CHOICE'],
    ['Which are rivers?{~%100%Padma ~%-50%Sylhet ~%-50%Dhaka}', 'MULTIPLE_CHOICE'],
    ['The sun rises in the east.{T}', 'TRUE_FALSE'],
    ['The sun rises in the west.{FALSE#No.}', 'TRUE_FALSE'],
    ['Two and two is {=four =4}.', 'SHORT_ANSWER'],
    ['One word{four}', 'SHORT_ANSWER'],
    ['Year of independence?{#1971}', 'NUMERICAL'],
    ['Match.{=Padma -> river =Dhaka -> city}', 'MATCHING'],
    ['Order.{>3 ALL VERTICAL\none\ntwo\nthree\n}', 'ORDERING'],
    ['Go to the shop -> buy it?{~yes -> no =no -> yes}', 'SINGLE_CHOICE'],
    ['Write about rivers.{}', 'ESSAY'],
    ['The {1:SHORTANSWER:=Padma} is a river.', 'FILL_IN_BLANKS'],
  ])('reads %j as %s', (line, type) => {
    expect(one(line)?.type).toBe(type);
  });

  it('lists a text without answers as what it does not take', () => {
    expect(read('::Note::Use a pencil.').items).toMatchObject([
      {
        name: 'Note',
        type: null,
        input: null,
        errors: [{ line: 1, code: 'bracesMissing' }],
      },
    ]);
  });
});

describe('escapes', () => {
  it('takes the backslash off every sign that means something', () => {
    expect(one('::a\\:b \\:\\: c::\\~ \\= \\# \\{ \\} \\:{=\\=x\\~}')).toMatchObject({
      name: 'a:b :: c',
      text: '~ = # { } :',
      answers: [{ text: '=x~' }],
    });
  });

  it('leaves one backslash of two, and one that escapes nothing', () => {
    expect(one('A \\\\ B \\\\\\\\ C \\d{}')?.text).toBe('A \\ B \\\\ C \\d');
  });

  it('keeps a formula whole', () => {
    expect(one('[html]$$\\\\frac\\{a\\}\\{b\\}$${}')?.text).toBe('$$\\frac{a}{b}$$');
  });

  it('keeps the lines of code', () => {
    expect(one('[html]<pre>', '  if (x) \\{', '    y();', '  \\}', '</pre>', '{}')?.text).toBe(
      '<pre>\n  if (x) {\n    y();\n  }\n</pre>',
    );
  });
});

describe('answers', () => {
  it('reads weights and the feedback of each', () => {
    expect(
      answersOf('Town?{=Dhaka#Right! ~%50%Old Dhaka # [html]<b>Part</b> ~%-25%Khulna}'),
    ).toEqual([
      ['Dhaka', 1, 'Right!'],
      ['Old Dhaka', 0.5, '<b>Part</b>'],
      ['Khulna', -0.25, undefined],
    ]);
  });

  it('takes three thirds for the whole', () => {
    expect(answersOf('Which?{~%33.33333%a ~%33.33333%b ~%33.33333%c}')).toEqual([
      ['a', 0.3333333, undefined],
      ['b', 0.3333333, undefined],
      ['c', 0.3333333, undefined],
    ]);
  });

  it.each([
    ['{#3:2}', [['3', 2]]],
    ['{#1..5}', [['3', 2]]],
    ['{#-3.142..-3.141}', [['-3.1415', 0.0005]]],
    [
      '{#=1822:0 =%50%1822:2 ~#No}',
      [
        ['1822', 0],
        ['1822', 2],
        ['*', undefined],
      ],
    ],
  ])('reads the numbers of %s', (answers, expected) => {
    expect(
      one(`Number?${answers}`)?.answers.map(({ text, tolerance }) => [text, tolerance]),
    ).toEqual(expected);
  });

  it('reads the three feedbacks of true or false', () => {
    expect(one('Two is odd.{FALSE#It is even.#Well done.####See chapter 1.}')).toMatchObject({
      answers: [
        { text: 'true', fraction: 0, feedback: 'It is even.' },
        { text: 'false', fraction: 1, feedback: 'Well done.' },
      ],
      generalFeedback: 'See chapter 1.',
    });
  });

  it('reads pairs and a choice that belongs to none', () => {
    expect(
      one('Match.{=[html]<i>Padma</i> -> river', '=Dhaka -> city', '= -> hill}')?.pairs,
    ).toEqual([
      { id: 'p1', stem: '<i>Padma</i>', choice: 'river' },
      { id: 'p2', stem: 'Dhaka', choice: 'city' },
      { id: 'p3', stem: '', choice: 'hill' },
    ]);
  });

  it('tells that an order is marked in another way here', () => {
    const { items } = read(
      'Order.{>2 ALL HORIZONTAL RELATIVE_NEXT_EXCLUDE_LAST SHOW none',
      'Half',
      'Day',
      '}',
    );
    expect(items[0]?.input?.answers.map(({ text }) => text)).toEqual(['Half', 'Day']);
    expect(items[0]?.notes).toEqual([
      { line: 1, code: 'partLeftOut', params: { part: 'gradingtype' } },
    ]);
  });

  it('reads what follows the closing brace as text behind a gap', () => {
    expect(one('Three is {#3}";')?.text).toBe('Three is _____";');
  });
});

describe('formats', () => {
  it('keeps the format of each text', () => {
    expect(
      one('[markdown]**Which** town?{=[plain]a < b #[html]<b>yes</b> ~**x** #[moodle]one\\ntwo}'),
    ).toMatchObject({
      text: '<p><strong>Which</strong> town?</p>',
      answers: [
        { text: 'a &lt; b', feedback: '<b>yes</b>' },
        { text: '<p><strong>x</strong></p>', feedback: 'one<br>two' },
      ],
    });
  });

  it('leaves square brackets that name no format', () => {
    expect(one('[toString] what?{}')?.text).toBe('[toString] what?');
  });
});

describe('comments, ids and categories', () => {
  it('keeps id and tags', () => {
    expect(one('// [id:q-7\\]] [tag:fred] [tag:পদার্থ]', 'Essay?{}')).toMatchObject({
      externalId: 'q-7]',
      tags: ['fred', 'পদার্থ'],
    });
  });

  it('takes no harm from a comment of our own that somebody changed', () => {
    expect(
      one('// lms {"defaultMark":"2","tags":[1],"difficulty":"__proto__","hint":5}', 'Essay?{}'),
    ).toMatchObject({
      defaultMark: 1,
      tags: [],
      difficulty: 'MEDIUM',
    });
    expect(one('// lms {broken', 'Essay?{}')?.text).toBe('Essay?');
  });

  it('names the category of what follows', () => {
    const { categories, items } = read(
      '$CATEGORY: $course$/top/Science/a//b',
      'Essay?{}',
      '',
      'Two?{T}',
    );
    expect(categories).toEqual([{ line: 1, path: ['Science', 'a/b'] }]);
    expect(items.map(({ line, category }) => [line, category])).toEqual([
      [2, 'Science/a/b'],
      [4, 'Science/a/b'],
    ]);
  });

  it('reads lines that end as on Windows, and a byte order mark', () => {
    expect(
      readQuestions('gift', '\uFEFF::A::One{T}\r\n\r\n::B::Two{F}').items.map(({ name }) => name),
    ).toEqual(['A', 'B']);
  });
});

describe('what can not be taken', () => {
  it('names line and reason, and takes the others', () => {
    const { items } = read(
      'Good{T}',
      '',
      '// comment',
      'Open { =a',
      '',
      'One choice{~a}',
      '',
      'Weight{~%33%a =b}',
      '',
      'Number{#three}',
      '',
      'Comma{#3,14}',
      '',
      'Good too{F}',
    );
    expect(items.map(({ line, errors }) => [line, errors[0]?.code])).toEqual([
      [1, undefined],
      [4, 'braceMissing'],
      [6, 'answersTooFew'],
      [8, 'fractionNotAllowed'],
      [10, 'numberInvalid'],
      [12, 'numberInvalid'],
      [14, undefined],
    ]);
  });

  it.each([
    ['no end', ['::A::Why {', '=b'], 3, 'braceMissing', { brace: '}' }],
    ['no beginning', ['::A::Why', '=b', '}'], 5, 'braceMissing', { brace: '{' }],
    ['no answers', ['::A::', 'Why?'], 4, 'bracesMissing', undefined],
    ['no right one', ['Why {', '~a', '~b', '}'], 3, 'noRightAnswer', undefined],
    ['a weight of letters', ['Why {', '=a', '~%5O%b', '}'], 5, 'weightInvalid', { value: '%5O%' }],
    ['a comma', ['Why {', '~%33,3%a', '=b}'], 4, 'weightInvalid', { value: '%33,3%' }],
    ['an odd share', ['Why {', '=a', '~%37%b', '}'], 5, 'fractionNotAllowed', { grade: '37' }],
    ['no arrow', ['Why {', '=a -> b', '=c', '=d -> e}'], 5, 'arrowMissing', undefined],
    ['a word', ['Why {#', '=1', '=two', '}'], 5, 'numberInvalid', { value: 'two' }],
    ['an open blank', ['A {1:SA:=b} and', '{1:SA:=c'], 4, 'braceMissing', { brace: '}' }],
  ])('says on which line what is wrong: %s', (_what, lines, line, code, params) => {
    const { items } = read('// comment', '', ...lines);
    expect(items.flatMap(({ errors }) => errors)).toEqual([
      { line, code, ...(params && { params }) },
    ]);
  });

  it('takes a percentage that is an answer', () => {
    const { items } = read('How much? {=%d of %s ~100%}', '', 'Which? {=50% ~%50%half}');
    expect(items.map(({ errors }) => errors)).toEqual([[], []]);
  });

  it('refuses windows-1252 instead of showing wrong letters', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('A{T}\n\nv'), 0xe4, 0x64]);
    expect(() => readQuestions('gift', bytes)).toThrow(
      expect.objectContaining({ reason: 'notUtf8', line: 3 }),
    );
  });

  it.each(['just words\n\nof prose', '<?xml version="1.0"?><quiz>{}</quiz>', 'a{T}\0'])(
    'refuses %j, which is no GIFT',
    (text) => {
      expect(() => readQuestions('gift', text)).toThrow(
        expect.objectContaining({ reason: 'notReadable' }),
      );
    },
  );
});

describe('a question without a title', () => {
  it.each([
    ['What is\nthe capital?{T}', 'What is the capital?'],
    ['[plain]What is\nthe capital?{T}', 'What is the capital?'],
    ['[html]<p>What is</p><p>the <b>cap</b>ital?</p>{T}', 'What is the capital?'],
    ['[markdown]* one\n* two\n{T}', 'one two'],
    ['The {1:SHORTANSWER:=Padma} is\na river.', 'The [[1]] is a river.'],
  ])('keeps the space at a line break in the name of %j', (text, name) => {
    expect(read(text).items[0]?.name).toBe(name);
  });
});

import { describe, expect, it } from 'vitest';
import { readQuestions } from './read-questions';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const quiz = (...content: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${content.join('\n')}\n</quiz>`;
const question = (type: string, parts: string, text = '<text>Asked?</text>') =>
  `<question type="${type}">\n<name><text>Name</text></name><questiontext format="html">${text}</questiontext>\n${parts}</question>`;
const answer = (fraction: string, text: string) =>
  `<answer fraction="${fraction}"><text>${text}</text></answer>`;
const read = (...content: string[]) => readQuestions('moodle-xml', quiz(...content)).items;
const one = (...content: string[]) => {
  const [item] = read(...content);
  expect(item?.errors).toEqual([]);
  return item;
};

describe('types', () => {
  it('reads one and several choices', () => {
    const answers = answer('100', '&lt;b&gt;a&lt;/b&gt;') + answer('0', 'b');
    expect(one(question('multichoice', answers))?.input).toMatchObject({
      type: 'SINGLE_CHOICE',
      name: 'Name',
      text: 'Asked?',
      answers: [
        { text: '<b>a</b>', fraction: 1 },
        { text: 'b', fraction: 0 },
      ],
    });
    expect(one(question('multichoice', `<single>false</single>${answers}`))?.type).toBe(
      'MULTIPLE_CHOICE',
    );
  });

  it('reads true and false by their names, or by their places in old files', () => {
    const fractions = (...names: [string, string]) =>
      one(
        question('truefalse', answer('0', names[0]) + answer('100', names[1])),
      )?.input?.answers.map(({ text, fraction }) => [text, fraction]);
    expect(fractions('false', 'true')).toEqual([
      ['false', 0],
      ['true', 1],
    ]);
    expect(fractions('Wahr', 'Falsch')).toEqual([
      ['true', 0],
      ['false', 1],
    ]);
  });

  it('reads typed answers as they are, and numbers with their tolerance', () => {
    expect(
      one(question('shortanswer', `<usecase>1</usecase>${answer('100', 'a &lt; b')}`))?.input,
    ).toMatchObject({
      caseSensitive: true,
      answers: [{ text: 'a < b' }],
    });
    expect(
      one(
        question(
          'numerical',
          '<answer fraction="100"><text>6.25</text><tolerance>0.05</tolerance></answer>',
        ),
      )?.input?.answers,
    ).toEqual([{ id: 'a1', text: '6.25', fraction: 1, tolerance: 0.05 }]);
  });

  it('reads pairs with a choice that belongs to none, and an order', () => {
    const pair = (stem: string, choice: string) =>
      `<subquestion format="html"><text>${stem}</text><answer><text>${choice}</text></answer></subquestion>`;
    expect(
      one(
        question(
          'matching',
          pair('frog', 'amphibian') + pair('cat', 'mammal') + pair('', 'insect'),
        ),
      )?.input?.pairs,
    ).toHaveLength(3);
    expect(
      one(question('ordering', answer('1', 'first') + answer('2', 'second')))?.input?.answers.map(
        ({ text, fraction }) => [text, fraction],
      ),
    ).toEqual([
      ['first', 0],
      ['second', 0],
    ]);
  });

  it('keeps words to choose for gaps as blanks, and says so', () => {
    const option = (text: string, group: number) =>
      `<selectoption><text>${text}</text><group>${group}</group></selectoption>`;
    const item = one(
      question(
        'gapselect',
        option('cat', 1) + option('mat', 2) + option('dog', 1) + option('hat', 2),
        '<text>The [[1]] on the [[2]], the [[1]].</text>',
      ),
    );
    expect(item?.notes).toEqual([
      { line: 3, code: 'typeChanged', params: { from: 'gapselect', to: 'FILL_IN_BLANKS' } },
    ]);
    expect(item?.input?.text).toBe('The [[1]] on the [[2]], the [[3]].');
    expect(
      item?.input?.blanks?.map(({ answers }) =>
        answers.map(({ text, fraction }) => [text, fraction]),
      ),
    ).toEqual([
      [
        ['cat', 1],
        ['dog', 0],
      ],
      [
        ['mat', 1],
        ['hat', 0],
      ],
      [
        ['cat', 1],
        ['dog', 0],
      ],
    ]);
  });

  it.each(['description', 'calculated', 'ddmarker', 'randomsamatch'])(
    'lists %s as not taken',
    (type) => {
      expect(read(question(type, ''), question('essay', ''))).toMatchObject([
        {
          line: 3,
          name: 'Name',
          errors: [{ line: 3, code: 'unsupportedType', params: { type } }],
          input: null,
        },
        { type: 'ESSAY', errors: [] },
      ]);
    },
  );
});

describe('what all have', () => {
  it('keeps id, tags, mark, feedback and hints', () => {
    expect(
      one(
        question(
          'essay',
          `<idnumber>T &amp; F</idnumber><defaultgrade>2.5</defaultgrade><generalfeedback format="plain_text"><text>a &lt; b</text></generalfeedback>
          <hint format="html"><text>one</text></hint><hint format="html"><text>two</text></hint>
          <tags><tag><text>algebra</text></tag></tags><graderinfo format="html"><text>Look for x.</text></graderinfo>`,
        ),
      )?.input,
    ).toMatchObject({
      externalId: 'T & F',
      defaultMark: 2.5,
      generalFeedback: 'a &lt; b',
      hint: 'one<br>two',
      tags: ['algebra'],
      markingGuide: 'Look for x.',
    });
  });

  it('says which parts it leaves out', () => {
    const parts =
      '<correctfeedback format="html"><text>Well done</text></correctfeedback><incorrectfeedback><text></text></incorrectfeedback><responsetemplate>20</responsetemplate>';
    expect(one(question('essay', parts))?.notes).toEqual([
      { line: 3, code: 'partLeftOut', params: { part: 'correctfeedback, responsetemplate' } },
    ]);
  });

  it('rebuilds the tree of categories in any order', () => {
    const category = (path: string) =>
      `<question type="category"><category><text>${path}</text></category></question>`;
    const { categories, items } = readQuestions(
      'moodle-xml',
      quiz(
        category('$course$/Sigma/Tau'),
        question('essay', ''),
        category('$course$/Sigma'),
        question('essay', ''),
      ),
    );
    expect(categories.map(({ path }) => path)).toEqual([['Sigma', 'Tau'], ['Sigma']]);
    expect(items.map(({ category: name }) => name)).toEqual(['Sigma/Tau', 'Sigma']);
  });

  it('names question, line and grade of a fraction that is not allowed', () => {
    expect(
      read(
        question(
          'multichoice',
          `<single>false</single>\n${answer('66.66667', 'a')}\n${answer('33', 'b')}`,
        ),
      )[0]?.errors,
    ).toEqual([{ line: 7, code: 'fractionNotAllowed', params: { grade: '33' } }]);
  });
});

describe('pictures', () => {
  const file = (name: string, content = png) =>
    `<file name="${name}" path="/" encoding="base64">${content}</file>`;

  it('takes them out and marks where they belong', () => {
    const item = one(
      question(
        'essay',
        '',
        `<text><![CDATA[<img src="@@PLUGINFILE@@/my%20map.png" alt="Map">]]></text>${file('my map.png')}`,
      ),
    );
    expect(item?.input?.text).toBe('<img src="@@PICTURE:1@@" alt="Map">');
    expect(item?.pictures).toMatchObject([{ placeholder: '@@PICTURE:1@@', name: 'my map.png' }]);
    expect(item?.pictures[0]?.bytes.slice(1, 4)).toEqual(new Uint8Array([80, 78, 71]));
  });

  it('takes the one of an old file and those in data addresses', () => {
    const old = `<image>maps/old.png</image><image_base64>${png}</image_base64>`;
    const item = one(
      question('essay', old, `<text><![CDATA[<img src="data:image/png;base64,${png}">]]></text>`),
    );
    expect(item?.input?.text).toBe('<img src="@@PICTURE:1@@"> <img src="@@PICTURE:2@@" alt="">');
    expect(item?.pictures).toHaveLength(2);
  });

  it('says which files are no pictures, are missing or are not shown', () => {
    const text = `<text><![CDATA[<a href="@@PLUGINFILE@@/a.mp3">hear</a><img src="@@PLUGINFILE@@/gone.png" alt="x">]]></text>`;
    const item = one(question('essay', '', `${text}${file('a.mp3', 'SUQz')}${file('spare.png')}`));
    expect(item?.input?.text).toBe('<a>hear</a><img alt="x">');
    expect(item?.notes.map(({ code, params }) => [code, params?.['name']])).toEqual([
      ['soundLeftOut', 'a.mp3'],
      ['pictureInvalid', 'gone.png'],
      ['pictureInvalid', 'spare.png'],
    ]);
  });

  it('names a sound, a video and a document as what they are', () => {
    const names = ['word.MP3', 'film.webm', 'rules.pdf', 'map.png', 'odd'];
    const links = names.map((name) => `<a href="@@PLUGINFILE@@/${name}">x</a>`).join('');
    const files = names.map((name) => file(name, 'SUQz')).join('');
    const item = one(question('essay', '', `<text><![CDATA[${links}]]></text>${files}`));
    expect(item?.errors).toEqual([]);
    expect(item?.notes.map(({ code, params }) => [code, params?.['name']])).toEqual([
      ['soundLeftOut', 'word.MP3'],
      ['videoLeftOut', 'film.webm'],
      ['fileLeftOut', 'rules.pdf'],
      ['pictureInvalid', 'map.png'],
      ['pictureInvalid', 'odd'],
    ]);
  });
});

describe('a question that is broken', () => {
  it.each([
    [
      '<question type="shortanswer"><questiontext><text>Why?</text></questiontext>\n' +
        '<answer fraction="half"><text>a</text></answer></question>',
      { line: 2, code: 'weightInvalid', params: { value: 'half' } },
    ],
    [
      '<question type="cloze">\n<questiontext><text>{1:SA:=a} {1:SA:=b</text></questiontext></question>',
      { line: 2, code: 'braceMissing', params: { brace: '}' } },
    ],
  ])('says on which line what is wrong (%#)', (question, problem) => {
    const { items } = readQuestions('moodle-xml', `<quiz>${question}</quiz>`);
    expect(items.map(({ errors }) => errors)).toEqual([[problem]]);
  });

  it('that ends no tag is told with its line', () => {
    const text = '<quiz>\n<question type="essay">\n<name>\n</question></quiz>';
    expect(() => readQuestions('moodle-xml', text)).toThrow(
      expect.objectContaining({ reason: 'markupBroken', line: 4 }),
    );
  });
});

describe('files that are none', () => {
  it.each([
    ['another root', '<html></html>'],
    ['a broken end', '<quiz><question type="essay">'],
    [
      'an external entity',
      '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>',
    ],
    ['entities that grow', '<!DOCTYPE q [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>'],
    ['an unknown entity', '<quiz><question type="essay">&nbsp;</question></quiz>'],
    ['elements without end', `<quiz>${'<a>'.repeat(100_000)}`],
    ['no XML', '::a::b{T}'],
  ])('refuses %s', (_name, text) => {
    expect(() => readQuestions('moodle-xml', text)).toThrow(
      expect.objectContaining({ reason: expect.stringMatching(/notReadable|markupBroken/) }),
    );
  });
});

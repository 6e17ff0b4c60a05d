import { expect, it } from 'vitest';
import { readQuestions, type TextFileFormat } from './read-questions';

const size = 1_000_000;
const xml = (text: string, type = 'cloze') =>
  `<quiz><question type="${type}"><questiontext format="markdown"><text><![CDATA[${text}]]></text></questiontext></question></quiz>`;

/**
 * Each must end, with a refusal or with items. Speed is not measured, but a slow parser would time
 * out.
 */
it.each<[string, TextFileFormat, string]>([
  ['opening braces', 'gift', '{'.repeat(size)],
  ['closing braces', 'gift', '}'.repeat(size)],
  ['beginnings of blanks', 'gift', '{1:SA:'.repeat(size / 6)],
  ['beginnings of blanks in XML', 'moodle-xml', xml('{1:SA:'.repeat(size / 6))],
  ['a blank of tildes', 'gift', `{1:MC:=a${'~'.repeat(size)}}`],
  ['backslashes', 'gift', '\\'.repeat(size)],
  ['colons', 'gift', `::${':\\'.repeat(size / 2)}`],
  ['equals signs', 'gift', `a{${'='.repeat(size)}}`],
  ['percent signs', 'gift', `a{~%${'1'.repeat(size)}%=b}`],
  ['an open id', 'gift', `// [id:${'\\]'.repeat(size / 2)}\nx{T}`],
  ['open tags', 'gift', `// ${'[tag:'.repeat(size / 5)}\nx{T}`],
  ['angle brackets', 'gift', `[html]${'<a'.repeat(size / 2)}{T}`],
  ['blank space', 'gift', `a${' '.repeat(size)}b{T}`],
  ['empty lines', 'gift', `${'\n'.repeat(size)}a{T}`],
  ['nested quotes of Markdown', 'gift', `[markdown]${'>'.repeat(19_000)}{T}`],
  ['emphasis of Markdown', 'gift', `[markdown]${'*a **'.repeat(3_900)}{T}`],
  ['brackets of Markdown', 'moodle-xml', xml('['.repeat(19_000), 'essay')],
  ['links to files', 'moodle-xml', xml(' src="@@PLUGINFILE@@/'.repeat(size / 21), 'essay')],
  ['data addresses', 'moodle-xml', xml(' src="data:image/png;base64,'.repeat(size / 28), 'essay')],
  ['one choice after another', 'aiken', `q\n${'A) a\n'.repeat(size / 5)}ANSWER: A`],
  ['one long line', 'aiken', `${'a'.repeat(size)}\nA) a\nB) b\nANSWER: A`],
  ['quotation marks', 'csv', `type,text\nessay,${'"'.repeat(size)}`],
  ['columns', 'csv', `type,text${',answer1'.repeat(size / 8)}\nessay,x`],
])('ends on %s', (_name, format, text) => {
  try {
    for (const { input, errors } of readQuestions(format, text).items)
      expect(input !== null).toBe(errors.length === 0);
  } catch (error) {
    expect(error).toMatchObject({
      reason: expect.stringMatching(/notReadable|markupBroken|tooLarge/),
    });
  }
});

it.each<[TextFileFormat, string]>([
  ['gift', 'a{T}\n\n'.repeat(5_001)],
  ['moodle-xml', `<quiz>${'<question type="essay"/>'.repeat(5_001)}</quiz>`],
  ['aiken', 'a\nA) a\nB) b\nANSWER: A\n'.repeat(5_002)],
  ['csv', `type,text\n${'essay,x\n'.repeat(5_001)}`],
])('takes at most 5,000 questions of %s', (format, text) => {
  expect(() => readQuestions(format, text)).toThrow(
    expect.objectContaining({ reason: 'tooLarge' }),
  );
});

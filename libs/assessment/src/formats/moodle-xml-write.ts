import type { QuestionAnswer, QuestionType } from '@lms/contract';
import { toPercent } from '../fractions';
import { escapeHtml } from '../plain-text';
import { writeCloze } from './cloze-write';
import type { PortableQuestion } from './question-file';

const typeNames: Record<QuestionType, string> = {
  SINGLE_CHOICE: 'multichoice',
  MULTIPLE_CHOICE: 'multichoice',
  TRUE_FALSE: 'truefalse',
  SHORT_ANSWER: 'shortanswer',
  NUMERICAL: 'numerical',
  MATCHING: 'matching',
  ORDERING: 'ordering',
  FILL_IN_BLANKS: 'cloze',
  ESSAY: 'essay',
};

/** Characters that XML 1.0 does not allow, not even as references. */
const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escapeXml = (text: string) =>
  escapeHtml(text.replace(invalidXmlCharacters, '')).replaceAll('"', '&quot;');

const element = (name: string, content: string, attributes = '') =>
  `<${name}${attributes}>${content}</${name}>\n`;
const textOf = (text: string) => element('text', escapeXml(text));
const rich = (name: string, html = '') => element(name, textOf(html), ' format="html"');
const value = (name: string, text: string | number) => element(name, escapeXml(String(text)));

function answerXml(
  answer: QuestionAnswer,
  format: 'html' | 'plain_text',
  fraction: string,
): string {
  const tolerance = answer.tolerance === undefined ? '' : value('tolerance', answer.tolerance);
  return element(
    'answer',
    `\n${textOf(answer.text)}${rich('feedback', answer.feedback)}${tolerance}`,
    ` fraction="${fraction}" format="${format}"`,
  );
}

const answersXml = (answers: QuestionAnswer[], format: 'html' | 'plain_text') =>
  answers.map((answer) => answerXml(answer, format, toPercent(answer.fraction))).join('');

/** Writes the elements of a question's type. */
function partsXml(question: PortableQuestion): string {
  const { type, answers, pairs, caseSensitive, markingGuide, minWords, maxWords } = question;
  switch (type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return value('single', String(type === 'SINGLE_CHOICE')) + answersXml(answers, 'html');
    case 'SHORT_ANSWER':
      return value('usecase', caseSensitive ? 1 : 0) + answersXml(answers, 'plain_text');
    case 'TRUE_FALSE':
    case 'NUMERICAL':
      return answersXml(answers, 'plain_text');
    case 'MATCHING':
      return pairs
        .map(({ stem, choice }) =>
          element(
            'subquestion',
            `\n${textOf(stem)}${element('answer', textOf(choice))}`,
            ' format="html"',
          ),
        )
        .join('');
    case 'ORDERING':
      return (
        value('selecttype', 'ALL') +
        value('gradingtype', 'ABSOLUTE_POSITION') +
        answers.map((answer, index) => answerXml(answer, 'html', String(index + 1))).join('')
      );
    case 'ESSAY':
      return (
        value('responseformat', 'editor') +
        (minWords ? value('minwordlimit', minWords) : '') +
        (maxWords ? value('maxwordlimit', maxWords) : '') +
        rich('graderinfo', markingGuide)
      );
    case 'FILL_IN_BLANKS':
      return '';
  }
}

/** Writes a question as Moodle XML. `<difficulty>` is our own element; Moodle ignores it. */
export function writeMoodleXml(question: PortableQuestion): string {
  const { type, name, text, externalId, difficulty, tags, defaultMark, generalFeedback, hint } =
    question;
  const content = [
    element('name', textOf(name)),
    rich('questiontext', type === 'FILL_IN_BLANKS' ? writeCloze(question) : text),
    rich('generalfeedback', generalFeedback),
    value('defaultgrade', defaultMark),
    value('idnumber', externalId ?? ''),
    value('difficulty', difficulty),
    partsXml(question),
    hint ? rich('hint', hint) : '',
    tags.length > 0 ? element('tags', tags.map((tag) => element('tag', textOf(tag))).join('')) : '',
  ].join('');
  return element('question', `\n${content}`, ` type="${typeNames[type]}"`);
}

export const moodleXmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n';
export const moodleXmlEnd = '</quiz>\n';

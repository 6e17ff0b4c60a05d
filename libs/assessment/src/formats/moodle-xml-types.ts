import type { QuestionAnswer, QuestionType } from '@lms/contract';
import { fromPercent } from '../fractions';
import { readCloze } from './cloze-read';
import type { MoodleTexts } from './moodle-xml-text';
import { type PortableQuestion, withIds } from './question-file';
import { childOf, childrenOf, textAt, type XmlElement } from './xml-tree';

type AnswerDraft = Omit<QuestionAnswer, 'id'>;

/** Properties that only some question types have. */
export type MoodleParts = Pick<PortableQuestion, 'type'> & Partial<PortableQuestion>;

type ReadParts = (question: XmlElement, texts: MoodleTexts) => MoodleParts;

const percentOf = (answer: XmlElement) => fromPercent(Number(answer.attributes['fraction'] ?? 0));

const isYes = (text: string) => text === 'true' || text === '1';

/** Reads a text verbatim. */
const plain = (element: XmlElement) => textAt(element, 'text') || element.text.trim();

const richAnswer =
  (texts: MoodleTexts) =>
  (answer: XmlElement): AnswerDraft => ({
    text: texts.html(answer) ?? '',
    fraction: percentOf(answer),
    ...texts.feedback(answer),
  });

const multichoice: ReadParts = (question, texts) => ({
  type: isYes(textAt(question, 'single') || 'true') ? 'SINGLE_CHOICE' : 'MULTIPLE_CHOICE',
  answers: withIds(childrenOf(question, 'answer').map(richAnswer(texts))),
});

/** Old files contain localised words for true and false, in this order. */
const truefalse: ReadParts = (question, texts) => ({
  type: 'TRUE_FALSE',
  answers: withIds(
    childrenOf(question, 'answer').map((answer, index) => {
      const text = plain(answer);
      return {
        text: text === 'true' || text === 'false' ? text : String(index === 0),
        fraction: percentOf(answer),
        ...texts.feedback(answer),
      };
    }),
  ),
});

const shortanswer: ReadParts = (question, texts) => ({
  type: 'SHORT_ANSWER',
  caseSensitive: isYes(textAt(question, 'usecase')),
  answers: withIds(
    childrenOf(question, 'answer').map((answer) => ({
      text: plain(answer),
      fraction: percentOf(answer),
      ...texts.feedback(answer),
    })),
  ),
});

const numerical: ReadParts = (question, texts) => ({
  type: 'NUMERICAL',
  answers: withIds(
    childrenOf(question, 'answer').map((answer) => {
      const text = plain(answer) || '*';
      const oldFraction = textAt(answer, 'fraction');
      return {
        text,
        fraction: oldFraction ? fromPercent(Number(oldFraction) * 100) : percentOf(answer),
        ...(text !== '*' && { tolerance: Number(textAt(answer, 'tolerance') || 0) }),
        ...texts.feedback(answer),
      };
    }),
  ),
});

const matching: ReadParts = (question, texts) => ({
  type: 'MATCHING',
  pairs: childrenOf(question, 'subquestion').map((subquestion, index) => ({
    id: `p${index + 1}`,
    stem: texts.html(subquestion) ?? '',
    choice: textAt(subquestion, 'answer', 'text'),
  })),
});

/** The order of the elements is the answer; their `fraction` is only a counter. */
const ordering: ReadParts = (question, texts) => ({
  type: 'ORDERING',
  answers: withIds(
    childrenOf(question, 'answer').map((answer) => ({ ...richAnswer(texts)(answer), fraction: 0 })),
  ),
});

const essay: ReadParts = (question, texts) => {
  const markingGuide = texts.html(childOf(question, 'graderinfo'));
  // Moodle writes 0 for no limit.
  const minWords = Number(textAt(question, 'minwordlimit'));
  const maxWords = Number(textAt(question, 'maxwordlimit'));
  return {
    type: 'ESSAY',
    ...(markingGuide && { markingGuide }),
    ...(minWords !== 0 && { minWords }),
    ...(maxWords !== 0 && { maxWords }),
  };
};

const cloze: ReadParts = (_question, texts) => {
  const { text, blanks } = readCloze(texts.source());
  return {
    type: 'FILL_IN_BLANKS',
    text: texts.questionHtml(text),
    blanks,
    defaultMark: blanks.reduce((sum, { weight }) => sum + weight, 0),
  };
};

/**
 * Gap-select and drag-and-drop texts: each gap names its right choice, and the rest of its group
 * are the wrong ones. Becomes a FILL_IN_BLANKS text in which each blank lists its group.
 */
const gapselect: ReadParts = (question, texts) => {
  const options = [...childrenOf(question, 'selectoption'), ...childrenOf(question, 'dragbox')].map(
    (option) => ({ text: textAt(option, 'text'), group: textAt(option, 'group') }),
  );
  const places: number[] = [];
  const text = texts.source().replace(/\[\[(\d{1,4})\]\]/g, (_, number: string) => {
    places.push(Number(number));
    return `[[${places.length}]]`;
  });
  return {
    type: 'FILL_IN_BLANKS',
    text: texts.questionHtml(text),
    blanks: places.map((place, index) => {
      const right = options[place - 1];
      const answers = options
        .filter(({ group }) => group === right?.group)
        .map((option) => ({ text: option.text, fraction: option === right ? 1 : 0 }));
      const id = `b${index + 1}`;
      return {
        id,
        kind: 'CHOICE',
        weight: 1,
        caseSensitive: false,
        answers: withIds(answers, `${id}a`),
      };
    }),
  };
};

/** Parser by the type's name in the file. Other types can't be imported. */
export const readByType = new Map<string, ReadParts>([
  ['multichoice', multichoice],
  ['truefalse', truefalse],
  ['shortanswer', shortanswer],
  ['numerical', numerical],
  ['matching', matching],
  ['match', matching],
  ['ordering', ordering],
  ['essay', essay],
  ['cloze', cloze],
  ['multianswer', cloze],
  ['gapselect', gapselect],
  ['ddwtos', gapselect],
]);

/** Types that are imported as another type, which the import reports. */
export const changedTypes = new Map<string, QuestionType>([
  ['gapselect', 'FILL_IN_BLANKS'],
  ['ddwtos', 'FILL_IN_BLANKS'],
]);

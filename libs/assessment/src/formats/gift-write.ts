import type { QuestionAnswer } from '@lms/contract';
import { toPercent } from '../fractions';
import { writeCloze } from './cloze-write';
import { type GiftExtras, writeComments } from './gift-comments';
import { escapeGift } from './gift-text';
import type { PortableQuestion } from './question-file';

/** Rich text. An arrow in it would be parsed as a pair. */
const rich = (html: string) => escapeGift(html.replaceAll('->', '-&gt;'));
/** An answer that starts with a bracket needs an explicit format before it. */
const answerText = (html: string) => (html.startsWith('[') ? `[html]${rich(html)}` : rich(html));
const typedText = (text: string) =>
  text.startsWith('[') ? `[plain]${escapeGift(text)}` : escapeGift(text);
const feedbackOf = ({ feedback }: QuestionAnswer) => (feedback ? `#${answerText(feedback)}` : '');

const rows = (list: string[], head = '') => `{${head}\n${list.map((row) => `\t${row}\n`).join('')}`;
const weight = (fraction: number) => `%${toPercent(fraction)}%`;

function choiceRow(answer: QuestionAnswer, isSingle: boolean): string {
  const sign = isSingle && answer.fraction === 1 ? '=' : `~${weight(answer.fraction)}`;
  return sign + answerText(answer.text) + feedbackOf(answer);
}

const numberRow = (answer: QuestionAnswer) => {
  const margin = answer.text === '*' ? '' : `:${answer.tolerance ?? 0}`;
  return `=${weight(answer.fraction)}${answer.text}${margin}${feedbackOf(answer)}`;
};

function trueFalse(answers: QuestionAnswer[]): string {
  const right = answers.find(({ fraction }) => fraction === 1);
  const wrong = answers.find(({ fraction }) => fraction !== 1);
  const ifWrong = wrong?.feedback ? answerText(wrong.feedback) : '';
  const ifRight = right?.feedback ? answerText(right.feedback) : '';
  const feedback = ifRight ? `#${ifWrong}#${ifRight}` : ifWrong && `#${ifWrong}`;
  return `{${right?.text === 'true' ? 'TRUE' : 'FALSE'}${feedback}`;
}

/** Writes the answer part without its closing brace, before which general feedback may come. */
function answerPart({ type, answers, pairs }: PortableQuestion): string {
  switch (type) {
    case 'SINGLE_CHOICE':
    case 'MULTIPLE_CHOICE':
      return rows(answers.map((answer) => choiceRow(answer, type === 'SINGLE_CHOICE')));
    case 'SHORT_ANSWER':
      return rows(
        answers.map(
          (answer) => `=${weight(answer.fraction)}${typedText(answer.text)}${feedbackOf(answer)}`,
        ),
      );
    case 'NUMERICAL':
      return rows(answers.map(numberRow), '#');
    case 'TRUE_FALSE':
      return trueFalse(answers);
    case 'MATCHING':
      return rows(pairs.map(({ stem, choice }) => `=${answerText(stem)} -> ${escapeGift(choice)}`));
    case 'ORDERING':
      return rows(
        answers.map(({ text }) => escapeGift(text)),
        `>${answers.length} ALL VERTICAL ABSOLUTE_POSITION SHOW none`,
      );
    default:
      return '{';
  }
}

function extrasOf(question: PortableQuestion): GiftExtras {
  const { type, answers, hint, generalFeedback, caseSensitive } = question;
  const { markingGuide, minWords, maxWords } = question;
  const looksLikePairs = type === 'SHORT_ANSWER' && answers.some(({ text }) => text.includes('->'));
  return {
    ...(caseSensitive && { caseSensitive }),
    ...(hint && { hint }),
    ...(markingGuide && { markingGuide }),
    ...(minWords && { minWords }),
    ...(maxWords && { maxWords }),
    ...(type === 'FILL_IN_BLANKS' && generalFeedback && { generalFeedback }),
    ...(looksLikePairs && { type }),
  };
}

/** Writes a question as GIFT. Properties without GIFT syntax go into a comment above it. */
export function writeGift(question: PortableQuestion): string {
  const { name, text, generalFeedback } = question;
  const isCloze = question.type === 'FILL_IN_BLANKS';
  const comments = writeComments(question, extrasOf(question));
  const head = `${comments}::${escapeGift(name)}::[html]`;
  if (isCloze) return `${head}${writeCloze(question, escapeGift)}\n\n`;
  const feedback = generalFeedback ? `####${answerText(generalFeedback)}\n` : '';
  return `${head}${escapeGift(text)}${answerPart(question)}${feedback}}\n\n`;
}

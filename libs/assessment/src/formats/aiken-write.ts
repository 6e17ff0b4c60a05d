import { decodeHTML } from 'entities';
import { toPlainText } from '../plain-text';
import type { PortableQuestion } from './question-file';

/** Converts rich text to one line of plain text; `undefined` if it contains more than that. */
function oneLine(html: string): string | undefined {
  const inner = /^<p>([^<]*)<\/p>$/.exec(html)?.[1] ?? html;
  if (/<[a-z/!]/i.test(inner)) return undefined;
  const text = decodeHTML(inner).trim();
  return text.includes('\n') || text.length < 1 ? undefined : text;
}

const looksLikeAiken = (text: string) => /^(?:[A-Z][).]|ANSWER:)/.test(text);

/**
 * Writes a question as Aiken. Returns `null` for anything but a single-choice question with at most
 * 26 choices, no partial credit, feedback, hints or markup.
 */
export function writeAiken(question: PortableQuestion): string | null {
  const { type, answers, generalFeedback, hint } = question;
  const right = answers.findIndex(({ fraction }) => fraction === 1);
  const isPlain =
    type === 'SINGLE_CHOICE' &&
    !generalFeedback &&
    !hint &&
    answers.length <= 26 &&
    answers.every(
      ({ fraction, feedback }, index) => fraction === (index === right ? 1 : 0) && !feedback,
    );
  const text = oneLine(question.text);
  const choices = answers.map((answer) => oneLine(answer.text));
  if (!isPlain || right < 0 || text === undefined || looksLikeAiken(text)) return null;
  if (choices.some((choice) => choice === undefined || toPlainText(choice) === '')) return null;
  const letter = (index: number) => String.fromCharCode(65 + index);
  const rows = choices.map((choice, index) => `${letter(index)}) ${choice}\n`);
  return `${text}\n${rows.join('')}ANSWER: ${letter(right)}\n\n`;
}

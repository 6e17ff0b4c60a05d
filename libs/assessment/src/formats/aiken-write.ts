import { decodeHTML } from 'entities';
import { toPlainText } from '../plain-text';
import type { PortableQuestion } from './question-file';

/** A rich text as one line of plain text, or nothing if it holds more than that. */
function oneLine(html: string): string | undefined {
  const inner = /^<p>([^<]*)<\/p>$/.exec(html)?.[1] ?? html;
  if (/<[a-z/!]/i.test(inner)) return undefined;
  const text = decodeHTML(inner).trim();
  return text.includes('\n') || text.length < 1 ? undefined : text;
}

const looksLikeAiken = (text: string) => /^(?:[A-Z][).]|ANSWER:)/.test(text);

/**
 * One question as Aiken writes it, or `null` for what it can't hold: anything but a question with one
 * right choice, at most 26 choices, nothing partly right, no feedback, no hint and no markup.
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

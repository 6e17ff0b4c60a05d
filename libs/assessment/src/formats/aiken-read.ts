import { type ImportProblem, type ImportProblemCode, maxImported } from '@lms/contract';
import { escapeHtml } from '../plain-text';
import { blankQuestion, type Draft, UnreadableFileError, withIds } from './question-file';

interface Open {
  line: number;
  text: string;
  choices: string[];
}

const draftOf = (line: number, name: string): Draft => ({
  line,
  name,
  question: null,
  errors: [],
  notes: [],
  pictures: [],
});

const refusal = (
  line: number,
  name: string,
  at: number,
  code: ImportProblemCode,
  params?: ImportProblem['params'],
): Draft => ({
  ...draftOf(line, name),
  errors: [{ line: at, code, ...(params && { params }) }],
});

const minChoices = 2;

/** Completes the question that an `ANSWER:` line ends. */
function finish({ line, text, choices }: Open, at: number, key: string): Draft {
  if (choices.length < minChoices) {
    return refusal(line, text, at, 'answersTooFew', { least: minChoices });
  }
  const right = key === '' ? -1 : key.charCodeAt(0) - 65;
  if (key === '') return refusal(line, text, at, 'answerKeyMissing');
  if (right < 0 || right >= choices.length) return refusal(line, text, at, 'answerKeyUnknown');
  return {
    ...draftOf(line, text),
    question: {
      ...blankQuestion('SINGLE_CHOICE'),
      name: text,
      text: escapeHtml(text),
      answers: withIds(
        choices.map((choice, index) => ({
          text: escapeHtml(choice),
          fraction: index === right ? 1 : 0,
        })),
      ),
    },
  };
}

/**
 * Parses Aiken: a line of text, lines of choices, a line `ANSWER: B`. All of it is plain text.
 *
 * Source: Moodle, `qformat_aiken::readquestions`.
 */
export function readAiken(text: string): Draft[] {
  const drafts: Draft[] = [];
  let open: Open | undefined;
  let hasKey = false;
  text.split('\n').forEach((source, index) => {
    if (drafts.length > maxImported) throw new UnreadableFileError('tooLarge', index);
    const line = index + 1;
    const row = source.trim();
    if (row === '') return;
    const isChoice = /^[A-Z][).]/.test(row);
    const isKey = row.startsWith('ANSWER:');
    hasKey ||= isKey;
    if (isChoice || isKey) {
      if (!open) drafts.push(refusal(line, row, line, 'unexpectedLine'));
      else if (isChoice) open.choices.push(row.slice(2).trim());
      else {
        drafts.push(finish(open, line, row.slice('ANSWER:'.length).trim()));
        open = undefined;
      }
      return;
    }
    if (open) drafts.push(refusal(open.line, open.text, line, 'answerKeyMissing'));
    open = { line, text: row, choices: [] };
  });
  const last = open as Open | undefined;
  if (last) drafts.push(refusal(last.line, last.text, last.line, 'answerKeyMissing'));
  if (!hasKey) throw new UnreadableFileError('notReadable');
  return drafts;
}

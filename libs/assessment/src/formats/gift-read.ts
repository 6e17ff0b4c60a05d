import { type ImportProblem, maxImported, type QuestionType } from '@lms/contract';
import { categoryPath } from './category-path';
import { hasCloze, readCloze } from './cloze-read';
import { readParts, typeOfAnswers, usesOtherOrderGrading } from './gift-answers';
import { readComments } from './gift-comments';
import { answerProblems, answerSources } from './gift-problems';
import { hideEscaped, htmlOf, splitFormat, unescapeGift } from './gift-text';
import { PictureCollector } from './pictures';
import {
  blankQuestion,
  type Draft,
  type PortableQuestion,
  type ReadCategory,
  readSafely,
  UnreadableFileError,
} from './question-file';
import { defaultName, toHtml } from './text-format';

/** Consecutive lines; an empty line ends them. */
interface Chunk {
  line: number;
  /** Number of each line of the body. */
  numbers: number[];
  comments: string[];
  body: string;
}

function* chunksOf(text: string): Generator<Chunk> {
  let chunk: (Omit<Chunk, 'body'> & { lines: string[] }) | undefined;
  let number = 0;
  for (const line of `${text}\n\n`.split('\n')) {
    number += 1;
    const trimmed = line.trim();
    if (trimmed === '') {
      if (chunk?.lines.length) yield { ...chunk, body: chunk.lines.join('\n').trim() };
      chunk = undefined;
      continue;
    }
    chunk ??= { line: number, numbers: [], comments: [], lines: [] };
    if (trimmed.startsWith('//')) {
      chunk.comments.push(trimmed);
      continue;
    }
    if (chunk.lines.length === 0) chunk.line = number;
    chunk.lines.push(line);
    chunk.numbers.push(number);
    if (chunk.lines.length === 1 && trimmed.startsWith('$CATEGORY:')) {
      yield { ...chunk, body: trimmed };
      chunk = undefined;
    }
  }
}

/** Parses a leading `::name::`. */
function splitName(body: string): { name?: string; rest: string } {
  const named = /^::((?:[^\\:]|\\[^]|:(?!:))*)::/.exec(body);
  return named
    ? { name: unescapeGift(named[1] ?? '').trim(), rest: body.slice(named[0].length).trim() }
    : { rest: body.startsWith('::') ? body.slice(2) : body };
}

const newLines = (text: string) => text.split('\n').length - 1;

function readQuestion(chunk: Chunk, category: string | undefined): Draft {
  const { line, numbers, comments, body } = chunk;
  const { name, rest } = splitName(body);
  const nameLines = newLines(body.slice(0, body.length - rest.length));
  /** Returns the line of a position in the text behind the name; escaping moves no line. */
  const lineAt: LineAt = (text, at) => numbers[nameLines + newLines(text.slice(0, at))] ?? line;
  const pictures = new PictureCollector();
  const draft: Draft = {
    line,
    name: name ?? '',
    ...(category !== undefined && { category }),
    question: null,
    errors: [],
    notes: [],
    pictures: pictures.pictures,
  };
  const { type, ...extras } = readComments(comments);
  const question = hasCloze(rest)
    ? readBlanks(rest, draft, lineAt)
    : readSimple(rest, draft, lineAt, type);
  if (question) {
    const complete = pictures.takeFrom({ ...question, ...extras });
    draft.question = { ...complete, name: name ?? defaultName(complete.text) };
    draft.name = draft.question.name;
  } else draft.name ||= defaultName(unescapeGift(rest));
  draft.notes.push(...pictures.notes(line));
  return draft;
}

type LineAt = (text: string, at: number) => number;

function readBlanks(rest: string, draft: Draft, lineAt: LineAt): PortableQuestion {
  const { format, hidden } = splitFormat(rest, 'moodle');
  const { text, blanks, openAt } = readCloze(hidden, unescapeGift);
  if (openAt !== undefined) {
    const line = lineAt(hidden, openAt);
    draft.errors.push({ line, code: 'braceMissing', params: { brace: '}' } });
  }
  const weight = blanks.reduce((sum, blank) => sum + blank.weight, 0);
  return {
    ...blankQuestion('FILL_IN_BLANKS'),
    text: toHtml(text.trim(), format),
    blanks,
    defaultMark: weight,
  };
}

/**
 * Splits a question whose answers are in one pair of braces into text, answers and general
 * feedback.
 */
function partsOf(hidden: string) {
  const open = hidden.indexOf('{');
  const close = hidden.indexOf('}');
  const inside = hidden.slice(open + 1, close).trim();
  // If text follows the answers, a gap marks their place.
  const text =
    hidden.slice(0, open) + (hidden.endsWith('}') ? '' : '_____') + hidden.slice(close + 1);
  const feedbackAt = inside.lastIndexOf('####');
  const answers = feedbackAt < 0 ? inside : inside.slice(0, feedbackAt).trim();
  return {
    text,
    format: splitFormat(text, 'moodle').format,
    answers,
    answersAt: hidden.indexOf(inside, open + 1),
    feedback: feedbackAt < 0 ? '' : inside.slice(feedbackAt + 4),
  };
}

/** Returns what is wrong with the braces of a question, if anything. */
function braceProblem(hidden: string, lineAt: LineAt): ImportProblem | undefined {
  const open = hidden.indexOf('{');
  const close = hidden.indexOf('}');
  if (open >= 0 && close > open) return undefined;
  if (open < 0 && close < 0) return { line: lineAt(hidden, 0), code: 'bracesMissing' };
  const isOpen = open >= 0 && close < 0;
  return {
    line: lineAt(hidden, isOpen ? open : close),
    code: 'braceMissing',
    params: { brace: isOpen ? '}' : '{' },
  };
}

function readSimple(
  rest: string,
  draft: Draft,
  lineAt: LineAt,
  knownType?: QuestionType,
): PortableQuestion | null {
  const hidden = hideEscaped(rest).trim();
  const broken = braceProblem(hidden, lineAt);
  if (broken) {
    draft.errors.push(broken);
    return null;
  }
  const { text, format, answers, answersAt, feedback } = partsOf(hidden);
  // A short answer that contains an arrow looks like a pair; the comment of our own export gives
  // the type.
  const type = knownType ?? typeOfAnswers(answers);
  const sources = answerSources(type, answers).map(({ at, source }) => ({
    line: lineAt(hidden, answersAt + at),
    source,
  }));
  draft.answerLines = sources.map(({ line }) => line);
  draft.errors.push(...answerProblems(type, sources));
  const parts = readParts(type, answers, format);
  if (!parts) return null;
  if (type === 'ORDERING' && usesOtherOrderGrading(answers)) {
    draft.notes.push({ line: draft.line, code: 'partLeftOut', params: { part: 'gradingtype' } });
  }
  const generalFeedback = htmlOf(feedback, format);
  return {
    ...blankQuestion(type),
    text: htmlOf(text, 'moodle'),
    ...parts,
    ...(generalFeedback && { generalFeedback }),
  };
}

/** A file with none of these is plain text, not GIFT. */
const giftSigns = /[{}]|^[ \t]*(?:::|\/\/|\$CATEGORY:|\[(?:html|markdown|plain|moodle)\])/m;

/** Parses GIFT as Moodle does, and Cloze blanks as well. */
export function readGift(text: string): { drafts: Draft[]; categories: ReadCategory[] } {
  const drafts: Draft[] = [];
  const categories: ReadCategory[] = [];
  let category: string | undefined;
  for (const chunk of chunksOf(text)) {
    if (chunk.body.startsWith('$CATEGORY:')) {
      const path = categoryPath(chunk.body.slice('$CATEGORY:'.length));
      categories.push({ line: chunk.line, path });
      category = path.join('/') || undefined;
      continue;
    }
    drafts.push(readSafely(chunk.line, () => readQuestion(chunk, category)));
    if (drafts.length > maxImported) throw new UnreadableFileError('tooLarge', chunk.line);
  }
  if (!giftSigns.test(text) || /^\s*<\?xml/.test(text))
    throw new UnreadableFileError('notReadable');
  return { drafts, categories };
}

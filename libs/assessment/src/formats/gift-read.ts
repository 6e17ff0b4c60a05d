import { maxImported, type QuestionType } from '@lms/contract';
import { categoryPath } from './category-path';
import { hasCloze, readCloze } from './cloze-read';
import { readParts, typeOfAnswers, usesOtherOrderGrading } from './gift-answers';
import { readComments } from './gift-comments';
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
  comments: string[];
  body: string;
}

function* chunksOf(text: string): Generator<Chunk> {
  let chunk: { line: number; comments: string[]; lines: string[] } | undefined;
  let number = 0;
  for (const line of `${text}\n\n`.split('\n')) {
    number += 1;
    const trimmed = line.trim();
    if (trimmed === '') {
      if (chunk?.lines.length) yield { ...chunk, body: chunk.lines.join('\n').trim() };
      chunk = undefined;
      continue;
    }
    chunk ??= { line: number, comments: [], lines: [] };
    if (trimmed.startsWith('//')) {
      chunk.comments.push(trimmed);
      continue;
    }
    if (chunk.lines.length === 0) chunk.line = number;
    chunk.lines.push(line);
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

function readQuestion({ line, comments, body }: Chunk, category: string | undefined): Draft {
  const { name, rest } = splitName(body);
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
  const question = hasCloze(rest) ? readBlanks(rest) : readSimple(rest, draft, type);
  if (question) {
    const complete = pictures.takeFrom({ ...question, ...extras });
    draft.question = { ...complete, name: name ?? defaultName(complete.text) };
    draft.name = draft.question.name;
  } else draft.name ||= defaultName(unescapeGift(rest));
  draft.notes.push(...pictures.notes(line));
  return draft;
}

function readBlanks(rest: string): PortableQuestion {
  const { format, hidden } = splitFormat(rest, 'moodle');
  const { text, blanks } = readCloze(hidden, unescapeGift);
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
  return {
    isWhole: open >= 0 && close > open,
    text,
    format: splitFormat(text, 'moodle').format,
    answers: feedbackAt < 0 ? inside : inside.slice(0, feedbackAt).trim(),
    feedback: feedbackAt < 0 ? '' : inside.slice(feedbackAt + 4),
  };
}

function readSimple(rest: string, draft: Draft, knownType?: QuestionType): PortableQuestion | null {
  const hidden = hideEscaped(rest).trim();
  const refuse = (code: 'unsupportedType' | 'notReadable', params?: Record<string, string>) => {
    draft.errors.push({ line: draft.line, code, ...(params && { params }) });
    return null;
  };
  if (!/[{}]/.test(hidden)) return refuse('unsupportedType', { type: 'description' });
  const { isWhole, text, format, answers, feedback } = partsOf(hidden);
  if (!isWhole) return refuse('notReadable', { part: '{ }' });
  // A short answer that contains an arrow looks like a pair; the comment of our own export gives
  // the type.
  const type = knownType ?? typeOfAnswers(answers);
  const parts = readParts(type, answers, format);
  if (!parts) return refuse('notReadable', { part: '->' });
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

import type {
  ImportItem,
  ImportProblem,
  QuestionAnswer,
  QuestionContent,
  QuestionDetails,
  QuestionType,
} from '@lms/contract';
import { contentProblems } from '../content-problems';
import type { Picture } from './pictures';

/** A question as it travels: all that an author gives, save for the bank it lies in. */
export type PortableQuestion = QuestionContent & QuestionDetails;

/** One question of a file. With an error there is no `input`. */
export interface ReadItem extends ImportItem {
  input: PortableQuestion | null;
  /** The pictures of its texts, in which `placeholder` stands where the address belongs. */
  pictures: Picture[];
}

export interface ReadCategory {
  line: number;
  /** From the top down. */
  path: string[];
}

export interface ReadQuestions {
  items: ReadItem[];
  categories: ReadCategory[];
}

/** Thrown for a file that is not of its format at all, or that is too much of it. */
export class UnreadableFileError extends Error {
  constructor(
    readonly reason: 'notReadable' | 'notUtf8' | 'tooLarge',
    readonly line = 1,
  ) {
    super(`${reason} (line ${line})`);
  }
}

/** A question while it is read. */
export interface Draft {
  line: number;
  name: string;
  category?: string;
  question: PortableQuestion | null;
  errors: ImportProblem[];
  notes: ImportProblem[];
  pictures: Picture[];
  /** Where each answer stands, if the reader knows. */
  answerLines?: number[];
}

/** A question that is nested too deeply to be read, as one in Markdown can be, does not stop the others. */
export function readSafely(line: number, read: () => Draft): Draft {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const errors: ImportProblem[] = [{ line, code: 'notReadable' }];
    return { line, name: '', question: null, errors, notes: [], pictures: [] };
  }
}

/** An author's defaults for what a file does not say. */
export const blankQuestion = (type: QuestionType): PortableQuestion => ({
  type,
  text: '',
  answers: [],
  pairs: [],
  caseSensitive: false,
  name: '',
  externalId: null,
  difficulty: 'MEDIUM',
  tags: [],
  defaultMark: 1,
});

/** Answers with ids that are theirs within the question. */
export const withIds = (answers: Omit<QuestionAnswer, 'id'>[], prefix = 'a'): QuestionAnswer[] =>
  answers.map((answer, index) => ({ id: `${prefix}${index + 1}`, ...answer }));

const maxNameLength = 200;
/** More problems of one question help nobody to mend it. */
const maxErrors = 50;

/** The item that comes of a draft, with whatever keeps its question from being asked. */
export function toItem(draft: Draft): ReadItem {
  const { line, question, pictures, category, answerLines = [] } = draft;
  const lineOf = (field: string) =>
    answerLines[Number(/^(?:answers|pairs)\[(\d+)\]/.exec(field)?.[1])] ?? line;
  const errors = [
    ...draft.errors,
    ...(question && draft.errors.length === 0 ? contentProblems(question) : []).map(
      ({ field, code, params }) => ({ line: lineOf(field), code, ...(params && { params }) }),
    ),
  ];
  const name = [...draft.name];
  const isCut = name.length > maxNameLength;
  const shortName = isCut ? name.slice(0, maxNameLength).join('') : draft.name;
  return {
    line,
    name: shortName,
    ...(category !== undefined && { category }),
    type: question?.type ?? null,
    errors: errors.slice(0, maxErrors),
    notes: isCut
      ? [...draft.notes, { line, code: 'tooLong', params: { max: maxNameLength } }]
      : draft.notes,
    input: question && errors.length === 0 ? { ...question, name: shortName } : null,
    pictures: errors.length === 0 ? pictures : [],
  };
}

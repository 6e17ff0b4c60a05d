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

/** Question as exported and imported: all that an author enters, apart from its bank. */
export type PortableQuestion = QuestionContent & QuestionDetails;

/** One question of a file; no `input` if it has an error. */
export interface ReadItem extends ImportItem {
  input: PortableQuestion | null;
  /** Pictures of its texts, whose addresses replace each `placeholder`. */
  pictures: Picture[];
}

export interface ReadCategory {
  line: number;
  /** Names of the categories, outermost first. */
  path: string[];
}

export interface ReadQuestions {
  items: ReadItem[];
  categories: ReadCategory[];
}

/** Thrown for a file that is not of its format at all or exceeds a limit. */
export class UnreadableFileError extends Error {
  constructor(
    readonly reason:
      | 'notReadable'
      | 'fileEmpty'
      | 'markupBroken'
      | 'quoteMissing'
      | 'notUtf8'
      | 'tooLarge'
      | 'tooManyColumns',
    readonly line = 1,
    /** Largest number of columns. */
    readonly max?: number,
  ) {
    super(`${reason} (line ${line})`);
  }
}

/** Question while it is parsed. */
export interface Draft {
  line: number;
  name: string;
  category?: string;
  question: PortableQuestion | null;
  errors: ImportProblem[];
  notes: ImportProblem[];
  pictures: Picture[];
  /** Line of each answer, if the parser knows it. */
  answerLines?: number[];
}

/** Keeps a question that is nested too deeply, as Markdown can be, from stopping the others. */
export function readSafely(line: number, read: () => Draft): Draft {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const errors: ImportProblem[] = [{ line, code: 'notReadable' }];
    return { line, name: '', question: null, errors, notes: [], pictures: [] };
  }
}

/** Returns a question with an author's defaults for what a file does not give. */
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

/** Adds ids, unique within the question, to answers. */
export const withIds = (answers: Omit<QuestionAnswer, 'id'>[], prefix = 'a'): QuestionAnswer[] =>
  answers.map((answer, index) => ({ id: `${prefix}${index + 1}`, ...answer }));

const maxNameLength = 200;
/** More problems of one question would not help to correct it. */
const maxErrors = 50;

/** Converts a draft to an item, with all problems of its question. */
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

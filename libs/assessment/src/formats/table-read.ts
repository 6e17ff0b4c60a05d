import {
  difficulties,
  type ImportProblem,
  maxImported,
  type QuestionAnswer,
  type QuestionType,
  questionTypes,
} from '@lms/contract';
import Papa from 'papaparse';
import { maxParts } from '../content-problems';
import { fromPercent } from '../fractions';
import { readCloze } from './cloze-read';
import { PictureCollector } from './pictures';
import {
  blankQuestion,
  type Draft,
  type PortableQuestion,
  readSafely,
  UnreadableFileError,
  withIds,
} from './question-file';
import { answerColumns, singleColumns, unguardCell } from './table-columns';
import { defaultName, type TextFormat, textFormatOf, toHtml } from './text-format';
import { readYesOrNo } from './yes-or-no';

const wide = /^(?:SINGLE_CHOICE|MULTIPLE_CHOICE|ORDERING)$/;
const required = ['type', 'text'];
const columnNames = new Map(
  [...singleColumns, ...answerColumns].map((column) => [column.toLowerCase(), column as string]),
);

/** Maps known column names to their positions. */
function readHead(head: string[]) {
  const places = new Map<string, number>();
  const unknown: string[] = [];
  head.forEach((cell, index) => {
    const [, word = '', number = ''] =
      /^([a-z]{1,30})(\d{0,2})$/.exec(cell.trim().toLowerCase()) ?? [];
    const column = columnNames.get(word);
    if (column && (number === '' || Number(number) <= maxParts)) places.set(column + number, index);
    else if (cell.trim() !== '') unknown.push(cell.trim().slice(0, 100));
  });
  return { places, unknown };
}

type Cell = (column: string) => string;

/** Reads one row and adds what is wrong to `problems`. */
class RowReader {
  readonly errors: ImportProblem[] = [];
  constructor(
    private readonly line: number,
    private readonly cell: Cell,
  ) {}

  refuse(column: string, value: string) {
    this.errors.push({
      line: this.line,
      ...(value === ''
        ? { code: 'valueMissing', params: { column } }
        : { code: 'valueUnknown', params: { column, value: value.slice(0, 100) } }),
    });
  }

  refuseOpenBlank() {
    this.errors.push({ line: this.line, code: 'braceMissing', params: { brace: '}' } });
  }

  /** Reads one of the allowed words, ignoring case; the first is the default. */
  word<Word extends string>(
    column: string,
    words: readonly Word[],
    unless: Word | null,
  ): Word | null {
    const given = this.cell(column).trim();
    if (given === '' && unless !== null) return unless;
    const found = words.find((word) => word === given.toUpperCase().replace(/[\s-]/g, '_'));
    if (!found) this.refuse(column, given);
    return found ?? null;
  }

  number(column: string, unless: number): number {
    const given = this.cell(column).trim().replace(/%$/, '');
    const value = given === '' ? unless : Number(given);
    if (Number.isFinite(value)) return value;
    this.refuse(column, given);
    return unless;
  }

  /** Reads yes or no; no is the default. */
  yesOrNo(column: string): boolean {
    const given = this.cell(column);
    const value = given === '' ? false : readYesOrNo(given);
    if (value === undefined) this.refuse(column, given);
    return value ?? false;
  }

  format(): TextFormat {
    const given = this.cell('format').trim().toLowerCase();
    const format = given === '' ? 'plain' : textFormatOf(given);
    if (!format) this.refuse('format', given);
    return format ?? 'plain';
  }

  /** Returns the numbers of the answers, up to the last one with any content. */
  answerNumbers(): number[] {
    const numbers = Array.from({ length: maxParts }, (_, index) => index + 1);
    const last =
      numbers.findLast((number) => this.cell(`answer${number}`) || this.cell(`match${number}`)) ??
      0;
    return numbers.slice(0, last);
  }
}

type ToHtml = (text: string) => string;

function answerText(type: QuestionType, text: string, html: ToHtml) {
  if (type === 'TRUE_FALSE') return String(readYesOrNo(text) ?? text);
  return wide.test(type) ? html(text) : text;
}

function readAnswers(row: RowReader, cell: Cell, html: ToHtml, type: QuestionType) {
  return row.answerNumbers().map((number): Omit<QuestionAnswer, 'id'> => {
    const feedback = cell(`feedback${number}`);
    return {
      text: answerText(type, cell(`answer${number}`), html),
      fraction: fromPercent(row.number(`grade${number}`, 0)),
      ...(cell(`tolerance${number}`) && { tolerance: row.number(`tolerance${number}`, 0) }),
      ...(feedback && { feedback: html(feedback) }),
    };
  });
}

function readQuestion(row: RowReader, cell: Cell): PortableQuestion | null {
  const type = row.word('type', questionTypes, null);
  const difficulty = row.word('difficulty', difficulties, 'MEDIUM');
  const format = row.format();
  if (!type) return null;
  const html = (text: string) => toHtml(text, format);
  const texts = (['generalFeedback', 'hint', 'markingGuide'] as const).filter((name) => cell(name));
  const counts = (['minWords', 'maxWords'] as const).filter((name) => cell(name));
  const cloze = type === 'FILL_IN_BLANKS' ? readCloze(cell('text')) : undefined;
  if (cloze?.openAt !== undefined) row.refuseOpenBlank();
  const weight = cloze?.blanks.reduce((sum, blank) => sum + blank.weight, 0) ?? 1;
  const numbers = type === 'MATCHING' ? row.answerNumbers() : [];
  return {
    ...blankQuestion(type),
    name: cell('name'),
    text: html(cloze?.text ?? cell('text')),
    difficulty: difficulty ?? 'MEDIUM',
    tags: (Papa.parse<string[]>(cell('tags'), { delimiter: ',' }).data[0] ?? [])
      .map((tag) => tag.trim())
      .filter(Boolean),
    defaultMark: row.number('mark', weight),
    caseSensitive: row.yesOrNo('caseSensitive'),
    externalId: cell('id') || null,
    answers: type === 'MATCHING' || cloze ? [] : withIds(readAnswers(row, cell, html, type)),
    pairs: numbers.map((number) => ({
      id: `p${number}`,
      stem: html(cell(`answer${number}`)),
      choice: cell(`match${number}`),
    })),
    ...(cloze && { blanks: cloze.blanks }),
    ...Object.fromEntries(texts.map((name) => [name, html(cell(name))])),
    ...Object.fromEntries(counts.map((name) => [name, row.number(name, 0)])),
  };
}

function readRow(cells: string[], line: number, places: Map<string, number>): Draft {
  const cell: Cell = (column) => unguardCell((cells[places.get(column) ?? -1] ?? '').trim()).trim();
  const row = new RowReader(line, cell);
  const read = readQuestion(row, cell);
  const pictures = new PictureCollector();
  const question = read && pictures.takeFrom(read);
  const name = cell('name') || defaultName(question?.text ?? cell('text'));
  return {
    line,
    name,
    question: question && { ...question, name },
    errors: row.errors,
    notes: pictures.notes(line),
    pictures: pictures.pictures,
  };
}

const nothing = { question: null, errors: [], notes: [], pictures: [] };

/** Parses rows of cells with column names in the first row. */
export function readTable(rows: string[][]): Draft[] {
  const [head = [], ...body] = rows;
  const { places, unknown } = readHead(head);
  // Text of another format has no row of names; whoever wrote a table learns what it lacks.
  if (places.size === 0 && head.length < 2) throw new UnreadableFileError('notReadable');
  const missing = required.filter((column) => !places.has(column));
  if (missing.length > 0) {
    const errors = missing.map((column) => ({
      line: 1,
      code: 'columnMissing' as const,
      params: { column },
    }));
    return [{ ...nothing, line: 1, name: '', errors }];
  }
  const drafts = body.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '')
      ? []
      : [readSafely(index + 2, () => readRow(cells, index + 2, places))],
  );
  if (drafts.length > maxImported) throw new UnreadableFileError('tooLarge', maxImported);
  const notes = unknown.map((column) => ({
    line: 1,
    code: 'partLeftOut' as const,
    params: { part: column },
  }));
  drafts[0]?.notes.push(...notes);
  return drafts;
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** Returns the delimiter (comma, semicolon or tab) that occurs most often in the first line. */
export const delimiterOf = (head: string) =>
  [',', ';', '\t'].sort((one, other) => head.split(other).length - head.split(one).length)[0];

/** Returns true if a text begins with the column names that a table of questions requires. */
export function hasTableHead(text: string): boolean {
  const head = firstLine(text);
  const { data } = Papa.parse<string[]>(head, { delimiter: delimiterOf(head) });
  const { places } = readHead(data[0] ?? []);
  return required.every((column) => places.has(column));
}

/** Parses CSV with any delimiter. */
export function readCsv(text: string): Draft[] {
  const delimiter = delimiterOf(firstLine(text));
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const drafts = readTable(data);
  for (const { row = 0, type } of errors) {
    if (type !== 'Quotes') continue;
    const draft = drafts.find(({ line }) => line === row + 1) ?? drafts.at(-1);
    draft?.errors.push({ line: row + 1, code: 'quoteMissing' });
  }
  return drafts;
}

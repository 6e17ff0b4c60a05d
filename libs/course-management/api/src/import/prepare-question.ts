import { mapRichTexts } from '@lms/assessment';
import type { Picture, PortableQuestion, ReadItem } from '@lms/assessment/formats';
import {
  type FieldProblem,
  type ImportItem,
  type ImportProblem,
  importProblemCodes,
  type QuestionContent,
} from '@lms/contract';
import { type QuestionInput, questionSchema } from '@lms/course-management/contract';
import { ProblemError, validate } from '@lms/server/platform';
import { buildContent, questionValues } from '../question-content';
import { lostParts } from './lost-parts';

/** A question ready to be stored, its pictures still to be replaced by their addresses. */
export interface PreparedQuestion {
  values: ReturnType<typeof questionValues>;
  content: QuestionContent;
  pictures: Picture[];
}

export interface PreparedItem {
  item: ImportItem;
  /** `null` if the item has errors. */
  question: PreparedQuestion | null;
}

/** Placeholder where the schema requires a bank. */
const anyBank = '00000000-0000-0000-0000-000000000000';
const maxTags = 20;
const maxTagLength = 50;
const maxIdLength = 100;

/** Markup of a picture of another site, as the sanitizer leaves it. */
const pictureWithoutAddress = /<img(?![^>]* src=)[^>]*>/g;

const isShort = (text: string, most: number) => [...text].length <= most;

/** Turns a category path into a tag: the whole path, or its last part if that is too long. */
const categoryTag = (path: string) =>
  isShort(path, maxTagLength) ? path : (path.split('/').at(-1) ?? path);

/** Adds the category as a tag; reports whatever does not fit. */
const fit = (question: PortableQuestion, { category, line }: ImportItem) => {
  const tags = [...question.tags, ...(category ? [categoryTag(category)] : [])]
    .map((tag) => tag.trim())
    .filter((tag, index, all) => tag && all.indexOf(tag) === index);
  const kept = tags.filter((tag) => isShort(tag, maxTagLength)).slice(0, maxTags);
  const { externalId } = question;
  const isIdShort = externalId === null || isShort(externalId, maxIdLength);
  const leftOut = [
    ...tags.filter((tag) => !kept.includes(tag)),
    ...(isIdShort ? [] : [externalId]),
  ];
  return {
    input: { ...question, tags: kept, externalId: isIdShort ? externalId : null },
    notes: leftOut.map((part): ImportProblem => ({
      line,
      code: 'partLeftOut',
      params: { part: part.slice(0, 100) },
    })),
  };
};

const isImportCode = (code: string): code is ImportProblem['code'] =>
  (importProblemCodes as readonly string[]).includes(code);

/** Turns a validation error into a problem of the import. */
const toImportProblem =
  (line: number) =>
  ({ field, code, params }: FieldProblem): ImportProblem => {
    if (isImportCode(code)) return { line, code, ...(params && { params }) };
    if (code === 'maxLength') return { line, code: 'tooLong', ...(params && { params }) };
    if (code === 'required') return { line, code: 'textMissing' };
    return { line, code: 'valueUnknown', params: { column: field, value: '' } };
  };

/** Validates a question as if an author had typed it, and prepares it for storing. */
export const prepareQuestion = ({ input, pictures, ...item }: ReadItem): PreparedItem => {
  if (!input) return { item, question: null };
  const { line } = item;
  try {
    const fitted = fit(input, item);
    const given: QuestionInput = validate(questionSchema, { bankId: anyBank, ...fitted.input });
    const cleaned = buildContent(given);
    const lost = lostParts(input, cleaned);
    const content = mapRichTexts(cleaned, (html) => html.replace(pictureWithoutAddress, ''));
    const notes: ImportProblem[] = [
      ...item.notes,
      ...fitted.notes,
      ...(lost.length > 0
        ? [{ line, code: 'partLeftOut' as const, params: { part: lost.join(', ') } }]
        : []),
    ];
    return {
      item: { ...item, notes },
      question: { values: questionValues(given, content), content, pictures },
    };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const errors = error.errors?.map(toImportProblem(line)) ?? [
      { line, code: 'notReadable' as const },
    ];
    return { item: { ...item, errors }, question: null };
  }
};

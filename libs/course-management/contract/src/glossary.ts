import {
  code,
  type CourseLanguage,
  courseLanguages,
  type CourseStatus,
  type CourseTerm,
  foldText,
  id,
  lineOfText,
  text,
  wholeNumber,
} from '@lms/contract';
import { array, type InferType, object, type ObjectSchema, ValidationError } from 'yup';
import type { RevisionStatus } from './course';

const required = code('required');

export const maxTerms = 200;
const maxTermLength = 100;
const maxMeaningLength = 500;

/** Side of a term. A blank one is as good as an empty one: what both sides lack is found later. */
const side = ({ max }: { max: number }, part: typeof text) =>
  part({ max })
    .defined(required)
    .test({ name: 'blank', exclusive: true, message: required, test: () => true });

const bothSides = (limits: { max: number }, part = text) =>
  object({ en: side(limits, part), bn: side(limits, part) })
    .noUnknown()
    .required(required);

/** Folds case, composition and spaces, so that two spellings of one term are one. */
const keyOf = (value: unknown) => (typeof value === 'string' ? foldText(value).text.trim() : '');

type Sides = Partial<Record<CourseLanguage, unknown>> | null | undefined;
type Row = { term?: Sides; meaning?: Sides } | null | undefined;

const filledSide = (value: Sides) => courseLanguages.find((name) => keyOf(value?.[name]) !== '');

/** Field that a term lacks: a term on either side, and a meaning on either. */
const lackingField = (row: Row) => {
  const named = filledSide(row?.term);
  if (!named) return 'term.en';
  return filledSide(row?.meaning) ? undefined : `meaning.${named}`;
};

/** A `CourseTerm`. Its id is a UUID made by the author's screen. */
export const courseTermSchema = object({
  id: id().required(required),
  term: bothSides({ max: maxTermLength }, lineOfText),
  meaning: bothSides({ max: maxMeaningLength }),
})
  .noUnknown()
  .required(required)
  .test('complete', required, (row: Row, { path, createError }) => {
    const field = row && lackingField(row);
    return !field || createError({ path: path ? `${path}.${field}` : field });
  }) as unknown as ObjectSchema<CourseTerm>;

/** Returns the fields of terms that another row has, too, by the row's index. */
export const repeatedTerms = (rows: readonly Row[]) =>
  courseLanguages.flatMap((language) => {
    const keys = rows.map((row) => keyOf(row?.term?.[language]));
    const count = new Map<string, number>();
    for (const key of keys) count.set(key, (count.get(key) ?? 0) + 1);
    return keys.flatMap((key, index) =>
      key && (count.get(key) ?? 0) > 1 ? [{ index, field: `term.${language}` }] : [],
    );
  });

/** Terms of a course, each once in a language without regard to case and spaces. */
export const glossarySchema = object({
  terms: array(courseTermSchema)
    .max(maxTerms, code('max'))
    .required(required)
    .test('ids', code('invalid'), (rows) => {
      const ids = rows?.map((row) => row?.id) ?? [];
      return new Set(ids).size === ids.length;
    })
    .test('repeated', code('repeated'), (rows, { path, createError }) => {
      const found = repeatedTerms(rows ?? []);
      return (
        found.length === 0 ||
        new ValidationError(
          found.map(({ index, field }) => createError({ path: `${path}[${index}].${field}` })),
        )
      );
    }),
}).noUnknown();

/** Body of `PUT /course/{id}/glossary`: all terms, and the version of the course they were read in. */
export const glossaryUpdateSchema = glossarySchema
  .shape({ version: wholeNumber({ min: 1, max: 2_147_483_647 }).required(required) })
  .noUnknown();
export type GlossaryInput = InferType<typeof glossarySchema>;

/** Answer of `GET /course/{id}/glossary`: the terms as authors edit them, with their course. */
export interface Glossary {
  courseId: string;
  title: string;
  language: CourseLanguage;
  status: CourseStatus;
  revisionStatus: RevisionStatus | null;
  /** Version of the course. */
  version: number;
  terms: CourseTerm[];
}

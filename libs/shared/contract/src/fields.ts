import { number, object, type Schema, string } from 'yup';
import { type Language, languages } from './common';
import { code } from './problem';

/** Length in code points, as both sides count it: a Bengali letter or an emoji sign counts as written. */
export const lengthOf = (value: string) => [...value].length;

const somethingToSee = /[^\s\p{Cf}]/u;

/** A text of `min` to `max` code points. Where it is required, white space alone is no text. */
export const text = ({ min = 0, max }: { min?: number; max: number }) =>
  string()
    .typeError(code('invalid'))
    .meta({ jsonSchema: { minLength: min, maxLength: max } })
    .test({
      name: 'blank',
      message: code('required'),
      test: (value, { schema }) =>
        !value || somethingToSee.test(value) || (schema as Schema).spec.optional,
    })
    .test({
      name: 'minLength',
      message: code('minLength'),
      params: { min },
      test: (value) => !value || lengthOf(value) >= min,
    })
    .test({
      name: 'maxLength',
      message: code('maxLength'),
      params: { max },
      test: (value) => !value || lengthOf(value) <= max,
    });

/** Would begin a new line, such as another header of a mail. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A text on one line: it may stand in the head of a mail. */
export const lineOfText = (limits: { min?: number; max: number }) =>
  text(limits).test('oneLine', code('invalid'), (value) => !value || !control.test(value));

/** A telephone number as people write it. */
export const phone = () =>
  text({ max: 20 }).matches(/^\+?\d[\d -]*$/, {
    message: code('invalid'),
    excludeEmptyString: true,
  });

/** As HTML's own `type=email` accepts it, with at least one dot in the domain. */
const emailPattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

export const email = ({ min, max }: { min: number; max: number }) =>
  text({ min, max })
    .meta({ jsonSchema: { minLength: min, maxLength: max, format: 'idn-email' } })
    .matches(emailPattern, { message: code('email'), excludeEmptyString: true });

const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];

/** A new password: 7 to 40 characters with upper case, lower case, digit and special character. */
export const newPassword = () =>
  text({ min: 7, max: 40 })
    .meta({ jsonSchema: { minLength: 7, maxLength: 40, format: 'password' } })
    .test('passwordClasses', code('passwordClasses'), (value) =>
      value ? classes.every((pattern) => pattern.test(value)) : true,
    );

/** Lower-case words joined by hyphens, as they stand in an address. */
export const slug = () =>
  text({ min: 1, max: 80 }).matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    message: code('slug'),
    excludeEmptyString: true,
  });

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the form of an id (a lower-case UUID); what has not can't name anything. */
export const isId = (value: string) => idPattern.test(value);

/** The id of another entity. */
export const id = () =>
  string()
    .meta({ jsonSchema: { format: 'uuid' } })
    .matches(idPattern, { message: code('invalid'), excludeEmptyString: true });

/** A text in both languages of the platform's own content; both are required. */
export const localizedText = ({ max }: { max: number }) =>
  object({
    en: text({ max }).required(code('required')),
    bn: text({ max }).required(code('required')),
  })
    .noUnknown()
    .required(code('required'));

export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  number().integer(code('integer')).min(min, code('min')).max(max, code('max'));

/** A moment in UTC as ISO 8601, or none. */
export const instant = () =>
  string()
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/, { message: code('invalid') })
    .nullable()
    .defined(code('required'));

/** The language that a file is written in. */
export const fileLanguage = () => string<Language>().oneOf([...languages], code('oneOf'));

/** What a question is worth, or an answer has earned. */
export const mark = () =>
  number().min(0, code('min')).max(1_000, code('max')).required(code('required'));

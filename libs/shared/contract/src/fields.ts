import { number, object, type Schema, string } from 'yup';
import { type Language, languages } from './common';
import { isInstant } from './day';
import { code } from './problem';

/**
 * Returns the length in code points, as both sides count it: an emoji or a rare character counts
 * once, not as two UTF-16 units.
 */
export const lengthOf = (value: string) => [...value].length;

const somethingToSee = /[^\s\p{Cf}]/u;

/** Text of `min` to `max` code points. A required text must not be blank. */
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

/** Control characters and line separators, which could inject another header into a mail. */
const control = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Text on a single line, safe for a mail's header. */
export const lineOfText = (limits: { min?: number; max: number }) =>
  text(limits).test('oneLine', code('invalid'), (value) => !value || !control.test(value));

/** Telephone number in common notation, in Bengali digits too. */
export const phone = () =>
  text({ max: 20 }).matches(/^\+?[\d০-৯][\d০-৯ -]*$/, {
    message: code('invalid'),
    excludeEmptyString: true,
  });

/**
 * Pattern of HTML's `type=email` (HTML standard, valid e-mail address), with at least one dot in
 * the domain.
 */
const emailPattern =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;

export const email = ({ min, max }: { min: number; max: number }) =>
  text({ min, max })
    .meta({ jsonSchema: { minLength: min, maxLength: max, format: 'idn-email' } })
    .matches(emailPattern, { message: code('email'), excludeEmptyString: true });

const classes = [/\p{Lu}/u, /\p{Ll}/u, /\p{N}/u, /[^\p{L}\p{N}\s]/u];

/** New password: 7 to 40 characters with upper case, lower case, digit and special character. */
export const newPassword = () =>
  text({ min: 7, max: 40 })
    .meta({ jsonSchema: { minLength: 7, maxLength: 40, format: 'password' } })
    .test('passwordClasses', code('passwordClasses'), (value) =>
      value ? classes.every((pattern) => pattern.test(value)) : true,
    );

/** Lower-case words joined by hyphens, for addresses. */
export const slug = () =>
  text({ min: 1, max: 80 }).matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    message: code('slug'),
    excludeEmptyString: true,
  });

const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns true if a text has the form of an id (lower-case UUID). */
export const isId = (value: string) => idPattern.test(value);

/**
 * Id of another entity. An empty text is none: what is not chosen is left out, or `null` where the
 * schema allows it.
 */
export const id = () =>
  string()
    .meta({ jsonSchema: { format: 'uuid' } })
    .test({
      name: 'required',
      message: code('required'),
      // `required()` replaces this test, so that an empty text has one problem.
      exclusive: true,
      test: (value) => value !== '',
    })
    .matches(idPattern, { message: code('invalid'), excludeEmptyString: true });

/** Text in both languages of the platform's own content, both required. */
export const localizedText = ({ max }: { max: number }, part = text) =>
  object({
    en: part({ max }).required(code('required')),
    bn: part({ max }).required(code('required')),
  })
    .noUnknown()
    .required(code('required'));

export const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  number().integer(code('integer')).min(min, code('min')).max(max, code('max'));

/** Instant in UTC as ISO 8601, or `null`. */
export const instant = () =>
  string()
    .meta({ jsonSchema: { format: 'date-time' } })
    .test(
      'instant',
      code('invalid'),
      (value) => (value ?? null) === null || (isInstant(value) && value.endsWith('Z')),
    )
    .nullable()
    .defined(code('required'));

/** Language of a generated file. */
export const fileLanguage = () => string<Language>().oneOf([...languages], code('oneOf'));

/** Percentage, with two decimals at most, as it is shown. */
export const percent = () =>
  number()
    .min(0, code('min'))
    .max(100, code('max'))
    .test('decimals', code('decimals'), (value) => !value || Number(value.toFixed(2)) === value);

/** Mark of a question or a response, in points. */
export const mark = () =>
  number().min(0, code('min')).max(1_000, code('max')).required(code('required'));

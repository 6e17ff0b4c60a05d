import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { localizedText, text } from './fields';
import { reasonSchema } from './reason-schema';

const blanks = [' ', '   ', '\t\n', '\u00a0\u3000', '\u200b\u200d\ufeff'].map((blank) =>
  blank.repeat(4),
);

const firstProblem = async (path: string, check: Promise<unknown>) =>
  check.then(
    () => undefined,
    (error: { inner: { path: string; message: string }[] }) =>
      error.inner.find((one) => one.path === path)?.message,
  );

describe('a text', () => {
  it.each(blanks)('that is required is not white space alone: %j', async (blank) => {
    const strict = { strict: true, abortEarly: false };
    expect(await firstProblem('reason', reasonSchema.validate({ reason: blank }, strict))).toBe(
      'required',
    );
    const entity = { name: { en: 'Web', bn: blank } };
    const schema = object({ name: localizedText({ max: 80 }) });
    expect(await firstProblem('name.bn', schema.validate(entity, strict))).toBe('required');
  });

  it('keeps white space and joiners within', () => {
    const name = text({ min: 3, max: 48 }).required();
    for (const value of ['Nadia Rahman', 'র‍্যাব', ' A B '])
      expect(name.isValidSync(value)).toBe(true);
  });

  it('may be blank where it may be left out', () => {
    for (const value of [undefined, '', '   ']) {
      expect(text({ max: 100 }).isValidSync(value)).toBe(true);
    }
  });
});

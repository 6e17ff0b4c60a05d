import { describe, expect, it } from 'vitest';
import { object } from 'yup';
import { id, instant, lineOfText, localizedText, percent, phone, text } from './fields';
import { code } from './problem';
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

describe('an id', () => {
  const problemOf = (schema: ReturnType<typeof id>, value: unknown) =>
    firstProblem(
      'id',
      object({ id: schema }).validate({ id: value }, { strict: true, abortEarly: false }),
    );

  it('is never an empty text, required or not', async () => {
    for (const schema of [id(), id().required(code('required'))]) {
      expect(await problemOf(schema, '')).toBe('required');
      expect(await problemOf(schema, '1')).toBe('invalid');
      expect(await problemOf(schema, '0198a000-0000-7000-8000-000000000001')).toBeUndefined();
    }
    expect(await problemOf(id(), undefined)).toBeUndefined();
    expect(await problemOf(id().nullable() as never, null)).toBeUndefined();
    expect(await problemOf(id().nullable() as never, '')).toBe('required');
  });
});

describe('an instant', () => {
  it('is one that exists, in UTC', () => {
    for (const value of ['2026-02-28T23:59Z', '2024-02-29T00:00:00.123Z', null]) {
      expect(instant().isValidSync(value, { strict: true })).toBe(true);
    }
    for (const value of [
      '',
      '2026-02-30T25:00:00Z',
      '0000-01-01T00:00Z',
      '2026-02-28T10:00+06:00',
    ]) {
      expect(instant().isValidSync(value, { strict: true })).toBe(false);
    }
  });
});

describe('a line of text', () => {
  it('holds no line break and no tab', () => {
    for (const odd of ['a\nb', 'a\rb', 'a\tb', 'a\u2028b', 'a\u0085b']) {
      expect(lineOfText({ max: 10 }).isValidSync(odd)).toBe(false);
    }
    expect(lineOfText({ max: 10 }).isValidSync('a b')).toBe(true);
  });
});

describe('a telephone number', () => {
  it.each(['+880 1700-000000', '01700000000', '০১৭০০ ০০০০০০', '+৮৮০১৭০০০০০০০০', ''])(
    'may be %j',
    (value) => expect(phone().isValidSync(value)).toBe(true),
  );

  it.each(['call me', '+', '01700/000000', '٠١٧'])('is not %j', (value) =>
    expect(phone().isValidSync(value)).toBe(false),
  );
});

describe('a percentage', () => {
  it('has the two decimals that are shown, and no more', async () => {
    const problemOf = (value: number) =>
      percent()
        .validate(value)
        .then(
          () => undefined,
          ({ message }: Error) => message,
        );
    for (const value of [0, 0.07, 5.55, 33.33, 99.99, 100]) {
      expect(await problemOf(value)).toBeUndefined();
    }
    for (const value of [5.555, 0.001, 33.3333]) expect(await problemOf(value)).toBe('decimals');
  });
});

import { lineOfText, text } from '@lms/contract';
import { expect, it } from 'vitest';
import { array, lazy, object, type Schema } from 'yup';
import { validate } from './validate';

const part = object({ title: lineOfText({ max: 9 }) }).noUnknown();
const schema = object({
  title: lineOfText({ min: 3, max: 9 }),
  body: text({ max: 9 }),
  tags: array(lineOfText({ max: 9 })),
  parts: array(lazy(() => part as unknown as Schema)),
});

it('takes white space off the ends of lines, and off nothing else', () => {
  const given = {
    title: '\u00a0Web  1 ',
    body: ' b\n',
    tags: [' t\u3000'],
    parts: [{ title: ' a ' }],
  };
  expect(validate(schema, given)).toEqual({
    title: 'Web  1',
    body: ' b\n',
    tags: ['t'],
    parts: [{ title: 'a' }],
  });
});

it('judges a line by what is kept of it, and any other value as it is', () => {
  const refusal = expect.objectContaining({ code: 'validation.failed' });
  for (const given of [
    { title: ' ab ' },
    { title: 7 },
    { tags: { 0: ' t ' } },
    { parts: [' a '] },
    null,
  ]) {
    expect(() => validate(schema, given)).toThrow(refusal);
  }
  expect(validate(schema, { title: '123456789 ' })).toEqual({ title: '123456789' });
});

import { expect, it } from 'vitest';
import { isEmpty } from './entity-cell';

it.each([undefined, null, '', false])(
  'takes %j for no value, which has no place on a card',
  (content) => expect(isEmpty(content)).toBe(true),
);

it('takes a zero for a value', () => expect(isEmpty(0)).toBe(false));

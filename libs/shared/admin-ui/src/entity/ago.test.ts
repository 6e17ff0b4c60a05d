import { describe, expect, it } from 'vitest';
import { agoText } from './ago';

const now = Date.parse('2026-08-14T12:00:00Z');

describe('the time since a moment', () => {
  it.each([
    ['2026-08-14T11:59:30Z', 'now'],
    ['2026-08-14T12:00:20Z', 'now'],
    ['2026-08-14T11:59:00Z', '1 minute ago'],
    ['2026-08-14T11:00:01Z', '59 minutes ago'],
    ['2026-08-14T11:00:00Z', '1 hour ago'],
    ['2026-08-13T12:00:01Z', '23 hours ago'],
    ['2026-08-13T12:00:00Z', 'yesterday'],
    ['2026-07-15T12:00:01Z', '29 days ago'],
  ])('tells %s as %s', (at, text) => {
    expect(agoText('en', at, now)).toBe(text);
  });

  it('leaves a moment to come, and one a month ago, to their day', () => {
    expect(agoText('en', '2026-08-14T12:02:00Z', now)).toBeUndefined();
    expect(agoText('en', '2026-07-15T12:00:00Z', now)).toBeUndefined();
  });

  it('is in the language and the digits of the reader', () => {
    expect(agoText('bn', '2026-08-14T09:00:00Z', now)).toBe('৩ ঘণ্টা আগে');
    expect(agoText('ja', '2026-08-14T09:00:00Z', now)).toBe('3 時間前');
  });
});

import { describe, expect, it } from 'vitest';
import { profileSlug, randomProfileSlug } from './profile-slug';
import { hasContact } from './public-profile';

describe('what leads away from a public profile', () => {
  it.each([
    'https://x.test',
    'www.example',
    'see nadia.com',
    'a@b.test',
    'x.net/nadia',
    '+880 1700-000000',
    '০১৭০০০০০০০০',
  ])('is found: %s', (text) => expect(hasContact(text)).toBe(true));

  it.each(['B.Sc. (Hons.)', 'ASP.NET and Node.js', '2019-2024', 'Md. Rahim & Co', 'বি.এ. পাস'])(
    'is not seen in %s',
    (text) => expect(hasContact(text)).toBe(false),
  );
});

it('draws addresses that are allowed, and each another', () => {
  const drawn = Array.from({ length: 50 }, randomProfileSlug);
  expect(new Set(drawn).size).toBe(50);
  for (const slug of drawn) expect(profileSlug().isValidSync(slug)).toBe(true);
});

import { code, slug } from '@lms/contract';

/** Words that would pass for a page or a person of the platform itself. */
const reserved = new Set(
  `about account admin administrator api app auth badge bcc cart certificate certificates checkout
  contact course courses dashboard edit error help home instructor instructors learn learner lms login
  logout mail me media moderator my new null official organization organizations partner partners people
  person press privacy profile public register root search security settings share site skills staff
  student students support system team terms test undefined user users verify www`.split(/\s+/),
);

export const profileSlugLength = { min: 3, max: 40 };

/** Address of a public profile: 3 to 40 letters a to z, digits and single hyphens, no reserved word. */
export const profileSlug = () =>
  slug()
    .meta({
      jsonSchema: { minLength: profileSlugLength.min, maxLength: profileSlugLength.max },
    })
    .test({
      name: 'shortest',
      message: code('minLength'),
      params: { min: profileSlugLength.min },
      test: (value) => !value || value.length >= profileSlugLength.min,
    })
    .test({
      name: 'longest',
      message: code('maxLength'),
      params: { max: profileSlugLength.max },
      test: (value) => !value || value.length <= profileSlugLength.max,
    })
    .test('reserved', code('taken'), (value) => !value || !reserved.has(value));

const letters = 'abcdefghjkmnpqrstvwxyz0123456789';
const randomLength = 20;

/** Returns an address of 100 random bits, which nobody finds by trying. */
export const randomProfileSlug = () =>
  [...crypto.getRandomValues(new Uint8Array(randomLength))]
    .map((byte) => letters[byte % letters.length])
    .join('');

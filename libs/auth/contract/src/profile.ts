import { type InferType, object, string } from 'yup';
import { type Language, languages, isDay, phone, text, wholeNumber, code } from '@lms/contract';

export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
/** The networks that a profile can name, each with an address of one's own page there. */
export const socialNetworks = ['linkedIn', 'facebook', 'twitter', 'instagram'] as const;

const isBirthDay = (value: string) =>
  isDay(value) && value >= '1900-01-01' && value <= new Date().toISOString().slice(0, 10);

const webAddress = () =>
  text({ max: 200 }).matches(/^https:\/\/[^\s/]+\.[^\s]+$/, {
    message: code('invalid'),
    excludeEmptyString: true,
  });

/** What a person says of themselves; an empty text says nothing. */
export const profileSchema = object({
  name: text({ min: 3, max: 48 }).required(code('required')),
  phone: phone().defined(),
  occupation: text({ max: 80 }).defined(),
  companyName: text({ max: 120 }).defined(),
  gender: string()
    .oneOf(['', ...genders], code('oneOf'))
    .defined(),
  /** `YYYY-MM-DD`. */
  dateOfBirth: string()
    .test('birthDay', code('invalid'), (value) => !value || isBirthDay(value))
    .defined(),
  address: object({
    line: text({ max: 200 }).defined(),
    city: text({ max: 80 }).defined(),
    postCode: text({ max: 12 }).defined(),
  }).noUnknown(),
  socialNetworks: object({
    linkedIn: webAddress().defined(),
    facebook: webAddress().defined(),
    twitter: webAddress().defined(),
    instagram: webAddress().defined(),
  }).noUnknown(),
}).noUnknown();
export type ProfileInput = InferType<typeof profileSchema>;

/** Body of `PUT /user/me`: what was changed, and the version that it was changed from. */
export const profileUpdateSchema = profileSchema.shape({
  version: wholeNumber({ min: 1, max: 2 ** 31 - 1 }).required(code('required')),
});
export type ProfileUpdate = InferType<typeof profileUpdateSchema>;

/** Body of `PUT /user/me/language`: the language that mails are written in. */
export const languageSchema = object({
  language: string<Language>().oneOf(languages, code('oneOf')).required(code('required')),
}).noUnknown();

/** What the profile screen shows: the answer of `GET /user/me/profile` and of each call that changes it. */
export interface Profile extends ProfileInput {
  id: string;
  email: string;
  imageUrl: string | null;
  /** ISO 8601. */
  createdAt: string;
  lastLoginAt: string | null;
  version: number;
  /** Whether a second factor is asked for at sign-in. */
  hasSecondFactor: boolean;
  /** How many recovery codes have not been used. */
  recoveryCodesLeft: number;
  /** Whether others who study the same courses are shown this person. */
  shownToFellows: boolean;
}

/** One sign-in of the person; answer of `GET /user/me/sessions` is `{ items }`, newest first. */
export interface SessionItem {
  id: string;
  /** The session that asks. */
  isCurrent: boolean;
  createdAt: string;
  lastUsedAt: string;
  ip: string;
  userAgent: string;
}

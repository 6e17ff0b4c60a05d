import {
  code,
  isDay,
  type Language,
  languages,
  lineOfText,
  phone,
  text,
  wholeNumber,
} from '@lms/contract';
import { type InferType, object, string } from 'yup';

export const genders = ['FEMALE', 'MALE', 'OTHER'] as const;
/** Social networks of a profile, each with the host of its profile pages. */
export const socialNetworks = ['linkedIn', 'facebook', 'twitter', 'instagram'] as const;

const isBirthDay = (value: string) =>
  isDay(value) && value >= '1900-01-01' && value <= new Date().toISOString().slice(0, 10);

const webAddress = () =>
  text({ max: 200 }).matches(/^https:\/\/[^\s/]+\.[^\s]+$/, {
    message: code('invalid'),
    excludeEmptyString: true,
  });

/** Postal address of a user. */
export const addressSchema = object({
  line: lineOfText({ max: 200 }).defined(),
  city: lineOfText({ max: 80 }).defined(),
  postCode: lineOfText({ max: 12 }).defined(),
}).noUnknown();

/** Addresses of a user's profile pages. */
export const socialNetworksSchema = object({
  linkedIn: webAddress().defined(),
  facebook: webAddress().defined(),
  twitter: webAddress().defined(),
  instagram: webAddress().defined(),
}).noUnknown();

/** The specification's `signOption`, whose values it leaves open: a short text, kept as it is. */
export const signOption = () => lineOfText({ max: 40 });

/** Profile fields that the user edits; an empty text means not set. */
export const profileSchema = object({
  name: lineOfText({ min: 3, max: 48 }).required(code('required')),
  phone: phone().defined(),
  occupation: lineOfText({ max: 80 }).defined(),
  companyName: lineOfText({ max: 120 }).defined(),
  gender: string()
    .oneOf(['', ...genders], code('oneOf'))
    .defined(),
  /** Date as `YYYY-MM-DD`. */
  dateOfBirth: string()
    .test('birthDay', code('invalid'), (value) => !value || isBirthDay(value))
    .defined(),
  address: addressSchema,
  socialNetworks: socialNetworksSchema,
  signOption: signOption(),
}).noUnknown();
export type ProfileInput = InferType<typeof profileSchema>;

/** Body of `PUT /user/me`: the fields, and the version that they were read at. */
export const profileUpdateSchema = profileSchema.shape({
  version: wholeNumber({ min: 1, max: 2 ** 31 - 1 }).required(code('required')),
});
export type ProfileUpdate = InferType<typeof profileUpdateSchema>;

/** Body of `PUT /user/me/language`: the language of mails. */
export const languageSchema = object({
  language: string<Language>().oneOf(languages, code('oneOf')).required(code('required')),
}).noUnknown();

/** Answer of `GET /user/me/profile` and of each call that changes the profile. */
export interface Profile extends ProfileInput {
  id: string;
  email: string;
  imageUrl: string | null;
  /** Time of registration (ISO 8601). */
  createdAt: string;
  lastLoginAt: string | null;
  version: number;
  /** Sign-in asks for a second factor. */
  hasSecondFactor: boolean;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: number;
  /** Visible to other learners of the same courses. */
  shownToFellows: boolean;
  /** Wants the daily mail of questions and answers. */
  questionMails: boolean;
}

/** Session of the user. `GET /user/me/sessions` answers `{ items }`, newest first. */
export interface SessionItem {
  id: string;
  /** Session that made the request. */
  isCurrent: boolean;
  createdAt: string;
  lastUsedAt: string;
  ip: string;
  userAgent: string;
}

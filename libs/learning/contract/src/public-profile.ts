import { code, lineOfText, text, wholeNumber } from '@lms/contract';
import { boolean, type InferType, object } from 'yup';
import type { Certificate, CertificateItem } from './certificate';
import { profileSlug } from './profile-slug';

/** Addresses that one learner may have had, so that nobody hoards them. */
export const maxProfileAddresses = 20;
export const maxHeadlineLength = 80;
export const maxAboutLength = 600;

const link =
  /:\/\/|\bwww\.|\.(?:com|org|info|biz|xyz|bd|co|io|me|ly|gl|app|site|online|shop|top|link|club)\b|\.[a-z]{2,}\/|@[\p{L}\p{N}-]+\.\p{L}/iu;
/** Nine digits or more, with what people write between them; two years are eight. */
const phoneNumber = /(?:\p{Nd}[\s().+-]{0,2}){9,}/u;

/** Tells whether a text leads away from the page: a link, an email address or a telephone number. */
export const hasContact = (value: string) => link.test(value) || phoneNumber.test(value);

const noContact = {
  name: 'contact',
  message: code('contact'),
  test: (value: string | undefined) => !value || !hasContact(value),
};

/**
 * Body of `PUT /learning/public-profile`. `version` is that at which it was read, 0 for a first one.
 * The name is the account's, and certificates are chosen one by one.
 */
export const publicProfileSchema = object({
  slug: profileSlug().required(code('required')),
  headline: lineOfText({ max: maxHeadlineLength }).test(noContact).defined(code('required')),
  about: text({ max: maxAboutLength }).test(noContact).defined(code('required')),
  isPublic: boolean().required(code('required')),
  isSearchable: boolean().required(code('required')),
  showsPicture: boolean().required(code('required')),
  version: wholeNumber({ min: 0, max: 2 ** 31 - 1 }).required(code('required')),
}).noUnknown();
export type PublicProfileInput = InferType<typeof publicProfileSchema>;

/** Body of `PUT /learning/public-profile/certificate/{subjectId}`, named by course or path. */
export const shownCertificateSchema = object({
  shown: boolean().required(code('required')),
}).noUnknown();
export type ShownCertificate = InferType<typeof shownCertificateSchema>;

/** Answer of `GET /learning/public-profile`: the caller's own settings. */
export interface OwnPublicProfile extends PublicProfileInput {
  /** Name and picture of the account, as the page would show them. */
  name: string;
  imageUrl: string | null;
  /** Set while an administrator keeps the page from the public. */
  takenDownReason: string | null;
}

/** Element of `GET /certificate/mine`: every certificate of the caller, the newest first. */
export interface OwnCertificate extends Pick<
  CertificateItem,
  keyof Certificate | 'id' | 'courseId' | 'pathId' | 'status' | 'replaced'
> {
  /** Chosen for the public profile. */
  shown: boolean;
}

/** Certificate on a public profile. */
export type PublicCertificate = Pick<
  Certificate,
  | 'serial'
  | 'courseTitle'
  | 'courseSlug'
  | 'categorySlug'
  | 'organizationName'
  | 'language'
  | 'issuedAt'
>;

/** Answer of `GET /people/{slug}`: all that the public sees of a learner. */
export interface PublicProfile {
  slug: string;
  name: string;
  /** `null` unless the learner shows the picture. */
  imageUrl: string | null;
  headline: string;
  about: string;
  isSearchable: boolean;
  /** Valid certificates that the learner chose, the newest first. */
  certificates: PublicCertificate[];
}

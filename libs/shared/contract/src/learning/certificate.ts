import { object, type InferType } from 'yup';
import type { CourseLanguage } from '../course-management/course';
import { text } from '../fields';
import type { ValidationCode } from '../problem';

const code = (value: ValidationCode) => value;

/** What anybody may see of a certificate. `percent` is the final quiz's result. */
export interface Certificate {
  serial: string;
  holderName: string;
  courseTitle: string;
  organizationName: string;
  /** The course's language, in which the certificate is set. */
  language: CourseLanguage;
  percent: number | null;
  issuedAt: string;
  revokedAt: string | null;
  revocationReason: string | null;
}

/** Answer of `GET /certificate/verify/{serial}`. */
export type Verification =
  | { status: 'VALID' | 'REVOKED'; certificate: Certificate }
  | { status: 'UNKNOWN'; certificate: null };

/** `LMS-` and four groups of five of Crockford's base 32: 100 random bits. */
export const serialPattern = /^LMS(?:-[0-9A-HJKMNP-TV-Z]{5}){4}$/;

/** A serial as somebody typed it, brought to the form in which it is printed. */
export const normalizeSerial = (typed: string) => {
  const compact = typed
    .toUpperCase()
    .replace(/^LMS/, '')
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return ['LMS', ...(compact.match(/.{1,5}/g) ?? [])].join('-');
};

/** Body of `PUT /certificate/{serial}/revoke`. Everybody who verifies the serial reads the reason. */
export const revocationSchema = object({
  reason: text({ min: 3, max: 500 }).required(code('required')),
}).noUnknown();
export type RevocationInput = InferType<typeof revocationSchema>;

/** An element of `GET /certificate/key`: the public half of a key that signs or signed certificates. */
export interface CertificateKey {
  id: string;
  /** Ed25519, SPKI in PEM. */
  publicKey: string;
  createdAt: string;
}

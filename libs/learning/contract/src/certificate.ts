import type { CourseLanguage, Entity, Resource } from '@lms/contract';
import { object } from 'yup';

/** Public view of a certificate. `percent` is the final quiz's result. */
export interface Certificate {
  serial: string;
  holderName: string;
  courseTitle: string;
  /** Slugs of the course and its category, from which its seal is drawn. */
  courseSlug: string;
  categorySlug: string;
  organizationName: string;
  /** Language of the course and of the certificate. */
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

/** An element of `GET /certificate/key`: the public half of a current or former signing key. */
export interface CertificateKey {
  id: string;
  /** Ed25519, SPKI in PEM. */
  publicKey: string;
  createdAt: string;
}

export const certificateStatuses = ['VALID', 'REVOKED'] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

/** Certificate as administrators and its holder list it. */
export interface CertificateItem extends Entity, Certificate {
  userId: string;
  courseId: string;
  status: CertificateStatus;
  /** True if a later one was issued in its place. */
  replaced: boolean;
}

export interface CertificateTypes {
  item: CertificateItem;
  /** Only completing a course, or a correction, issues one. */
  input: object;
  filter: { userId: string; courseId: string; issuedAt: string };
  status: CertificateStatus;
}

/**
 * List of certificates: `POST /certificate/find` and `/certificate/export`, searched by serial,
 * holder and course. A certificate is never edited or deleted: `PUT /certificate/{serial}/revoke`
 * ends it, and `PUT /certificate/{serial}/reissue` issues another with today's name and title.
 */
export const certificateResource: Resource<CertificateTypes, 'Certificate'> = {
  tag: 'Certificate',
  path: '/certificate',
  inputSchema: object({}).noUnknown(),
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'serial',
    'holderName',
    'courseTitle',
    'organizationName',
    'language',
    'percent',
    'issuedAt',
    'revokedAt',
    'revocationReason',
    'userId',
    'courseId',
    'status',
    'replaced',
  ],
  sortable: ['id', 'issuedAt', 'holderName', 'courseTitle'],
  newestBy: 'issuedAt',
  filterable: ['userId', 'courseId', 'issuedAt'],
  statuses: certificateStatuses,
  transitions: {
    VALID: ['REVOKED'],
    REVOKED: [],
  },
};

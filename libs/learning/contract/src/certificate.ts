import type { CourseLanguage, Entity, Resource } from '@lms/contract';
import { object } from 'yup';

/** Course whose certificate a learning path's certificate rests on. */
export interface CertifiedCourse {
  title: string;
  language: CourseLanguage;
  /** False once the learner's certificate of the course was revoked and not replaced. */
  isValid: boolean;
}

/** Public view of a certificate. `percent` is the final quiz's result. */
export interface Certificate {
  serial: string;
  holderName: string;
  /** Title of the course, or of the learning path. */
  courseTitle: string;
  /** Slugs of the course or path, and of the course's category, from which its seal is drawn. */
  courseSlug: string;
  categorySlug: string;
  organizationName: string;
  /** Language of the course and of the certificate. */
  language: CourseLanguage;
  percent: number | null;
  issuedAt: string;
  revokedAt: string | null;
  revocationReason: string | null;
  /** True once a later one was issued in its place; absent otherwise. */
  replaced?: boolean;
  /** Courses of a learning path; absent from the certificate of a course. */
  courses?: CertifiedCourse[];
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
  /** `null` for the certificate of a learning path. */
  courseId: string | null;
  pathId: string | null;
  status: CertificateStatus;
  replaced: boolean;
}

export interface CertificateTypes {
  item: CertificateItem;
  /** Only completing a course or path, or a correction, issues one. */
  input: object;
  filter: { userId: string; courseId: string; pathId: string; issuedAt: string };
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
    'pathId',
    'status',
    'replaced',
  ],
  sortable: ['id', 'issuedAt', 'holderName', 'courseTitle'],
  newestBy: 'issuedAt',
  filterable: ['userId', 'courseId', 'pathId', 'issuedAt'],
  statuses: certificateStatuses,
  transitions: {
    VALID: ['REVOKED'],
    REVOKED: [],
  },
};

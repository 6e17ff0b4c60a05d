import type { CourseLanguage } from '@lms/contract';

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

/** An element of `GET /certificate/key`: the public half of a key that signs or signed certificates. */
export interface CertificateKey {
  id: string;
  /** Ed25519, SPKI in PEM. */
  publicKey: string;
  createdAt: string;
}

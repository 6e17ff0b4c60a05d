import type { CourseLanguage } from '@lms/contract';

/** Public view of a certificate. `percent` is the final quiz's result. */
export interface Certificate {
  serial: string;
  holderName: string;
  courseTitle: string;
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

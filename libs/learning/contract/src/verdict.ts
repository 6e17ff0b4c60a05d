import type { Certificate, Verification } from './certificate';

/** Certificates that one call, and one run of the employer's desk, checks at most. */
export const maxSerials = 1000;
/** Badges of one call. */
export const maxBadges = 20;
/** Rows of a result sheet; some of them name what could not be read. */
export const maxSheetRows = 2 * maxSerials;
/** Characters of a badge's text: one with a picture in it may be this long. */
export const maxBadgeLength = 200_000;

/** Result of a check. `CANNOT_CHECK` says nothing about the document itself. */
export const verdicts = [
  'VALID',
  'EXPIRED',
  'REVOKED',
  'INVALID',
  'UNKNOWN',
  'CANNOT_CHECK',
] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a badge is `INVALID`, can't be checked, or does not count for the time being. */
export const badgeReasons = [
  // REVOKED
  'suspended',
  // INVALID
  'changed',
  'foreignKey',
  'unsigned',
  'notYet',
  'differs',
  'foreignSite',
  // CANNOT_CHECK
  'keyInFile',
  'hosted',
  'issuerSite',
  'revocationSite',
  'notReached',
  'refusedSite',
  'notThere',
  'notReadable',
  'listNotRead',
  'unknownContext',
  'unknownSignature',
  'notABadge',
  'tooComplex',
] as const;
export type BadgeReason = (typeof badgeReasons)[number];

/** Result for a badge. What it states is repeated only if its signature or its site proves it. */
export interface CheckedBadge {
  verdict: Verdict;
  reason: BadgeReason | null;
  /** Number of the certificate, if this platform issued the badge. */
  serial: string | null;
  holder: string | null;
  /** The holder is named only by a hash, which was compared with nobody. */
  isHolderHashed: boolean;
  course: string | null;
  issuer: string | null;
  /** Identifier of the issuer or its site, as the file has it: who it is said to be. */
  site: string | null;
  /** Host of the issuer's site, if that was asked and proves the badge. */
  provenBy: string | null;
  issuedAt: string | null;
  /** Language of the certificate's words, if this platform issued the badge. */
  language?: Certificate['language'];
  /** Since when and why this platform has revoked the certificate. */
  revoked?: Pick<Certificate, 'revokedAt' | 'revocationReason' | 'replaced'>;
}

/**
 * Answer of `POST /certificate/verify/many`: as `GET /certificate/verify/{serial}` would answer each, in
 * the same order.
 */
export interface ManyVerifications {
  verifications: Verification[];
}

/**
 * Answer of `POST /certificate/badge/verify`, in the same order. A receipt lets a result stand on a
 * result sheet later.
 */
export interface CheckedBadges {
  badges: { checked: CheckedBadge; receipt: string }[];
}

/** Answer of `GET /certificate/sheet`: what the code on a result sheet proves. */
export type SheetSeal =
  | { status: 'GENUINE'; madeAt: string; key: string; totals: Record<Verdict, number> }
  | { status: 'UNKNOWN' };

/** Answer of `GET /certificate/badge/verify`: how this server checks the badges of others. */
export interface BadgeCheck {
  /** Asks the issuers' sites, which so learn that somebody checks a badge. */
  asksIssuers: boolean;
}

/** Last line of a result sheet's file: the key's id, and its signature of all bytes before. */
export const sheetTrailer = /\n%LMS-SHEET ([0-9a-f]{16}) ([\w-]{86})\n$/;
/** Bytes of that line. */
export const sheetTrailerLength = 116;

/** Answer of `GET /certificate/{serial}.proof`: what a certificate's badge signs, byte by byte. */
export interface CertificateProof {
  /** Badge without its proof, and the proof without its value, as canonical N-Quads (RDFC-1.0). */
  document: string;
  proof: string;
  /** Ed25519 signature, in base64url, of SHA-256 of `proof` followed by SHA-256 of `document`. */
  signature: string;
  key: string;
}

import type { CheckedBadge } from '@lms/learning/contract';
import { isObject, type Json, type JsonObject, listOf } from './read-badge';

type Facts = Pick<CheckedBadge, 'holder' | 'isHolderHashed' | 'course' | 'issuer' | 'issuedAt'>;

const maxLength = 200;

/**
 * Returns a text of a file as one short line, without the invisible characters that could turn the
 * order of what stands beside it.
 */
export const lineOf = (value: unknown): string | null => {
  if (typeof value !== 'string') return null;
  const line = value
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (line === '') return null;
  const letters = [...line];
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : line;
};

const firstObject = (value: Json | undefined): JsonObject => listOf(value).find(isObject) ?? {};

/** Returns an instant, or `null` for what is none. */
export const instantOf = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value)) return null;
  const time = Date.parse(value);
  return Number.isNaN(time) ? null : new Date(time).toISOString();
};

/** Identifier of who issued a credential. */
export const issuerIdOf = ({ issuer }: JsonObject): string | undefined => {
  const id = isObject(issuer) ? issuer['id'] : issuer;
  return typeof id === 'string' ? id : undefined;
};

export const noFacts: Facts = {
  holder: null,
  isHolderHashed: false,
  course: null,
  issuer: null,
  issuedAt: null,
};

/** Statements of an Open Badge 3.0. */
export const credentialFacts = (credential: JsonObject): Facts => {
  const subject = firstObject(credential['credentialSubject']);
  const identifiers = listOf(subject['identifier']).filter(isObject);
  const name = identifiers.find(
    ({ identityType, hashed }) => identityType === 'name' && hashed !== true,
  );
  const { validFrom, awardedDate, issuanceDate } = credential;
  return {
    holder: lineOf(name?.['identityHash']),
    isHolderHashed: !name && identifiers.some(({ hashed }) => hashed === true),
    course: lineOf(firstObject(subject['achievement'])['name']) ?? lineOf(credential['name']),
    issuer: lineOf(firstObject(credential['issuer'])['name']),
    issuedAt: instantOf(awardedDate) ?? instantOf(validFrom) ?? instantOf(issuanceDate),
  };
};

const isOfType = (document: JsonObject, type: string) => listOf(document['type']).includes(type);

const contextsOf = (document: JsonObject) => listOf(document['@context']);

export const isCredential = (document: JsonObject) =>
  isOfType(document, 'VerifiableCredential') &&
  listOf(document['credentialSubject']).some(isObject);

export const isOpenBadge2 = (document: JsonObject) =>
  isOfType(document, 'Assertion') &&
  contextsOf(document).includes('https://w3id.org/openbadges/v2');

import type { BadgeReason, CheckedBadge, Verdict } from '@lms/learning/contract';
import type { Deps } from '@lms/server/platform';
import { issuerDid } from '../certificates/issuer';
import {
  credentialFacts,
  isCredential,
  isOpenBadge2,
  issuerIdOf,
  lineOf,
  noFacts,
} from './badge-facts';
import { checkOwnBadge } from './check-own-badge';
import { checkProof } from './check-proof';
import { checkToken } from './check-token';
import { issuerDocuments } from './issuer-documents';
import { isObject, type JsonObject, listOf, type ReadBadge, readBadge } from './read-badge';

const result = (
  verdict: Verdict,
  reason: BadgeReason | null = null,
  more: Partial<CheckedBadge> = {},
): CheckedBadge => ({ verdict, reason, serial: null, site: null, ...noFacts, ...more });

const timeOf = (value: unknown) =>
  typeof value === 'number' ? value * 1000 : Date.parse(String(value));

/** Tells whether a badge, by its own dates, is of the future or the past. */
const datesOf = ({ document, token }: ReadBadge, now: Date) => {
  const { validFrom, validUntil, issuanceDate, expirationDate, issuedOn, expires } = document;
  const claims = token?.payload ?? {};
  const isPast = (value: unknown) => timeOf(value) < now.getTime();
  const isFuture = (value: unknown) => timeOf(value) > now.getTime();
  const ends = listOf(document['proof']).map((proof) => isObject(proof) && proof['expires']);
  if ([validFrom, issuanceDate, issuedOn, claims['nbf']].some(isFuture)) return 'notYet';
  if ([validUntil, expirationDate, expires, claims['exp'], ...ends].some(isPast)) return 'past';
  return undefined;
};

/** Open Badges 2.0 prove themselves only on the site of who issued them. */
const openBadge2Of = ({ document, token }: ReadBadge): CheckedBadge => {
  const { verification, verify } = document;
  const proof = [verification, verify].find(isObject) ?? {};
  const site = lineOf(token ? proof['creator'] : document['id']);
  return result('CANNOT_CHECK', token ? 'issuerSite' : 'hosted', { site });
};

const checkForeign = async (deps: Deps, badge: ReadBadge): Promise<CheckedBadge> => {
  const { document, token } = badge;
  const site = lineOf(issuerIdOf(document));
  const documentsOf = issuerDocuments(deps);
  const proof = token
    ? await checkToken(document, token, documentsOf)
    : await checkProof(document, documentsOf);
  if (proof.verdict !== 'FITS') return result(proof.verdict, proof.reason, { site });
  const facts = { ...credentialFacts(document), site };
  return listOf(document['credentialStatus']).length > 0
    ? result('CANNOT_CHECK', 'revocationSite', facts)
    : result('VALID', null, facts);
};

const byDates = (checked: CheckedBadge, badge: ReadBadge, now: Date): CheckedBadge => {
  if (!['VALID', 'CANNOT_CHECK'].includes(checked.verdict)) return checked;
  const dates = datesOf(badge, now);
  if (dates === 'past') return { ...checked, verdict: 'EXPIRED', reason: null };
  return dates === 'notYet' ? { ...checked, verdict: 'INVALID', reason: 'notYet' } : checked;
};

const isOwn = (document: JsonObject, { config }: Deps) =>
  issuerIdOf(document) === issuerDid(config.publicUrl);

/** Checks an Open Badge, this platform's or a foreign one, from its text. */
export const checkBadge = async (deps: Deps, text: string): Promise<CheckedBadge> => {
  // Old pictures hold the address of a hosted badge.
  if (/^https?:\/\/\S+$/.test(text.trim())) {
    return result('CANNOT_CHECK', 'hosted', { site: lineOf(text) });
  }
  const badge = readBadge(text);
  if (typeof badge === 'string') return result('CANNOT_CHECK', badge);
  const { document } = badge;
  if (isOpenBadge2(document)) return byDates(openBadge2Of(badge), badge, deps.now());
  if (!isCredential(document)) return result('CANNOT_CHECK', 'notABadge');
  const checked = await checkForeign(deps, badge);
  if (!isOwn(document, deps)) return byDates(checked, badge, deps.now());
  // A signature that fits is not all: the register knows of revocations.
  const isProved = checked.verdict === 'VALID' || checked.reason === 'revocationSite';
  return isProved ? checkOwnBadge(deps, document) : checked;
};

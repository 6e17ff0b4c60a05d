import type { CheckedBadge } from '@lms/learning/contract';
import type { Deps } from '@lms/server/platform';
import { issuerDid } from '../certificates/issuer';
import { credentialFacts, isCredential, isOpenBadge2, issuerIdOf, lineOf } from './badge-facts';
import { checkHosted } from './check-hosted';
import { checkOwnBadge } from './check-own-badge';
import { checkProof } from './check-proof';
import { checkSigned2 } from './check-signed-2';
import { checkStatus, type Status } from './check-status';
import { checkToken } from './check-token';
import { checkedAs } from './checked-as';
import { addressOfIssuer, hostOf } from './issuer-documents';
import { issuerKeys } from './issuer-keys';
import { isObject, type JsonObject, listOf, type ReadBadge, readBadge } from './read-badge';
import type { Sites } from './sites';

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

const signedTypes = ['signed', 'SignedBadge'];

/** Checks an Open Badge 2.0, which proves itself only on the site of who issued it. */
const checkOpenBadge2 = async (
  { document, token }: ReadBadge,
  sites: Sites | undefined,
): Promise<{ checked: CheckedBadge; document?: JsonObject }> => {
  const { verification, verify } = document;
  const proof = [verification, verify].find(isObject) ?? {};
  const site = lineOf(token ? proof['creator'] : document['id']);
  if (!token && signedTypes.includes(String(proof['type']))) {
    return { checked: checkedAs('INVALID', 'unsigned', { site }) };
  }
  if (!sites) {
    return { checked: checkedAs('CANNOT_CHECK', token ? 'issuerSite' : 'hosted', { site }) };
  }
  if (token) return { checked: await checkSigned2(sites, document, token) };
  return checkHosted(sites, String(document['id']), document);
};

/** Judges a proved badge by its dates, and by whether its issuer has revoked it. */
const byStatus = (status: Status, facts: Partial<CheckedBadge>): CheckedBadge => {
  if (status === 'revoked') return checkedAs('REVOKED', null, facts);
  if (status === 'suspended') return checkedAs('REVOKED', 'suspended', facts);
  return status === 'good'
    ? checkedAs('VALID', null, facts)
    : checkedAs('CANNOT_CHECK', 'listNotRead', facts);
};

const checkForeign = async (
  deps: Deps,
  badge: ReadBadge,
  sites: Sites | undefined,
): Promise<CheckedBadge> => {
  const { document } = badge;
  const issuerId = issuerIdOf(document);
  const site = lineOf(issuerId);
  const keysOf = issuerKeys(deps, sites);
  const check = ({ document: credential, token }: ReadBadge) =>
    token ? checkToken(credential, token, keysOf) : checkProof(credential, keysOf);
  const proof = await check(badge);
  if (proof.verdict !== 'FITS') return checkedAs(proof.verdict, proof.reason, { site });
  const provenBy = sites && issuerId ? hostOf(addressOfIssuer(issuerId)) : null;
  const facts = { ...credentialFacts(document), site, provenBy };
  if (listOf(document['credentialStatus']).length === 0) return checkedAs('VALID', null, facts);
  if (!sites) return checkedAs('CANNOT_CHECK', 'revocationSite', facts);
  return byStatus(await checkStatus(document, { sites, check, now: deps.now() }), facts);
};

const byDates = (checked: CheckedBadge, badge: ReadBadge, now: Date): CheckedBadge => {
  if (!['VALID', 'CANNOT_CHECK'].includes(checked.verdict)) return checked;
  const dates = datesOf(badge, now);
  if (dates === 'past') return { ...checked, verdict: 'EXPIRED', reason: null };
  return dates === 'notYet' ? { ...checked, verdict: 'INVALID', reason: 'notYet' } : checked;
};

const isOwn = (document: JsonObject, { config }: Deps) =>
  issuerIdOf(document) === issuerDid(config.publicUrl);

/** Checks a badge of this platform, for which no other site is asked. */
const checkOwn = async (deps: Deps, badge: ReadBadge): Promise<CheckedBadge> => {
  const checked = await checkForeign(deps, badge, undefined);
  // A signature that fits is not all: the register knows of revocations.
  const isProved = checked.verdict === 'VALID' || checked.reason === 'revocationSite';
  return isProved ? checkOwnBadge(deps, badge.document) : checked;
};

/**
 * Checks an Open Badge, this platform's or a foreign one, from its text.
 *
 * @param sites way to the sites of issuers, if they may be asked
 */
export const checkBadge = async (
  deps: Deps,
  text: string,
  sites?: Sites,
): Promise<CheckedBadge> => {
  const now = deps.now();
  // Old pictures hold the address of a hosted badge.
  const address = text.trim();
  if (/^https?:\/\/\S+$/.test(address)) {
    if (!sites) return checkedAs('CANNOT_CHECK', 'hosted', { site: lineOf(address) });
    const { checked, document } = await checkHosted(sites, address);
    return document ? byDates(checked, { document }, now) : checked;
  }
  const badge = readBadge(text);
  if (typeof badge === 'string') return checkedAs('CANNOT_CHECK', badge);
  if (isOpenBadge2(badge.document)) {
    const { checked, document } = await checkOpenBadge2(badge, sites);
    return byDates(checked, document ? { document } : badge, now);
  }
  if (!isCredential(badge.document)) return checkedAs('CANNOT_CHECK', 'notABadge');
  if (isOwn(badge.document, deps)) return checkOwn(deps, badge);
  return byDates(await checkForeign(deps, badge, sites), badge, now);
};

import type { CheckedBadge } from '@lms/learning/contract';
import type { KeyObject } from 'node:crypto';
import { lineOf } from './badge-facts';
import { isEntryOf } from './check-status';
import { checkSignature } from './check-token';
import { checkedAs } from './checked-as';
import { keyOfPem } from './did-keys';
import { hostOf, readNamed } from './issuer-documents';
import { type Badge2, badge2Facts, idOf, readBadge2 } from './open-badge-2';
import { isObject, type JsonObject, listOf, parsed, type Token } from './read-badge';
import type { Found, Sites } from './sites';

/** Keys of a profile that are tried if the badge names none. */
const maxKeys = 5;

/** Reads one of a profile's keys: part of it, or a document of its own that names its owner. */
const readKey = async (
  sites: Sites,
  { profile, issuerId }: Badge2,
  id: string,
): Promise<Found<JsonObject>> => {
  const part = listOf(profile['publicKey'])
    .filter(isObject)
    .find((key) => key['id'] === id && key['publicKeyPem'] !== undefined);
  const key = part ?? (await readNamed(sites, id));
  if (typeof key === 'string') return key;
  const { owner = issuerId } = key;
  return owner === issuerId ? key : {};
};

/** Returns the keys that a badge may be signed with: those of its issuer's profile alone. */
const keysOf = async (sites: Sites, badge: Badge2): Promise<Found<KeyObject[]>> => {
  const { verification } = badge.assertion;
  const creator = isObject(verification) ? idOf(verification['creator']) : undefined;
  const listed = listOf(badge.profile['publicKey']).flatMap((key) => idOf(key) ?? []);
  const ids = creator === undefined ? listed : listed.filter((id) => id === creator);
  const keys: KeyObject[] = [];
  for (const id of ids.slice(0, maxKeys)) {
    const document = await readKey(sites, badge, id);
    if (typeof document === 'string') return document;
    const key = keyOfPem(document['publicKeyPem']);
    if (key) keys.push(key);
  }
  return keys;
};

/** Looks a badge up in its issuer's list of revocations. */
const isRevoked = async (sites: Sites, { assertion, profile }: Badge2) => {
  const address = idOf(profile['revocationList']);
  if (address === undefined) return false;
  const found = await sites.list(address);
  const list = typeof found === 'string' ? undefined : parsed(found.text);
  const entries = list?.['revokedAssertions'];
  return entries === undefined ? undefined : listOf(entries).some(isEntryOf(assertion['id']));
};

/** Checks an Open Badge 2.0 that is signed, by the key that its issuer's profile names. */
export const checkSigned2 = async (
  sites: Sites,
  assertion: JsonObject,
  token: Token,
): Promise<CheckedBadge> => {
  const { verification } = assertion;
  const creator = isObject(verification) ? idOf(verification['creator']) : undefined;
  const failed = (...[verdict, reason]: Parameters<typeof checkedAs>) =>
    checkedAs(verdict, reason, { site: lineOf(creator) });
  const badge = await readBadge2(sites, assertion);
  if (typeof badge === 'string') return failed('CANNOT_CHECK', badge);
  const keys = await keysOf(sites, badge);
  if (typeof keys === 'string') return failed('CANNOT_CHECK', keys);
  const proof = checkSignature(token, keys);
  if (proof.verdict !== 'FITS') return failed(proof.verdict, proof.reason);
  const facts = { ...badge2Facts(badge), provenBy: hostOf(badge.issuerId) };
  const revoked = await isRevoked(sites, badge);
  if (revoked === undefined) return checkedAs('CANNOT_CHECK', 'listNotRead', facts);
  return checkedAs(revoked ? 'REVOKED' : 'VALID', null, facts);
};

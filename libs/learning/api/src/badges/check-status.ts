import { issuerIdOf } from './badge-facts';
import type { ProofCheck } from './check-proof';
import {
  isObject,
  type Json,
  type JsonObject,
  listOf,
  parsed,
  type ReadBadge,
  readBadge,
} from './read-badge';
import type { Sites } from './sites';
import { bitAt, bitsOf } from './status-bits';

/** Status that an issuer gives a badge later; `unknown` if its list can't be read. */
export type Status = 'good' | 'revoked' | 'suspended' | 'unknown';

/** Places where one badge may say that its status is. */
const maxEntries = 4;

const listTypes = ['BitstringStatusListEntry', 'StatusList2021Entry'];
const outcomes: Record<string, Status> = { revocation: 'revoked', suspension: 'suspended' };

interface Reading {
  sites: Sites;
  /** Checks the signature of a list, which is a credential of its own. */
  check: (badge: ReadBadge) => Promise<ProofCheck>;
  now: Date;
}

const isOver = (value: Json | undefined, now: Date) => Date.parse(String(value)) < now.getTime();

/** Reads a signed list of the same issuer. */
const signedList = async (address: string, issuerId: string, { sites, check, now }: Reading) => {
  const found = await sites.list(address);
  const list = typeof found === 'string' ? undefined : readBadge(found.text);
  if (list === undefined || typeof list === 'string') return undefined;
  const { document } = list;
  const isOfIssuer = issuerIdOf(document) === issuerId;
  if (!isOfIssuer || isOver(document['validUntil'], now)) return undefined;
  return (await check(list)).verdict === 'FITS' ? document : undefined;
};

/** Looks a badge up in a list of bits (Bitstring Status List). */
const statusInBits = async (entry: JsonObject, issuerId: string, reading: Reading) => {
  const { statusPurpose, statusListIndex, statusListCredential: address, statusSize = 1 } = entry;
  const purpose = String(statusPurpose);
  const outcome = Object.hasOwn(outcomes, purpose) ? outcomes[purpose] : undefined;
  // Other purposes, such as a message or a newer version, take nothing from a badge.
  if (!outcome) return 'good';
  const isPlace = /^\d{1,9}$/.test(String(statusListIndex));
  if (typeof address !== 'string' || statusSize !== 1 || !isPlace) return 'unknown';
  const list = await signedList(address, issuerId, reading);
  const bits = list && (await bitsOf(list, purpose));
  const bit = bits && bitAt(bits, Number(statusListIndex));
  if (bit === undefined) return 'unknown';
  return bit ? outcome : 'good';
};

/** Tells whether an entry of a list, an identifier or an object, is of an identifier. */
export const isEntryOf = (id: Json | undefined) => (entry: Json) => {
  if (id === undefined) return false;
  if (!isObject(entry)) return entry === id;
  return (entry['id'] === id || entry['uid'] === id) && entry['revoked'] !== false;
};

/** Looks a badge up in a plain list (1EdTech Revocation List), which its site alone proves. */
const statusInList = async (
  entry: JsonObject,
  credential: JsonObject,
  { sites }: Reading,
): Promise<Status> => {
  const { id: address } = entry;
  const found = typeof address === 'string' ? await sites.list(address) : 'notReadable';
  const list = typeof found === 'string' ? undefined : parsed(found.text);
  const entries = list?.['revokedCredentials'] ?? list?.['revokedCredential'];
  const { issuer = issuerIdOf(credential) } = list ?? {};
  if (entries === undefined || issuer !== issuerIdOf(credential)) return 'unknown';
  return listOf(entries).some(isEntryOf(credential['id'])) ? 'revoked' : 'good';
};

const order: Status[] = ['revoked', 'suspended', 'unknown', 'good'];

/** Asks the sites that an Open Badge 3.0 names whether it still counts. */
export const checkStatus = async (credential: JsonObject, reading: Reading): Promise<Status> => {
  const entries = listOf(credential['credentialStatus']);
  if (entries.length > maxEntries) return 'unknown';
  const issuerId = issuerIdOf(credential) ?? '';
  const statuses = new Set<Status>();
  for (const entry of entries) {
    if (!isObject(entry)) statuses.add('unknown');
    else if (listOf(entry['type']).some((type) => listTypes.includes(String(type)))) {
      statuses.add(await statusInBits(entry, issuerId, reading));
    } else if (listOf(entry['type']).includes('1EdTechRevocationList')) {
      statuses.add(await statusInList(entry, credential, reading));
    } else statuses.add('unknown');
  }
  return order.find((status) => statuses.has(status)) ?? 'good';
};

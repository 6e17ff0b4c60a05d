import type { Deps } from '@lms/server/platform';
import { didDocument, issuerDid } from '../certificates/issuer';
import type { JsonObject } from './read-badge';
import type { Found, Sites } from './sites';

const didWeb = /^did:web:([\w.-]+(?:%3[aA]\d+)?)((?::[\w.~%-]+)*)$/;

/** Returns where the document of an issuer is: of `did:web` (W3C CCG), or the address it is. */
export const addressOfIssuer = (issuerId: string): string | undefined => {
  const [, host, path = ''] = didWeb.exec(issuerId) ?? [];
  if (!host) return issuerId.startsWith('https://') ? issuerId : undefined;
  const place = path === '' ? '/.well-known' : path.replaceAll(':', '/');
  return `https://${host.replace(/%3a/i, ':')}${place}/did.json`;
};

/** Host of an address, as a row of the desk names it. */
export const hostOf = (address: string | undefined): string | null =>
  address !== undefined && URL.canParse(address) ? new URL(address).host : null;

/** Tells whether two addresses are of one site. */
export const isSameSite = (one: string, other: string) =>
  URL.canParse(one) &&
  URL.canParse(other) &&
  new URL(one).protocol === 'https:' &&
  new URL(one).origin === new URL(other).origin;

/** Reads a document that says at its address that it is the one of this address. */
export const readNamed = async (
  sites: Sites,
  address: string,
  id = address,
): Promise<Found<JsonObject>> => {
  const document = await sites.document(address);
  if (typeof document === 'string') return document;
  return document['id'] === id ? document : 'notThere';
};

/**
 * Returns a look-up of the documents that tell an issuer's keys. This platform's own are at hand;
 * those of others are on their sites, which are asked only if the settings say so.
 */
export const issuerDocuments =
  (deps: Deps, sites: Sites | undefined) =>
  async (issuerId: string): Promise<Found<JsonObject>> => {
    if (issuerId === issuerDid(deps.config.publicUrl)) {
      return (await didDocument(deps)) as unknown as JsonObject;
    }
    const address = addressOfIssuer(issuerId);
    if (!address) return 'unknownSignature';
    return sites ? readNamed(sites, address, issuerId) : 'issuerSite';
  };

import type { Deps } from '@lms/server/platform';
import type { KeyObject } from 'node:crypto';
import { keyOfDid, keyOfJwk } from './did-keys';
import { isSameSite, issuerDocuments } from './issuer-documents';
import { isObject, type Json, type JsonObject, listOf } from './read-badge';
import type { Found, Sites } from './sites';

/** Keys of an issuer's document that are looked at. */
const maxKeys = 20;

/**
 * Returns the keys by which an issuer may have signed: that of an address, or all if only the issuer
 * is named. None means that the issuer has no such key.
 */
export type IssuerKeys = (issuerId: string, method: string) => Promise<Found<KeyObject[]>>;

const keyOf = (method: JsonObject): KeyObject | undefined => {
  const multikey = method['publicKeyMultibase'];
  return typeof multikey === 'string'
    ? keyOfDid(`did:key:${multikey}`)
    : keyOfJwk(method['publicKeyJwk']);
};

/** Keys of an issuer's document that may sign credentials, by their addresses. */
const keysIn = (document: JsonObject, issuerId: string): { id: string; key: KeyObject }[] => {
  const resolved = (id: Json | undefined) =>
    typeof id === 'string' && id.startsWith('#') ? issuerId + id : String(id);
  const asserting = listOf(document['assertionMethod']).slice(0, maxKeys);
  const ids = new Set(asserting.map((one) => resolved(isObject(one) ? one['id'] : one)));
  // A profile of Open Badges may name keys without saying what for; a DID document has to.
  const isAny = document['assertionMethod'] === undefined && !issuerId.startsWith('did:');
  return [...listOf(document['verificationMethod']).slice(0, maxKeys), ...asserting]
    .filter(isObject)
    .filter(({ controller = issuerId, revoked }) => controller === issuerId && !revoked)
    .flatMap((method) => {
      const id = resolved(method['id']);
      const key = isAny || ids.has(id) ? keyOf(method) : undefined;
      return key ? [{ id, key }] : [];
    });
};

/** Reads a key that stands alone on the issuer's site, as a JWK or with its owner's name. */
const keyAlone = async (sites: Sites, method: string, issuerId: string) => {
  const document = await sites.document(method);
  if (typeof document === 'string') return document;
  if (document['kty'] !== undefined) return keyOfJwk(document);
  return document['controller'] === issuerId ? keyOf(document) : undefined;
};

/** Creates a look-up of issuers' keys. */
export const issuerKeys = (deps: Deps, sites: Sites | undefined): IssuerKeys => {
  const documentOf = issuerDocuments(deps, sites);
  return async (issuerId, method) => {
    const document = await documentOf(issuerId);
    if (typeof document !== 'string') {
      const keys = keysIn(document, issuerId);
      const found = method === issuerId ? keys : keys.filter(({ id }) => id === method);
      // An issuer that names keys has no others.
      if (keys.length > 0) return found.map(({ key }) => key);
    }
    if (sites && isKeptApart(method, issuerId)) {
      const key = await keyAlone(sites, method, issuerId);
      return typeof key === 'string' ? key : key ? [key] : [];
    }
    return typeof document === 'string' ? document : [];
  };
};

/** Tells whether a key has an address of its own on the site that is its issuer's identifier. */
const isKeptApart = (method: string, issuerId: string) =>
  method.split('#')[0] !== issuerId && isSameSite(method, issuerId);

/** Tells whether a key can be the issuer's, by its address. */
export const canBelongTo = (method: string, issuerId: string) =>
  method.split('#')[0] === issuerId || isKeptApart(method, issuerId);

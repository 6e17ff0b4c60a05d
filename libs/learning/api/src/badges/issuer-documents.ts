import type { Deps } from '@lms/server/platform';
import { didDocument, issuerDid } from '../certificates/issuer';
import type { IssuerDocuments } from './check-proof';
import { isObject, type JsonObject } from './read-badge';

/** Puts a controller's document and those of its keys under their addresses. */
const documentsIn = (controller: JsonObject) => {
  const methods = [controller['verificationMethod']].flat().filter(isObject);
  const context = 'https://w3id.org/security/multikey/v1';
  return new Map<string, object>([
    [String(controller['id']), controller],
    ...methods.map((method): [string, object] => [
      String(method['id']),
      { '@context': context, ...method },
    ]),
  ]);
};

/**
 * Returns a look-up of the documents that prove an issuer's keys. This platform's own are at hand;
 * nothing is fetched from other sites.
 */
export const issuerDocuments =
  (deps: Deps): IssuerDocuments =>
  async (issuerId) => {
    if (issuerId !== issuerDid(deps.config.publicUrl)) return 'issuerSite';
    return documentsIn((await didDocument(deps)) as unknown as JsonObject);
  };

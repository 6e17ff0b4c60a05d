/// <reference path="../certificates/digitalbazaar.d.ts" />
import type { Credential } from '@digitalbazaar/vc';
import type { CertificateProof } from '@lms/learning/contract';
import type { Deps } from '@lms/server/platform';
import { fromBase58 } from '../badges/did-keys';
import { loadContext } from '../certificates/issuer';
import { openBadge } from '../certificates/open-badge';
import type { StoredCertificate } from '../certificates/verify';

interface Proof {
  proofValue: string;
  verificationMethod: string;
}

/**
 * Signs a certificate's badge and writes down the bytes that its signature covers, so that a browser
 * can check it without what makes them from JSON-LD.
 */
export const certificateProof = async (
  deps: Deps,
  certificate: StoredCertificate,
): Promise<CertificateProof> => {
  const { proof: proofs, ...document }: Credential = await openBadge(deps, certificate);
  const [{ proofValue, ...options }] = proofs as [Proof];
  const { cryptosuite } = await import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite');
  const canonical = (input: object) => cryptosuite.canonize(input, { documentLoader: loadContext });
  return {
    document: await canonical(document),
    proof: await canonical({ '@context': document['@context'], ...options }),
    signature: fromBase58(proofValue.slice(1))?.toString('base64url') ?? '',
    key: options.verificationMethod.split('#')[1] ?? '',
  };
};

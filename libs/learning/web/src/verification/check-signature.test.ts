import type { CertificateKey, CertificateProof } from '@lms/learning/contract';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkSignature } from './check-signature';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keys: CertificateKey[] = [
  {
    id: 'k1',
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    createdAt: '2026-01-01T00:00:00Z',
  },
];

const ob = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const vc = 'https://www.w3.org/2018/credentials#';
const date = '"2026-08-14T10:00:00.000Z"^^<http://www.w3.org/2001/XMLSchema#dateTime>';
const lines = [
  '<did:web:a> <https://schema.org/name> "Skills Bangladesh" .',
  `<urn:uuid:1> <${vc}issuer> <did:web:a> .`,
  `<urn:uuid:1> <${vc}validFrom> ${date} .`,
  '<urn:uuid:1> <https://schema.org/name> "Weaving \\"I\\"" .',
  `<urn:uuid:2> <${ob}Criteria> <https://a.example.org/verify/LMS-Y60KJ-V473B-7HAAS-79F8M> .`,
  `<urn:uuid:2> <${ob}creator> <urn:uuid:3> .`,
  '<urn:uuid:2> <https://schema.org/name> "Weaving \\"I\\"" .',
  '<urn:uuid:3> <https://schema.org/name> "Council" .',
  `_:c14n0 <${ob}achievement> <urn:uuid:2> .`,
  `_:c14n1 <${ob}identityHash> "রহিমা \\\\ খাতুন" .`,
  '_:c14n2 <https://schema.org/value> "83.33" .',
];

const proofOf = (document: string): CertificateProof => {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const proof = '_:c14n0 <https://w3id.org/security#cryptosuite> "eddsa-rdfc-2022" .\n';
  const signature = sign(null, Buffer.concat([hash(proof), hash(document)]), privateKey);
  return { document, proof, signature: signature.toString('base64url'), key: 'k1' };
};
const document = `${lines.join('\n')}\n`;

describe('the signature of a certificate', () => {
  it('is checked by the published key, and its words are read from what is signed', async () => {
    const check = await checkSignature(proofOf(document), keys);
    expect(check).toMatchObject({
      state: 'fits',
      facts: {
        holderName: 'রহিমা \\ খাতুন',
        courseTitle: 'Weaving "I"',
        organizationName: 'Council',
        percent: 83.33,
        serial: 'LMS-Y60KJ-V473B-7HAAS-79F8M',
        issuedAt: '2026-08-14T10:00:00.000Z',
        issuer: 'Skills Bangladesh',
      },
    });
    const spki = publicKey.export({ type: 'spki', format: 'der' });
    const hex = createHash('sha256').update(spki).digest('hex');
    expect(check.state === 'fits' && check.fingerprint.replaceAll(' ', '')).toBe(hex);
  });

  it('is broken once a letter changes, or by a key that was not published', async () => {
    const proof = proofOf(document);
    const changed = { ...proof, document: proof.document.replace('83.33', '93.33') };
    expect(await checkSignature(changed, keys)).toEqual({ state: 'broken' });
    expect(await checkSignature({ ...proof, key: 'k2' }, keys)).toEqual({ state: 'broken' });
  });

  it('gives no answer where two are signed', async () => {
    const twice = `${document}_:c14n9 <${ob}identityHash> "Somebody" .\n`;
    expect(await checkSignature(proofOf(twice), keys)).toMatchObject({ facts: { holderName: '' } });
  });
});

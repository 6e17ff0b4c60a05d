import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedToken } from '../../testing/foreign-badges';
import { createForeignIssuers, type ForeignIssuers } from '../../testing/foreign-issuer';

let foreign: ForeignIssuers;
beforeAll(async () => void (foreign = await createForeignIssuers()));
afterAll(() => foreign.close());

const odd = [null, 'x', [{ id: {}, type: 1 }]];

/** Copies of a document, in each of which one member is odd. */
const oddOnes = (document: Record<string, unknown>) =>
  Object.keys(document).flatMap((name) => odd.map((value) => ({ ...document, [name]: value })));

/** Puts odd documents at an address, one after the other, and checks a badge that needs them. */
const checkWith = async (
  address: string,
  documents: (object | string)[],
  badge: () => object | string | Promise<object | string>,
) => {
  for (const document of documents) {
    foreign.forget();
    foreign.sites.put(address, document);
    const text = await badge();
    const answer = await foreign.call([text]);
    expect(answer.statusCode, JSON.stringify(document)).toBe(200);
    expect(answer.json().badges).toHaveLength(1);
  }
};
const noObjects = ['[]', ''];

describe('an odd document of a site is answered like any other:', () => {
  it('an assertion, a class and a profile', async () => {
    const { issuer2 } = foreign;
    const assertion = issuer2.assertion(issuer2.address('a'));
    const badgeClass = {
      id: issuer2.address('class'),
      name: 'Weaver',
      issuer: issuer2.address('issuer'),
    };
    const verification = { startsWith: [], allowedOrigins: [] };
    const profile = { id: issuer2.address('issuer'), name: 'School', verification };
    const scopes = odd.flatMap((value) => [
      { ...profile, verification: { startsWith: value } },
      { ...profile, verification: { allowedOrigins: value } },
    ]);
    await checkWith(assertion.id, [...oddOnes(assertion), ...noObjects], () => assertion);
    await checkWith(assertion.id, [assertion], () => assertion);
    await checkWith(badgeClass.id, [...oddOnes(badgeClass), badgeClass], () => assertion);
    await checkWith(profile.id, [...oddOnes(profile), ...scopes], () => assertion);
  });

  it('a key and a list of revocations', async () => {
    const { issuer2 } = foreign;
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const creator = issuer2.address('key');
    const key = {
      id: creator,
      owner: issuer2.address('issuer'),
      publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }),
    };
    const list = { revokedAssertions: [{ id: 'urn:uuid:0' }] };
    issuer2.badgeClass();
    issuer2.profile({ publicKey: creator, revocationList: issuer2.address('revoked') });
    const verification = { type: 'SignedBadge', creator };
    const assertion = issuer2.assertion('urn:uuid:1', { verification });
    const badge = signedToken(assertion, privateKey, { alg: 'RS256' });
    await checkWith(creator, [...oddOnes(key), key], () => badge);
    await checkWith(
      issuer2.address('revoked'),
      [...oddOnes(list), ...noObjects, list],
      () => badge,
    );
    expect((await foreign.check(badge)).verdict).toBe('VALID');
  });

  it('a DID document and a list of 1EdTech', async () => {
    const { issuer3: issuer } = foreign;
    const id = issuer.did;
    const document = { id, verificationMethod: [issuer.method()], assertionMethod: [`${id}#key`] };
    const methods = oddOnes({ ...issuer.method(), publicKeyJwk: {} }).map((method) => ({
      ...document,
      verificationMethod: [method],
    }));
    const place = `https://${issuer.host}/.well-known/did.json`;
    const list = foreign.fresh();
    const credentialStatus = { id: list, type: '1EdTechRevocationList' };
    const badge = issuer.token(id, { credentialStatus });
    await checkWith(place, [...oddOnes(document), ...methods, document], () => badge);
    const revoked = { id: list, issuer: id, revokedCredentials: [{ id: 'urn:uuid:0' }] };
    await checkWith(list, [...oddOnes(revoked), ...noObjects, revoked], () => badge);
    expect((await foreign.check(badge)).verdict).toBe('VALID');
  });

  it('a badge itself', async () => {
    const { issuer2, issuer3 } = foreign;
    const status = {
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '1',
      statusListCredential: foreign.fresh(),
    };
    const badges = [
      ...oddOnes(issuer2.assertion(foreign.fresh())),
      ...oddOnes(issuer2.assertion('urn:uuid:1')).map((assertion) => issuer3.token('x', assertion)),
      ...oddOnes(status).map((credentialStatus) =>
        issuer3.token(issuer3.did, { credentialStatus }),
      ),
      ...odd.map((issuer) => issuer3.token(issuer3.did, { issuer })),
    ];
    for (let at = 0; at < badges.length; at += 20) {
      foreign.forget();
      const answer = await foreign.call(badges.slice(at, at + 20));
      expect(answer.statusCode, answer.body).toBe(200);
    }
  });
});

import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createIssuer,
  foreignCredential,
  signedInside,
  signedToken,
} from '../../testing/foreign-badges';
import { createForeignIssuers, type ForeignIssuers } from '../../testing/foreign-issuer';

let foreign: ForeignIssuers;
let issuer: ForeignIssuers['issuer3'];
/** Identifier of the issuer's site, and its host with its port. */
let did: string;
let host: string;

beforeAll(async () => {
  foreign = await createForeignIssuers();
  issuer = foreign.issuer3;
  ({ did, host } = issuer);
});
afterAll(() => foreign.close());
beforeEach(() => {
  foreign.forget();
  issuer.putDid();
});

const valid = { verdict: 'VALID', reason: null, holder: 'রহিমা খাতুন' };

describe('the status of a foreign Open Badge 3.0', () => {
  const entry = (address: string, more: object = {}) => ({
    id: `${address}#7`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: '7',
    statusListCredential: address,
    ...more,
  });
  const listOf = (purpose: string, bits: number[], more: object = {}) => ({
    ...foreignCredential(did),
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    credentialSubject: {
      id: 'urn:uuid:7d4f3f26-6a2c-4a36-9b49-0c1d9d1c1d11',
      type: 'BitstringStatusList',
      statusPurpose: purpose,
      encodedList: `u${gzipSync(Buffer.from(bits)).toString('base64url')}`,
    },
    ...more,
  });
  const putList = async (purpose: string, bits: number[], more: object = {}) => {
    const address = foreign.fresh('evil.example.org');
    const method = `${did}#key`;
    foreign.sites.put(
      address,
      await signedInside(listOf(purpose, bits, more), { ...issuer, method }),
    );
    return address;
  };
  const checkWith = async (...credentialStatus: object[]) =>
    foreign.check(await issuer.inside(did, { credentialStatus }));
  const unread = { verdict: 'CANNOT_CHECK', reason: 'listNotRead', course: 'Weaver of fine cloth' };

  it('is good, revoked or suspended by its bit in a list that the issuer signed', async () => {
    const good = entry(await putList('revocation', [0b11111110, 255]));
    const revoked = entry(await putList('revocation', [1]));
    const suspended = entry(await putList('suspension', [1]), { statusPurpose: 'suspension' });
    expect(await checkWith(good)).toMatchObject({ ...valid, provenBy: host });
    expect(await checkWith(revoked)).toMatchObject({ ...valid, verdict: 'REVOKED' });
    expect(await checkWith(good, suspended)).toMatchObject({
      verdict: 'REVOKED',
      reason: 'suspended',
    });
    expect(await checkWith(suspended, revoked)).toMatchObject({ verdict: 'REVOKED', reason: null });
    expect(
      await checkWith(entry(good.statusListCredential, { statusPurpose: 'message' })),
    ).toMatchObject(valid);
    const asToken = foreign.fresh();
    const signed = signedToken(listOf('revocation', [1]), issuer.privateKey, {
      alg: 'EdDSA',
      kid: `${did}#key`,
    });
    foreign.sites.put(asToken, signed);
    expect(await checkWith(entry(asToken))).toMatchObject({ verdict: 'REVOKED' });
  });

  it('is not known from a list of somebody else, too short, over, or for something else', async () => {
    const bits = [0];
    const other = await createIssuer();
    const foreignList = foreign.fresh();
    const credential = { ...listOf('revocation', bits), issuer: other.did };
    foreign.sites.put(foreignList, await signedInside(credential, other));
    const unsigned = foreign.fresh();
    foreign.sites.put(unsigned, listOf('revocation', bits));
    const addresses = [
      foreignList,
      unsigned,
      foreign.fresh(),
      await putList('suspension', bits),
      await putList('revocation', []),
      await putList('revocation', bits, { validUntil: '2026-02-01T00:00:00Z' }),
      'https://10.0.0.1/list',
    ];
    for (const address of addresses) expect(await checkWith(entry(address))).toMatchObject(unread);
    const good = await putList('revocation', bits);
    for (const more of [{ statusListIndex: '-1' }, { statusListIndex: 'x' }, { statusSize: 2 }]) {
      expect(await checkWith(entry(good, more))).toMatchObject(unread);
    }
    const elsewhere = { credentialStatus: { id: good, type: 'SomethingElse' } };
    expect(await foreign.check(issuer.token(did, elsewhere))).toMatchObject(unread);
    const bomb = foreign.fresh();
    const encodedList = `u${gzipSync(Buffer.alloc(50_000_000)).toString('base64url')}`;
    const subject = { type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList };
    const signed = signedToken(
      { ...listOf('revocation', bits), credentialSubject: subject },
      issuer.privateKey,
      { alg: 'EdDSA', kid: `${did}#key` },
    );
    foreign.sites.put(bomb, signed);
    expect(await checkWith(entry(bomb))).toMatchObject(unread);
  });

  it('is good or revoked by the plain list of its site (1EdTech)', async () => {
    const id = foreign.fresh();
    const status = { id, type: '1EdTechRevocationList' };
    const put = (revoked: object[], more: object = {}) =>
      foreign.sites.put(id, { id, issuer: did, revokedCredentials: revoked, ...more });
    const { id: credentialId } = foreignCredential(did);
    put([{ id: 'urn:uuid:0' }, { id: credentialId, revoked: false }]);
    // It is signed as a token: the words of the list are in no context that comes with packages.
    const signed = issuer.token(did, { credentialStatus: status });
    expect(await foreign.check(signed)).toMatchObject(valid);
    foreign.forget();
    put([{ id: credentialId, revocationReason: 'A mistake' }]);
    expect(await foreign.check(signed)).toMatchObject({ verdict: 'REVOKED' });
    foreign.forget();
    put([], { issuer: 'did:web:evil.example.org' });
    expect(await foreign.check(signed)).toMatchObject(unread);
  });
});

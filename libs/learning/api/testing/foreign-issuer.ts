import type { CheckedBadge } from '@lms/learning/contract';
import { type ForeignSites, openForeignSites, type TestApp } from '@lms/server/testing';
import { createTestApp } from './app';
import { createIssuer, foreignCredential, signedInside, signedToken } from './foreign-badges';

const hosts = ['badges.example.org', 'evil.example.org', 'learn.example.org'] as const;

const context = 'https://w3id.org/openbadges/v2';

/** An issuer of Open Badges 2.0 on its site, whose parts can be replaced. */
const createIssuer2 = (sites: ForeignSites) => {
  const origin = sites.originOf('badges.example.org');
  const address = (name: string) => `${origin}/${name}`;
  const put = (name: string, document: object) =>
    sites.put(address(name), { '@context': context, id: address(name), ...document });
  const profile = (more: object = {}) =>
    put('issuer', { type: 'Issuer', name: 'School of Weaving', ...more });
  const badgeClass = (more: object = {}) =>
    put('class', { type: 'BadgeClass', name: 'Weaver', issuer: address('issuer'), ...more });
  const assertion = (id: string, more: object = {}) => ({
    '@context': context,
    type: 'Assertion',
    id,
    recipient: { type: 'email', hashed: false, identity: 'rahima@example.org' },
    badge: address('class'),
    issuedOn: '2026-01-05T00:00:00Z',
    verification: { type: 'HostedBadge' },
    ...more,
  });
  profile();
  badgeClass();
  return { origin, address, put, profile, badgeClass, assertion };
};

/** An issuer of Open Badges 3.0 on its site, by `did:web`, which has one key. */
const createIssuer3 = async (sites: ForeignSites) => {
  const issuer = await createIssuer();
  const { host } = new URL(sites.originOf('badges.example.org'));
  const did = `did:web:${encodeURIComponent(host)}`;
  /** Its key, as a document of the issuer names it. */
  const method = (id = did) => ({
    id: `${id}#key`,
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: issuer.did.replace('did:key:', ''),
  });
  return {
    ...issuer,
    host,
    did,
    method,
    /** Puts the document that tells its keys. */
    putDid: (more: object = {}, place = '.well-known', id = did) =>
      sites.put(`https://${host}/${place}/did.json`, {
        id,
        verificationMethod: [method(id)],
        assertionMethod: [`${id}#key`],
        ...more,
      }),
    inside: (issuerId: string, more: object = {}, key = `${issuerId}#key`) =>
      signedInside(foreignCredential(issuerId, more), issuer, key),
    token: (issuerId: string, more: object = {}, kid = `${issuerId}#key`) =>
      signedToken({ ...foreignCredential(issuerId), ...more }, issuer.privateKey, {
        alg: 'EdDSA',
        kid,
      }),
  };
};

/** A server that asks issuers' sites, and those sites. */
export const createForeignIssuers = async () => {
  const sites = await openForeignSites([...hosts]);
  const outgoingTest = { ...sites.outgoingTest, maxTime: 1_500 };
  const test: TestApp = await createTestApp(
    { askIssuers: true, outgoingTest },
    { rateLimits: false },
  );
  let at = 0;
  const call = (badges: (object | string)[]) =>
    test.anonymous.post('/certificate/badge/verify', {
      badges: badges.map((badge) => (typeof badge === 'string' ? badge : JSON.stringify(badge))),
    });
  return {
    sites,
    test,
    call,
    issuer2: createIssuer2(sites),
    issuer3: await createIssuer3(sites),
    /** Address on a site that was not asked for. */
    fresh: (host: (typeof hosts)[number] = 'badges.example.org') =>
      `${sites.originOf(host)}/${(at += 1)}`,
    check: async (badge: object | string): Promise<CheckedBadge> =>
      (await call([badge])).json().badges[0].checked,
    /** Has everything that was asked for forgotten, and no limit used up. */
    forget: () => test.clock.advance(6 * 60_000),
    async close() {
      await test.close();
      await sites.close();
    },
  };
};

export type ForeignIssuers = Awaited<ReturnType<typeof createForeignIssuers>>;

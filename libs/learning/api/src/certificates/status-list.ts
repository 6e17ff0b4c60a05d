/// <reference path="./digitalbazaar.d.ts" />
import { apiBase } from '@lms/contract';
import { certificateRevocations, certificates } from '@lms/server/database';
import { type Deps, ProblemError } from '@lms/server/platform';
import { and, eq, gte, lt, max } from 'drizzle-orm';
import { issuerDid, signCredential } from './issuer';

/**
 * Certificates per list: the minimum of W3C Bitstring Status List, so that one of them cannot be
 * told apart.
 */
const listLength = 131_072;

const listUrl = (publicUrl: string, list: number) =>
  `${publicUrl}${apiBase}/certificate/status/${list}`;

/** Builds a credential's status entry: its bit in the list, by its position in the chain. */
export const statusEntry = (publicUrl: string, position: number) => {
  const url = listUrl(publicUrl, Math.floor(position / listLength));
  const index = position % listLength;
  return {
    id: `${url}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: url,
  };
};

/** Builds the signed list of revocations; 404 if no certificate belongs to the list yet. */
export const statusList = async (deps: Deps, listNumber: string) => {
  const { db } = deps.database;
  const [last] = await db.select({ position: max(certificates.position) }).from(certificates);
  const list = /^\d{1,6}$/.test(listNumber) ? Number(listNumber) : Infinity;
  const first = list * listLength;
  if (first > (last?.position ?? 0)) throw new ProblemError('entity.notFound');
  const revoked = await db
    .select({ position: certificates.position })
    .from(certificateRevocations)
    .innerJoin(certificates, eq(certificates.id, certificateRevocations.certificateId))
    .where(and(gte(certificates.position, first), lt(certificates.position, first + listLength)));
  const { createCredential, createList } = await import('@digitalbazaar/vc-bitstring-status-list');
  const bits = await createList({ length: listLength });
  for (const { position } of revoked) bits.setStatus(position - first, true);
  const { publicUrl } = deps.config;
  const id = listUrl(publicUrl, list);
  const credential = await createCredential({ id, list: bits, statusPurpose: 'revocation' });
  return signCredential(deps, {
    ...credential,
    issuer: issuerDid(publicUrl),
    validFrom: deps.now().toISOString(),
  });
};

import { type CheckedBadge, serialPattern } from '@lms/learning/contract';
import type { Deps } from '@lms/server/platform';
import { findStoredCertificate } from '../certificates/verify';
import { issuerIdOf, lineOf } from './badge-facts';
import { checkedAs } from './checked-as';
import { isObject, type Json, type JsonObject } from './read-badge';

const memberOf = (value: Json | undefined, name: string) =>
  isObject(value) ? value[name] : undefined;

/** Serial in a badge of this platform: the end of the address at which it is verified. */
const serialIn = ({ credentialSubject }: JsonObject) => {
  const criteria = memberOf(memberOf(credentialSubject, 'achievement'), 'criteria');
  const serial = String(memberOf(criteria, 'id')).split('/').at(-1) ?? '';
  return serialPattern.test(serial) ? serial : '';
};

/** Looks up a badge that this platform signed: a later revocation is not in its file. */
export const checkOwnBadge = async (
  { database: { db } }: Deps,
  document: JsonObject,
): Promise<CheckedBadge> => {
  const certificate = await findStoredCertificate(db, serialIn(document));
  const site = lineOf(issuerIdOf(document));
  if (!certificate || document['id'] !== `urn:uuid:${certificate.id}`) {
    return checkedAs('UNKNOWN', null, { site });
  }
  const { revokedAt, revocationReason, replaced } = certificate;
  return checkedAs(revokedAt ? 'REVOKED' : 'VALID', null, {
    serial: certificate.serial,
    site,
    holder: certificate.holderName,
    course: certificate.courseTitle,
    issuer: certificate.organizationName,
    issuedAt: certificate.issuedAt,
    language: certificate.language,
    ...(revokedAt && { revoked: { revokedAt, revocationReason, replaced } }),
  });
};

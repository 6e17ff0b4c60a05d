import type { CheckedBadge } from '@lms/learning/contract';
import { instantOf, lineOf } from './badge-facts';
import { readNamed } from './issuer-documents';
import { isObject, type Json, type JsonObject, listOf } from './read-badge';
import type { Found, Sites } from './sites';

/** An Open Badge 2.0 with what it refers to: class of badge, and profile of the issuer. */
export interface Badge2 {
  assertion: JsonObject;
  badgeClass: JsonObject;
  profile: JsonObject;
  issuerId: string;
}

export const idOf = (value: Json | undefined): string | undefined => {
  const id = isObject(value) ? value['id'] : value;
  return typeof id === 'string' ? id : undefined;
};

/**
 * Reads what an assertion refers to. Its class may be part of it; the profile always comes from the
 * address by which the issuer is known.
 */
export const readBadge2 = async (sites: Sites, assertion: JsonObject): Promise<Found<Badge2>> => {
  const { badge } = assertion;
  const isWhole = isObject(badge) && badge['issuer'] !== undefined;
  const badgeClass = isWhole ? badge : await readNamed(sites, idOf(badge) ?? '');
  if (typeof badgeClass === 'string') return badgeClass;
  const issuerId = idOf(badgeClass['issuer']) ?? '';
  const profile = await readNamed(sites, issuerId);
  if (typeof profile === 'string') return profile;
  return { assertion, badgeClass, profile, issuerId };
};

export const recipientOf = ({ recipient }: JsonObject): JsonObject =>
  listOf(recipient).find(isObject) ?? {};

/** Statements of an Open Badge 2.0. A hashed recipient is compared with nobody. */
export const badge2Facts = ({ assertion, badgeClass, profile, issuerId }: Badge2) => {
  const { identity, hashed } = recipientOf(assertion);
  const isHolderHashed = hashed === true || /^(md5|sha\d+)\$/.test(String(identity));
  return {
    holder: isHolderHashed ? null : lineOf(identity),
    isHolderHashed,
    course: lineOf(badgeClass['name']),
    issuer: lineOf(profile['name']),
    issuedAt: instantOf(assertion['issuedOn']),
    site: lineOf(issuerId),
  } satisfies Partial<CheckedBadge>;
};

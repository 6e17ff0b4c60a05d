import type { CheckedBadge } from '@lms/learning/contract';
import { instantOf, isOpenBadge2, lineOf } from './badge-facts';
import { checkedAs } from './checked-as';
import { hostOf, readNamed } from './issuer-documents';
import { badge2Facts, idOf, readBadge2, recipientOf } from './open-badge-2';
import { isObject, type Json, type JsonObject, listOf } from './read-badge';
import type { Found, Sites } from './sites';

const hostedTypes = ['hosted', 'HostedBadge'];

/** Tells whether an address begins with another: of the same origin, and with its path. */
const beginsWith = (address: string, start: Json) => {
  if (typeof start !== 'string' || !URL.canParse(start)) return false;
  const isOfOrigin = new URL(address).origin === new URL(start).origin;
  return isOfOrigin && new URL(address).href.startsWith(new URL(start).href);
};

/** Tells whether an issuer says that its badges are kept at an address; by default on its own site. */
const isInScope = (address: string, profile: JsonObject): boolean => {
  const { verification } = profile;
  const { startsWith, allowedOrigins } = isObject(verification) ? verification : {};
  if (allowedOrigins === undefined && startsWith === undefined) {
    return hostOf(address) === hostOf(String(profile['id']));
  }
  const { host, origin } = new URL(address);
  const isAllowed = listOf(allowedOrigins).some((one) => one === host || one === origin);
  const isBegun = listOf(startsWith).some((start) => beginsWith(address, start));
  return (allowedOrigins === undefined || isAllowed) && (startsWith === undefined || isBegun);
};

/**
 * Tells whether a file and its site state the same. Until when it counts is left to the site, as
 * everything else is.
 */
const isSame = (given: JsonObject, assertion: JsonObject) =>
  recipientOf(given)['identity'] === recipientOf(assertion)['identity'] &&
  (idOf(given['badge']) ?? idOf(assertion['badge'])) === idOf(assertion['badge']) &&
  instantOf(given['issuedOn']) === instantOf(assertion['issuedOn']);

/** Tells whether a document says no more of a badge than that it was revoked. */
const isBareRevocation = (assertion: Found<JsonObject>) =>
  isObject(assertion) && assertion['revoked'] === true && assertion['badge'] === undefined;

/**
 * Checks a hosted Open Badge 2.0: only what its site says counts, and only if its issuer says that
 * this is the place.
 *
 * @param given the badge as it was given, if it was more than its address
 * @returns the result, with the site's own document for its dates
 */
export const checkHosted = async (
  sites: Sites,
  address: string,
  given?: JsonObject,
): Promise<{ checked: CheckedBadge; document?: JsonObject }> => {
  const site = lineOf(address);
  const provenBy = hostOf(address);
  const failed = (...[verdict, reason]: Parameters<typeof checkedAs>) => ({
    checked: checkedAs(verdict, reason, { site }),
  });
  const assertion = await readNamed(sites, address);
  if (sites.isGone(address) || isBareRevocation(assertion)) {
    return { checked: checkedAs('REVOKED', null, { site }) };
  }
  if (typeof assertion === 'string') return failed('CANNOT_CHECK', assertion);
  if (!isOpenBadge2(assertion)) return failed('CANNOT_CHECK', 'notThere');
  const { verification } = assertion;
  const types = isObject(verification) ? listOf(verification['type']) : [];
  if (!types.some((type) => hostedTypes.includes(String(type)))) {
    return failed('CANNOT_CHECK', 'unknownSignature');
  }
  if (given && !isSame(given, assertion)) return failed('INVALID', 'differs');
  const badge = await readBadge2(sites, assertion);
  if (typeof badge === 'string') return failed('CANNOT_CHECK', badge);
  if (!isInScope(address, badge.profile)) return failed('INVALID', 'foreignSite');
  const verdict = assertion['revoked'] === true ? 'REVOKED' : 'VALID';
  const checked = checkedAs(verdict, null, { ...badge2Facts(badge), provenBy });
  return { checked, document: assertion };
};

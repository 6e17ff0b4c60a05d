import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

const text = { type: 'string', minLength: 1 };
const uri = { type: 'string', format: 'uri' };
const instant = { type: 'string', format: 'date-time' };
const list = (items: object) => ({ type: 'array', minItems: 1, items });
const typed = (...names: string[]) => ({
  ...list(text),
  allOf: names.map((name) => ({ contains: { const: name } })),
});
const closed = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const profile = closed({ id: uri, type: typed('Profile'), name: text, url: uri }, ['id', 'type']);
const image = closed({ id: uri, type: { const: 'Image' }, caption: text }, ['id', 'type']);
const identifier = closed(
  {
    type: { const: 'IdentityObject' },
    hashed: { type: 'boolean' },
    identityHash: text,
    identityType: { enum: ['name', 'emailAddress', 'identifier'] },
  },
  ['type', 'hashed', 'identityHash', 'identityType'],
);
const achievement = closed(
  {
    id: uri,
    type: typed('Achievement'),
    achievementType: { enum: ['Certificate', 'Course', 'MicroCredential', 'Badge'] },
    inLanguage: { type: 'string', pattern: '^[a-z]{2,4}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$' },
    name: text,
    description: text,
    creator: profile,
    image,
    criteria: closed({ id: uri, narrative: text }, []),
  },
  ['id', 'type', 'criteria', 'description', 'name', 'creator', 'image'],
);
const proof = {
  type: 'object',
  properties: {
    type: { const: 'DataIntegrityProof' },
    created: instant,
    verificationMethod: uri,
    cryptosuite: text,
    proofPurpose: { const: 'assertionMethod' },
    proofValue: { type: 'string', pattern: '^z' },
  },
  required: ['type', 'created', 'verificationMethod', 'cryptosuite', 'proofPurpose', 'proofValue'],
};

/**
 * Form of an Open Badge 3.0 (AchievementCredential), written from the specification and as strict as
 * its JSON schema about every part that a certificate has.
 */
const schema = {
  type: 'object',
  properties: {
    // The schema asks for these two first, in this order.
    '@context': {
      type: 'array',
      minItems: 2,
      prefixItems: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        {
          pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context(-3\\.\\d\\.\\d)*\\.json$',
        },
      ],
      items: { type: ['string', 'object'] },
    },
    id: uri,
    type: typed('VerifiableCredential', 'OpenBadgeCredential'),
    name: text,
    issuer: profile,
    validFrom: instant,
    awardedDate: instant,
    credentialSubject: closed(
      {
        type: typed('AchievementSubject'),
        identifier: list(identifier),
        achievement,
        result: list(closed({ type: typed('Result'), value: text }, ['type'])),
      },
      ['type', 'identifier', 'achievement'],
    ),
    credentialStatus: {
      type: 'object',
      properties: { id: uri, type: text },
      required: ['id', 'type'],
    },
    proof: list(proof),
  },
  required: ['@context', 'id', 'type', 'name', 'issuer', 'validFrom', 'credentialSubject', 'proof'],
};

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const check = ajv.compile(schema);

/** Returns what is wrong with the form of a badge. */
export const schemaFaults = (badge: unknown): string[] =>
  check(badge)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

import type { Certificate } from '@lms/learning/contract';

interface Quad {
  subject: string;
  predicate: string;
  /** Text of a literal, or the identifier of a node. */
  object: string;
}

const line =
  /^(<[^>]*>|_:\w+) <([^>]*)> (?:(<[^>]*>|_:\w+)|"((?:[^"\\]|\\.)*)"(?:\^\^<[^>]*>|@[\w-]+)?) \.$/;

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const unescaped = (text: string) =>
  text.replace(/\\(?:u([0-9A-Fa-f]{4})|(.))/g, (_, code?: string, letter = '') =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : (escapes[letter] ?? letter),
  );

/** Reads canonical N-Quads; a line that is none makes the whole unreadable. */
const quadsIn = (text: string): Quad[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((one) => {
      const [, subject = '', predicate = '', node, literal = ''] = line.exec(one) ?? [];
      if (!subject) throw new Error('no quad');
      return { subject, predicate, object: node ?? unescaped(literal) };
    });

/** Statements of a badge that the page shows. */
export type SignedFacts = Pick<
  Certificate,
  'holderName' | 'courseTitle' | 'organizationName' | 'percent' | 'serial' | 'issuedAt'
> & { issuer: string };

const vocabulary = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const credentials = 'https://www.w3.org/2018/credentials#';
const name = 'https://schema.org/name';

/** Follows the signed statements from the credential to what they say of holder and course. */
export const signedFacts = (document: string): SignedFacts => {
  const quads = quadsIn(document);
  const only = (predicate: string, subject?: string) => {
    const found = quads.filter(
      (quad) => quad.predicate === predicate && (subject === undefined || quad.subject === subject),
    );
    // Two answers to one question are none.
    return found.length === 1 ? (found[0]?.object ?? '') : '';
  };
  const issuer = only(`${credentials}issuer`);
  const achievement = only(`${vocabulary}achievement`);
  const criteria = only(`${vocabulary}Criteria`, achievement);
  const creator = only(`${vocabulary}creator`, achievement);
  const percent = only(`https://schema.org/value`);
  return {
    holderName: only(`${vocabulary}identityHash`),
    courseTitle: only(name, achievement),
    organizationName: only(name, creator),
    percent: percent === '' ? null : Number(percent),
    serial: criteria.replace(/>$/, '').split('/').at(-1) ?? '',
    issuedAt: only(`${credentials}validFrom`),
    issuer: only(name, issuer),
  };
};

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type JsonObject = Record<string, Json>;

/** Signed token (RFC 7515, compact): its parts, and what the signature covers. */
export interface Token {
  header: JsonObject;
  payload: JsonObject;
  signed: string;
  signature: Buffer;
}

export interface ReadBadge {
  document: JsonObject;
  token?: Token;
}

/** Levels of a badge's JSON; genuine ones have about eight. */
const maxDepth = 24;
const maxNodes = 5000;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a value as a list: JSON-LD lets one stand alone. */
export const listOf = (value: Json | undefined): Json[] =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];

/** Tells whether JSON is small enough for work that grows faster than it does. */
export const isModest = (value: Json) => {
  let level: Json[] = [value];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    nodes += level.length;
    if (depth > maxDepth || nodes > maxNodes) return false;
    level = level.flatMap((node) =>
      typeof node === 'object' && node !== null ? Object.values(node) : [],
    );
  }
  return true;
};

/** Reads an object from JSON. */
export const parsed = (text: string): JsonObject | undefined => {
  try {
    const value = JSON.parse(text) as Json;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const decoded = (part: string) => Buffer.from(part, 'base64url').toString();

const readToken = (text: string): Token | undefined => {
  const [, head, body, tail] = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  if (!head || !body || !tail) return undefined;
  const header = parsed(decoded(head));
  const payload = parsed(decoded(body));
  if (!header || !payload) return undefined;
  return {
    header,
    payload,
    signed: `${head}.${body}`,
    signature: Buffer.from(tail, 'base64url'),
  };
};

/** Reads a badge from JSON or a signed token. */
export const readBadge = (text: string): ReadBadge | 'notABadge' | 'tooComplex' => {
  const token = readToken(text.trim());
  const document = token?.payload ?? parsed(text);
  if (!document) return 'notABadge';
  if (!isModest(document) || (token && !isModest(token.header))) return 'tooComplex';
  if (!token) return { document };
  // Some issuers wrap the credential as tokens of VC 1.1 did.
  return { document: isObject(document['vc']) ? document['vc'] : document, token };
};

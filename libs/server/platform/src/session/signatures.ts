import { createHmac } from 'node:crypto';
import type { Config } from '../config';
import { isSame } from './is-same';

/** Secrets of the server; the settings may hold an older one, or the next. */
type Secrets = Pick<Config, 'otherSecret'> & { secret: string };

/** Returns the secrets that are accepted; the first one signs and encrypts. */
export const secretsOf = ({ secret, otherSecret }: Secrets) =>
  otherSecret ? [secret, otherSecret] : [secret];

const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** Signs a text by the server's secret. */
export const signatureOf = ({ secret }: Pick<Secrets, 'secret'>, text: string) =>
  sign(secret, text);

/** Returns the text's signatures by each of the secrets that are accepted. */
export const signaturesOf = (secrets: Secrets, text: string) =>
  secretsOf(secrets).map((secret) => sign(secret, text));

/** Tells whether a text was signed by one of the secrets. */
export const isSigned = (secrets: Secrets, text: string, signature: string) =>
  signaturesOf(secrets, text).some((expected) => isSame(signature, expected));

import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Parts of the authorization in a header, or in the query of a signed link. */
const authorizationOf = ({ headers }: IncomingMessage, query: URLSearchParams) => {
  const [, credential, signedHeaders, signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  return {
    credential: credential ?? query.get('X-Amz-Credential') ?? '',
    signedHeaders: signedHeaders ?? query.get('X-Amz-SignedHeaders') ?? '',
    signature: signature ?? query.get('X-Amz-Signature') ?? '',
    date: String(headers['x-amz-date'] ?? query.get('X-Amz-Date')),
    content: String(headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD'),
  };
};

/** Tells whether a request is signed by the secret (AWS Signature Version 4). */
export const isSignedBy = (secret: string, request: IncomingMessage): boolean => {
  const [path = '', queryText = ''] = (request.url ?? '').split('?');
  const { credential, signedHeaders, signature, date, content } = authorizationOf(
    request,
    new URLSearchParams(queryText),
  );
  const query = queryText
    .split('&')
    .filter((pair) => pair && !pair.startsWith('X-Amz-Signature='))
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(request.headers[name])}\n`);
  const canonical = [request.method, path, query, headers.join(''), signedHeaders, content];
  const [, day = '', region = '', service = '', end = ''] = credential.split('/');
  const scope = [day, region, service, end].join('/');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical.join('\n'))].join('\n');
  return hmac(key, text).toString('hex') === signature;
};

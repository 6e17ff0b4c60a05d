import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import S3rver from 's3rver';
import { isSignedBy } from './request-signature';

const bucketName = 'lms-files';
/** The only key that the server knows, and its secret. */
const key = 'S3RVER';

const refusal = '<Error><Code>SignatureDoesNotMatch</Code><Message>Refused</Message></Error>';

/** Starts an S3 server with an empty bucket; it checks signatures, and can be slow. */
export const openBucket = async () => {
  const directory = mkdtempSync(join(tmpdir(), 'lms-bucket-'));
  const s3 = new S3rver({
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucketName, configs: [] }],
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  let afterMs = 0;
  const server = createServer((request, response) => {
    const hasSecret = isSignedBy(key, request);
    void setTimeout(afterMs).then(() => {
      if (hasSecret) return answer(request, response);
      return response.writeHead(403, { 'content-type': 'application/xml' }).end(refusal);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** Address of the bucket with its keys, or with something else in their place. */
    filesUrl: ({ name = bucketName, id = key, secret = key, at = port } = {}) =>
      `s3+http://${id}:${secret}@127.0.0.1:${at}/${name}`,
    answerAfter: (ms: number) => void (afterMs = ms),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      rmSync(directory, { recursive: true, force: true });
    },
  };
};

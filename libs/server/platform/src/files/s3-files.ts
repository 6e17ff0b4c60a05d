import type { S3Client } from '@aws-sdk/client-s3';
import { reasonOf, StartError } from '@lms/server/database';
import { LRUCache } from 'lru-cache';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { sha256Of } from '../backup/manifest';
import { checkedContent } from './checked-content';
import {
  type ByteRange,
  type ExpectedContent,
  type FileFacts,
  FilesAwayError,
  type FileStore,
  mediaTypeOf,
} from './file-store';
import { addressOfBucket, type Bucket } from './files-url';
import { makeWorkFolder, removeOldWork } from './work-files';

/** Time in which nothing of an answer comes, or nobody reads it. */
const idleMs = 60_000;
const dayMs = 24 * 60 * 60_000;
const keptFacts = 10_000;

const startFaults: Record<string, string> = {
  AccessDenied: 'it refuses the key access to the bucket',
  InvalidAccessKeyId: 'it knows no such key',
  NoSuchBucket: 'it has no such bucket',
  SignatureDoesNotMatch: 'the secret does not belong to the key',
};

/** Keeps the client from writing to the console: what fails is logged by who asked for it. */
const silence = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

const isMissing = (error: unknown) =>
  ['NoSuchKey', 'NotFound'].includes((error as Error | undefined)?.name ?? '');

/** Course of a request: an answer that is late ends it, and so does a content that fails. */
interface Course {
  abortSignal: AbortSignal;
  refresh: () => void;
  fail: (error: Error) => void;
}

/**
 * Keeps files in a bucket that speaks S3. Each name is written once but for pieces of uploads, so
 * what is known of a file is kept.
 *
 * @param dataDir folder whose disk holds files at work
 * @param answerMs time without an answer, or without any progress of a file that is sent
 */
export const createS3Files = async (
  bucket: Bucket,
  dataDir: string,
  answerMs = 10_000,
): Promise<FileStore> => {
  // Loaded by the sites that use it alone: a start takes longer with it, and more memory.
  const s3 = await import('@aws-sdk/client-s3');
  const address = addressOfBucket(bucket);
  const client: S3Client = new s3.S3Client({
    endpoint: bucket.endpoint,
    region: bucket.region,
    credentials: bucket,
    forcePathStyle: true,
    maxAttempts: 2,
    logger: silence,
    // Other servers than Amazon's don't know the checksums that it adds of its own accord.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: 3_000,
      socketTimeout: idleMs,
      httpAgent: { keepAlive: true, maxSockets: Infinity },
      httpsAgent: { keepAlive: true, maxSockets: Infinity },
    },
  });
  const known = new LRUCache<string, FileFacts>({ max: keptFacts });
  const at = (name: string) => ({ Bucket: bucket.name, Key: name });

  const ask = async <T>(request: (course: Course) => Promise<T>): Promise<T> => {
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(), answerMs);
    let failure: Error | undefined;
    const fail = (error: Error) => {
      failure = error;
      ended.abort();
    };
    try {
      return await request({ abortSignal: ended.signal, refresh: () => timer.refresh(), fail });
    } catch (error) {
      if (failure) throw failure;
      const reason = ended.signal.aborted ? 'no answer in time' : reasonOf(error);
      throw new FilesAwayError(`${address}: ${reason}`, { cause: error });
    } finally {
      clearTimeout(timer);
    }
  };
  /** Does the same where the file may be missing. */
  const find = async <T>(request: (course: Course) => Promise<T>) => {
    try {
      return await ask(request);
    } catch (error) {
      if (isMissing((error as FilesAwayError).cause)) return undefined;
      throw error;
    }
  };

  const send = async (name: string, content: Buffer | Readable, expected: ExpectedContent) => {
    known.delete(name);
    const stream = Buffer.isBuffer(content)
      ? undefined
      : Readable.from(checkedContent(content, expected), { objectMode: false });
    try {
      await ask(({ abortSignal, refresh, fail }) => {
        stream?.on('data', refresh).on('error', fail).pause();
        const command = new s3.PutObjectCommand({
          ...at(name),
          Body: stream ?? content,
          ContentLength: expected.bytes,
          ContentType: mediaTypeOf(name),
        });
        return client.send(command, { abortSignal });
      });
    } finally {
      // Closes what it reads, also where the bucket went away in the middle.
      stream?.destroy();
    }
  };

  return {
    address,
    async prepare(setting = 'FILES_URL') {
      makeWorkFolder({ dataDir });
      await removeOldWork({ dataDir }, new Date(Date.now() - dayMs));
      try {
        await ask(({ abortSignal }) =>
          client.send(new s3.ListObjectsCommand({ Bucket: bucket.name, MaxKeys: 1 }), {
            abortSignal,
          }),
        );
      } catch (error) {
        const { name } = ((error as Error).cause ?? {}) as Error;
        const fault = startFaults[name];
        throw new StartError(
          `${setting}: ${fault ? `${address}: ${fault}` : reasonOf(error).replace(/\.$/, '')}.`,
        );
      }
    },
    put: (name: string, content: Buffer | Readable, expected?: ExpectedContent) =>
      send(name, content, expected ?? { bytes: (content as Buffer).length }),
    async take(name, path) {
      const { size: bytes } = await stat(path);
      const content = createReadStream(path, { highWaterMark: 2 ** 18 });
      await send(name, content, { bytes, sha256: await sha256Of(path) });
      await rm(path, { force: true });
    },
    async get(name: string, range?: ByteRange) {
      const given = await find(({ abortSignal }) =>
        client.send(
          new s3.GetObjectCommand({
            ...at(name),
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
          { abortSignal },
        ),
      );
      return given && (given.Body as Readable);
    },
    async stat(name) {
      const kept = known.get(name);
      if (kept) return kept;
      const head = await find(({ abortSignal }) =>
        client.send(new s3.HeadObjectCommand(at(name)), { abortSignal }),
      );
      if (!head) return undefined;
      const facts: FileFacts = {
        name,
        bytes: head.ContentLength ?? 0,
        modifiedAt: head.LastModified ?? new Date(0),
      };
      known.set(name, facts);
      return facts;
    },
    async remove(name) {
      known.delete(name);
      await find(({ abortSignal }) =>
        client.send(new s3.DeleteObjectCommand(at(name)), { abortSignal }),
      );
    },
    async *list(prefix) {
      let after: string | undefined;
      do {
        const { Contents = [], IsTruncated } = await ask(({ abortSignal }) =>
          client.send(
            new s3.ListObjectsCommand({ Bucket: bucket.name, Prefix: prefix, Marker: after }),
            { abortSignal },
          ),
        );
        for (const { Key: name = '', Size: bytes = 0, LastModified } of Contents) {
          yield { name, bytes, modifiedAt: LastModified ?? new Date(0) };
        }
        after = IsTruncated ? Contents.at(-1)?.Key : undefined;
      } while (after);
    },
    async signLink(name, expiresIn, { contentType, contentDisposition }) {
      const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
      const command = new s3.GetObjectCommand({
        ...at(name),
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition,
      });
      return getSignedUrl(client, command, { expiresIn });
    },
  };
};

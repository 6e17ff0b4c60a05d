import { openBucket, openWay } from '@lms/server/testing';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FileFacts, FileStore } from './file-store';
import { createFiles, openFiles } from './open-files';
import { markRestored, restoredMark } from './restored-copy';

let folder: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lms-files-'));
  bucket = await openBucket();
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true });
});

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const inDataDir = (name: string) => join(folder, name);

describe.each([
  ['local', () => openFiles({ dataDir: inDataDir('local') })],
  ['S3', () => openFiles({ dataDir: inDataDir('s3'), filesUrl: bucket.filesUrl() })],
])('the %s store', (_kind, open) => {
  let files: FileStore;
  beforeAll(async () => {
    files = await open();
  });
  beforeEach(async () => {
    // One by one: the test's bucket fails where two at once leave a folder empty.
    for (const { name } of await namesOf('media/')) await files.remove(name);
  });

  const namesOf = async (prefix: string) => {
    const found: FileFacts[] = [];
    for await (const facts of files.list(prefix)) found.push(facts);
    return found;
  };
  const read = async (name: string, ...range: [{ start: number; end: number }?]) => {
    const content = await files.get(name, ...range);
    return content && (await buffer(content)).toString();
  };

  it('gives what it was given, whole and in parts', async () => {
    await files.put('media/a/1.vtt', Buffer.from('0123456789'));
    expect(await read('media/a/1.vtt')).toBe('0123456789');
    expect(await read('media/a/1.vtt', { start: 2, end: 4 })).toBe('234');
    expect(await read('media/a/1.vtt', { start: 9, end: 9 })).toBe('9');
    const facts = await files.stat('media/a/1.vtt');
    expect(facts).toMatchObject({ name: 'media/a/1.vtt', bytes: 10 });
    expect(Math.abs(Number(facts?.modifiedAt) - Date.now())).toBeLessThan(60_000);
  });

  it('knows what is not there', async () => {
    expect(await files.get('media/a/none')).toBeUndefined();
    expect(await files.stat('media/a/none')).toBeUndefined();
    await files.remove('media/a/none');
    expect(await namesOf('media/none/')).toEqual([]);
  });

  it('lists by the beginning of the name, more than a page of them', async () => {
    const many = Array.from({ length: 1_050 }, (_, index) => `media/a/${index}`);
    for (let at = 0; at < many.length; at += 50) {
      await Promise.all(
        many.slice(at, at + 50).map((name) => files.put(name, Buffer.from('content'))),
      );
    }
    await files.put('media/b/1', Buffer.from('b'));
    const listed = await namesOf('media/a/');
    expect(listed.map(({ name }) => name).sort()).toEqual([...many].sort());
    expect(listed[0]).toMatchObject({ bytes: 7, modifiedAt: expect.any(Date) as Date });
    expect((await namesOf('media/a/104')).map(({ name }) => name).sort()).toEqual(
      many.filter((name) => name.startsWith('media/a/104')).sort(),
    );
    expect(await namesOf('media/')).toHaveLength(many.length + 1);
  });

  it('takes a file from the disk, and a stream that is as expected', async () => {
    const content = randomBytes(3_000_000);
    const path = inDataDir('film');
    writeFileSync(path, content);
    await files.take('media/a/film.mp4', path);
    await expect(async () => writeFileSync(path, '', { flag: 'r+' })).rejects.toThrow('ENOENT');
    const expected = { bytes: content.length, sha256: hashOf(content) };
    await files.put('media/a/copy.mp4', Readable.from([content]), expected);
    for (const name of ['media/a/film.mp4', 'media/a/copy.mp4']) {
      const stored = await files.get(name);
      expect(stored && hashOf(await buffer(stored))).toBe(expected.sha256);
    }
  });

  it('stores nothing of a stream that breaks off, or is another one', async () => {
    const wanted = Buffer.from('0123456789');
    const expected = { bytes: 10, sha256: hashOf(wanted) };
    const put = (chunks: Iterable<Buffer>) =>
      files.put('media/a/1', Readable.from(chunks), expected);
    const brokenOff = function* () {
      yield wanted.subarray(0, 4);
      throw new Error('the line broke');
    };
    await expect(put(brokenOff())).rejects.toThrow('the line broke');
    await expect(put([wanted.subarray(0, 9)])).rejects.toThrow('9 bytes instead of 10');
    await expect(put([Buffer.from('9876543210')])).rejects.toThrow('another checksum');
    expect(await namesOf('media/')).toEqual([]);
    await put([wanted]);
    expect(await read('media/a/1')).toBe('0123456789');
  });

  it('stores another piece in the place of one', async () => {
    await files.put('media/a/1', Buffer.from('first'));
    expect(await files.stat('media/a/1')).toMatchObject({ bytes: 5 });
    await files.put('media/a/1', Buffer.from('second'));
    expect(await read('media/a/1')).toBe('second');
    expect(await files.stat('media/a/1')).toMatchObject({ bytes: 6 });
    await files.remove('media/a/1');
    expect(await files.stat('media/a/1')).toBeUndefined();
  });
});

describe('a bucket', () => {
  const openAt = (filesUrl: string) => openFiles({ dataDir: inDataDir('s3'), filesUrl });

  it('gives a file by a signed link until it expires, and not without one', async () => {
    const files = await openAt(bucket.filesUrl());
    for (const name of ['documents/1', 'documents/2']) await files.put(name, Buffer.from('paper'));
    const link = (seconds: number) =>
      files.signLink?.('documents/1', seconds, {
        contentType: 'application/pdf',
        contentDisposition: 'attachment; filename="a.pdf"',
      });
    const given = await fetch((await link(60)) ?? '');
    expect([given.status, await given.text()]).toEqual([200, 'paper']);
    const short = (await link(1)) ?? '';
    await expect.poll(async () => (await fetch(short)).status, { timeout: 5_000 }).toBe(403);
    const other = ((await link(60)) ?? '').replace('documents/1', 'documents/2');
    expect((await fetch(other)).status).toBe(403);
  });

  it.each([
    ['another secret', { secret: 'wrong' }, 'the secret does not belong to the key'],
    ['another key', { id: 'wrong' }, 'it knows no such key'],
    ['another bucket', { name: 'lms-others' }, 'it has no such bucket'],
    ['nobody there', { at: 1 }, 'connect ECONNREFUSED 127.0.0.1:1'],
  ])('with %s is told in one line, without the secret', async (_what, other, reason) => {
    const opening = openAt(bucket.filesUrl(other));
    await expect(opening).rejects.toMatchObject({ name: 'StartError' });
    const { message } = (await opening.catch((error: unknown) => error)) as Error;
    expect(message).toMatch(/^FILES_URL: s3\+http:\/\/127\.0\.0\.1:\d+\/lms-\w+: .*\.$/);
    expect(message).toContain(reason);
    expect(message).not.toMatch(/wrong|S3RVER/);
  });

  it('that falls silent or goes away is no fault of the server, and comes back', async () => {
    const way = await openWay({ host: '127.0.0.1', port: bucket.port });
    const filesUrl = bucket.filesUrl({ at: way.port });
    const place = { dataDir: inDataDir('s3'), filesUrl, filesAnswerMs: 1_500 };
    const files = await createFiles(place);
    await files.put('media/a/1', Buffer.from('content'));
    await way.cut();
    const away = { name: 'FilesAwayError', statusCode: 503 };
    await expect(files.get('media/a/1')).rejects.toMatchObject(away);
    await expect(files.put('media/a/2', Buffer.from('x'))).rejects.toMatchObject(away);
    const path = inDataDir('kept');
    writeFileSync(path, 'a film');
    await expect(files.take('media/a/3', path)).rejects.toMatchObject(away);
    expect(readFileSync(path, 'utf8')).toBe('a film');

    const silent = createServer(() => {}).listen(way.port, '127.0.0.1');
    const startedAt = Date.now();
    await expect(files.get('media/a/1')).rejects.toThrow('no answer in time');
    expect(Date.now() - startedAt).toBeLessThan(6_000);
    silent.close();

    await way.open(way.port);
    const given = await files.get('media/a/1');
    expect(given && (await buffer(given)).toString()).toBe('content');
    await way.cut();
  });
});

it('keeps what is in the bucket from a site that came from a backup', async () => {
  const place = { dataDir: inDataDir('restored'), filesUrl: bucket.filesUrl() };
  const name = 'media/a/1.vtt';
  await (await openFiles(place)).put(name, Buffer.from('x'));
  await markRestored(place.dataDir);
  const restored = await openFiles(place);
  await restored.remove(name);
  expect(await restored.stat(name)).toBeDefined();
  rmSync(restoredMark(place.dataDir));
  const goingOn = await openFiles(place);
  await goingOn.remove(name);
  expect(await goingOn.stat(name)).toBeUndefined();
});

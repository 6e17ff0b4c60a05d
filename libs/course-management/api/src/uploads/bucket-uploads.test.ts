import type { Problem } from '@lms/contract';
import type { UploadState } from '@lms/course-management/contract';
import { workFolder } from '@lms/server/platform';
import { createSignedInClient, openBucket } from '@lms/server/testing';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { type Authoring, createAuthoring } from '../../testing/draft-fixture';
import { mp4, opened, pdf, png, sendPiece, uploadFile } from '../../testing/upload-fixture';

const filesAnswerMs = 3_000;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let test: Authoring;
beforeAll(async () => {
  bucket = await openBucket();
  test = await createAuthoring(await createTestApp({ filesUrl: bucket.filesUrl(), filesAnswerMs }));
});
afterAll(async () => {
  await test.close();
  await bucket.close();
});

afterEach(() => bucket.answerAfter(0));

const half = Math.floor(mp4.length / 2);
const storedNames = async (prefix: string) => {
  const names: string[] = [];
  for await (const { name } of test.deps.files.list(prefix)) names.push(name);
  return names;
};

it('keeps uploads in the bucket alone, and gives them as it does from the disk', async () => {
  const { url } = await uploadFile(test.admin, 'VIDEO', mp4, 'film.mp4');
  const whole = await test.app.inject(url);
  expect(whole.rawPayload.equals(mp4)).toBe(true);
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(mp4.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("script-src 'none'") as string,
  });
  const ask = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
    test.app.inject({ method, url, headers });
  for (const [range, from, to] of [
    ['bytes=100-199', 100, 200],
    ['bytes=-50', mp4.length - 50, mp4.length],
    [`bytes=${mp4.length - 9}-`, mp4.length - 9, mp4.length],
  ] as const) {
    const part = await ask({ range });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${mp4.length}`);
    expect(part.rawPayload.equals(mp4.subarray(from, to))).toBe(true);
  }
  const beyond = await ask({ range: 'bytes=99999999-' });
  expect([beyond.statusCode, beyond.body]).toEqual([416, '']);
  expect(beyond.headers['cache-control']).toBe('no-store');
  const head = await ask({}, 'HEAD');
  expect([head.body, head.headers['content-length']]).toEqual(['', String(mp4.length)]);
  const known = await ask({ 'if-none-match': String(whole.headers['etag']) });
  expect([known.statusCode, known.body]).toEqual([304, '']);

  expect(existsSync(join(test.deps.config.dataDir, 'media'))).toBe(false);
  expect(readdirSync(workFolder(test.deps.config))).toEqual([]);
});

it('gives nothing but what is served', async () => {
  const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', mp4.length);
  await sendPiece(test.admin, id, 0, mp4.subarray(0, half));
  await test.deps.files.put('documents/paper', pdf);
  const [piece] = await storedNames(`incoming/${id}.`);
  for (const path of ['documents/paper', piece, 'uploads/none.mp4', 'uploads/', '']) {
    for (const way of ['', '../', '%2e%2e/', '..%2f', 'uploads/..%2f..%2f', '/']) {
      const { statusCode } = await test.app.inject(`/lms-web/media/${way}${path}`);
      expect(statusCode, way + path).toBe(404);
    }
  }
});

it('joins pieces, and asks again for those that are lost', async () => {
  const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', mp4.length);
  await sendPiece(test.admin, id, 0, mp4.subarray(0, half));
  await sendPiece(test.admin, id, half, mp4.subarray(half, -1));
  const [, second = ''] = await storedNames(`incoming/${id}.`);
  await test.deps.files.remove(second);
  const state = (await test.admin.get(`/upload/${id}`)).json<UploadState>();
  expect(state.received).toBe(half);
  const last = await sendPiece(test.admin, id, half, mp4.subarray(half));
  const { upload } = last.json<UploadState>();
  expect((await test.app.inject(upload?.url ?? '')).rawPayload.equals(mp4)).toBe(true);
  expect(await storedNames(`incoming/${id}.`)).toEqual([]);
});

it('answers 503 while the bucket does not answer, serves everything else, and goes on', async () => {
  const { url } = await uploadFile(test.admin, 'IMAGE', await png(), 'a.png');
  const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', mp4.length);
  await sendPiece(test.admin, id, 0, mp4.subarray(0, half));
  bucket.answerAfter(300);
  expect((await test.app.inject(url)).statusCode).toBe(200);

  bucket.answerAfter(30_000);
  const startedAt = performance.now();
  const waiting = [
    ...[1, 2, 3].map(() => sendPiece(test.admin, id, half, mp4.subarray(half))),
    test.app.inject(url),
  ];
  const other = performance.now();
  expect((await test.admin.get('/user/me')).statusCode).toBe(200);
  expect((await test.admin.post('/instructor/find', {})).statusCode).toBe(200);
  expect(performance.now() - other).toBeLessThan(filesAnswerMs);
  for (const answer of await Promise.all(waiting)) {
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([503, 'server.unavailable']);
    expect(String(answer.headers['cache-control'])).not.toMatch(/max-age=[1-9]/);
  }
  expect(performance.now() - startedAt).toBeLessThan(2 * filesAnswerMs + 5_000);

  bucket.answerAfter(0);
  const again = await sendPiece(test.admin, id, half, mp4.subarray(half));
  expect(again.json<UploadState>().upload).not.toBeNull();
  expect((await test.app.inject(url)).statusCode).toBe(200);
});

it('answers in time although a file takes long to store, and again when it is stored', async () => {
  const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', mp4.length);
  await sendPiece(test.admin, id, 0, mp4.subarray(0, half));
  bucket.answerAfter(900);
  const last = await sendPiece(test.admin, id, half, mp4.subarray(half));
  expect(last.json<UploadState>()).toMatchObject({ received: mp4.length, upload: null });
  bucket.answerAfter(0);
  const stored = await sendPiece(test.admin, id, mp4.length, Buffer.alloc(0));
  expect(stored.json<UploadState>().upload).not.toBeNull();
});

it('sweeps what nobody finished or used', async () => {
  const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', mp4.length);
  await sendPiece(test.admin, id, 0, mp4.subarray(0, half));
  const { url } = await uploadFile(test.admin, 'DOCUMENT', pdf, 'a.pdf');
  test.clock.advance(25 * 60 * 60_000);
  await test.deps.queue.runDue();
  expect(await storedNames('incoming/')).toEqual([]);
  expect(await storedNames('media/uploads/')).toEqual([]);
  const admin = createSignedInClient(test.app, test.deps, test.users.orgAdmin.id);
  expect((await admin.get(`/upload/${id}`)).statusCode).toBe(404);
  expect((await test.app.inject(url)).statusCode).toBe(404);
});

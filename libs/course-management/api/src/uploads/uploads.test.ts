import type { Problem } from '@lms/contract';
import type { Upload, UploadState } from '@lms/course-management/contract';
import { uploads } from '@lms/server/database';
import { mediaFolder, workFolder } from '@lms/server/platform';
import { unknownId } from '@lms/server/testing';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { type Authoring, createAuthoring } from '../../testing/draft-fixture';
import {
  mp4,
  opened,
  pdf,
  png,
  sendForm,
  sendPiece,
  uploadFile,
  uploadForm,
  vtt,
} from '../../testing/upload-fixture';

let test: Authoring;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
});
afterAll(() => test.close());

const codeOf = (response: { statusCode: number; json: <T>() => T }) =>
  `${response.statusCode} ${response.json<Problem>().code}`;
const look = async (id: string, client = test.admin) => client.get(`/upload/${id}`);
const parts = () => readdirSync(workFolder(test.deps.config));

describe('a file in a form', () => {
  it('is stored under a name of its own, and tells what it is', async () => {
    const upload = await uploadFile(test.admin, 'VIDEO', mp4, 'পাঠ এক.mp4');
    expect(upload).toMatchObject({
      kind: 'VIDEO',
      name: 'পাঠ এক.mp4',
      bytes: mp4.length,
      posterUrl: null,
      transcript: null,
    });
    expect(upload.durationSeconds).toBeCloseTo(65.7, 1);
    expect(upload.url).toMatch(/^\/lms-web\/media\/uploads\/[0-9a-f]{32}\.mp4$/);
    expect((await look(upload.id)).json<UploadState>()).toEqual({
      id: upload.id,
      kind: 'VIDEO',
      name: 'পাঠ এক.mp4',
      bytes: mp4.length,
      received: mp4.length,
      upload,
    });
    const captions = await uploadFile(test.admin, 'CAPTIONS', vtt, 'a.vtt');
    expect(captions.transcript).toEqual([{ start: 0, text: 'Welcome' }]);
    expect((await uploadFile(test.admin, 'IMAGE', await png(), 'a.svg')).url).toMatch(/\.webp$/);
    expect((await uploadFile(test.admin, 'DOCUMENT', pdf, 'a.exe')).url).toMatch(/\.pdf$/);
    expect(parts()).toEqual([]);
  });

  it.each(['../../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', 'a/../../b.png', '%2e%2e/x'])(
    'called %s leads nowhere',
    async (name) => {
      const files = readdirSync(join(mediaFolder(test.deps.config), 'uploads')).length;
      const upload = await uploadFile(test.admin, 'IMAGE', await png(), name);
      expect(upload.name).not.toMatch(/[\\/]\w+$|^\./);
      expect(upload.url).toMatch(/uploads\/[0-9a-f]{32}\.webp$/);
      expect(readdirSync(join(mediaFolder(test.deps.config), 'uploads'))).toHaveLength(files + 1);
    },
  );

  it.each([
    ['IMAGE', 'drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', '415'],
    ['VIDEO', 'film.mp4', '<!doctype html><script>alert(1)</script>', '415'],
    ['DOCUMENT', 'paper.pdf', '<html>%PDF-1.4 %%EOF</html>', '415'],
    ['IMAGE', 'empty.png', '', '400'],
    ['CAPTIONS', 'large.vtt', vtt + ' '.repeat(1024 * 1024), '413'],
    ['IMAGE', 'large.png', 'x'.repeat(8 * 1024 * 1024 + 1), '413'],
    ['SCRIPT', 'a.js', 'alert(1)', '400'],
    ['', 'a.png', 'x', '400'],
  ])('as %s %s that is none is refused and gone', async (kind, name, content, status) => {
    const rows = await test.db.$count(uploads);
    const response = await sendForm(test.admin, kind, content, name);
    expect(codeOf(response)).toMatch(new RegExp(`^${status}`));
    expect(await test.db.$count(uploads)).toBe(rows);
    expect(parts()).toEqual([]);
  });

  it('tells the wrong line of captions', async () => {
    const response = await sendForm(
      test.admin,
      'CAPTIONS',
      'WEBVTT\n\n00:01 --> 00:02\nA',
      'a.vtt',
    );
    expect(response.json<Problem>().errors).toEqual([
      { field: 'file', code: 'unexpectedLine', params: { line: 3 } },
    ]);
  });

  it('that is no form, or a broken one, is refused', async () => {
    const { payload, headers } = uploadForm('x');
    const send = async (body: Buffer | object, more: Record<string, string> = headers) =>
      codeOf(await test.admin.post('/upload?kind=IMAGE', body, { headers: more }));
    expect(await send({ file: 'x' }, {})).toBe('415 request.unsupportedType');
    expect(await send(payload.subarray(0, -30))).toMatch(/^4/);
    expect(await send(Buffer.from('--form-boundary--\r\n'))).toBe('400 request.malformed');
    expect(await send(Buffer.from('nothing'))).toMatch(/^4/);
    expect(await send(payload, { 'content-type': 'multipart/form-data' })).toMatch(/^4/);
    expect(parts()).toEqual([]);
  });
});

describe('a file in pieces', () => {
  const half = Math.floor(mp4.length / 2);

  it('is stored once its last piece has come', async () => {
    const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', mp4.length);
    const first = await sendPiece(test.admin, id, 0, mp4.subarray(0, half));
    expect(first.json<UploadState>()).toMatchObject({ received: half, upload: null });
    const last = (await sendPiece(test.admin, id, half, mp4.subarray(half))).json<UploadState>();
    expect(last).toMatchObject({ received: mp4.length, upload: { kind: 'VIDEO' } });
    const address = (last.upload as Upload).url;
    expect((await test.app.inject(address)).rawPayload.equals(mp4)).toBe(true);
    expect((await look(id)).json<UploadState>()).toEqual(last);
  });

  it('goes on only where it ends, and says where that is', async () => {
    const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', mp4.length);
    await sendPiece(test.admin, id, 0, mp4.subarray(0, half));
    for (const offset of [0, half - 1, half + 1, mp4.length, 999_999_999_999]) {
      const response = await sendPiece(test.admin, id, offset, Buffer.from('x'));
      expect(codeOf(response)).toBe('409 entity.conflict');
      expect(response.json<Problem>().errors).toEqual([
        { field: 'offset', code: 'invalid', params: { received: half } },
      ]);
    }
    for (const offset of ['-1', '1.5', 'x', '', '1e3', '9'.repeat(13)]) {
      const response = await test.admin.put(`/upload/resumable/${id}?offset=${offset}`, mp4, {
        headers: { 'content-type': 'application/octet-stream' },
      });
      expect(response.statusCode).toBe(400);
    }
    const rest = Buffer.concat([mp4.subarray(half), Buffer.from('more')]);
    expect(codeOf(await sendPiece(test.admin, id, half, rest))).toBe('413 request.tooLarge');
    const done = await sendPiece(test.admin, id, half, mp4.subarray(half));
    expect(done.json<UploadState>().upload).not.toBeNull();
    const again = await sendPiece(test.admin, id, half, mp4.subarray(half));
    expect(codeOf(again)).toBe('409 entity.conflict');
  });

  it('takes each place once, however many windows send it', async () => {
    const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', mp4.length);
    for (const [from, to] of [
      [0, half],
      [half, mp4.length],
    ] as const) {
      const answers = await Promise.all(
        [1, 2, 3].map(() => sendPiece(test.admin, id, from, mp4.subarray(from, to))),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    }
    const { upload } = (await look(id)).json<UploadState>();
    expect((await test.app.inject(upload?.url ?? '')).rawPayload.equals(mp4)).toBe(true);
  });

  it('that was not stored when all of it had come is stored by an empty piece', async () => {
    const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', mp4.length);
    await sendPiece(test.admin, id, 0, mp4.subarray(0, half));
    expect((await sendPiece(test.admin, id, half, Buffer.alloc(0))).statusCode).toBe(200);
    await sendPiece(test.admin, id, half, mp4.subarray(half, -1));
    const answers = await Promise.all(
      [1, 2].map(() => sendPiece(test.admin, id, mp4.length - 1, mp4.subarray(-1))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const finishing = await Promise.all(
      [1, 2, 3].map(() => sendPiece(test.admin, id, mp4.length, Buffer.alloc(0))),
    );
    for (const answer of finishing) expect(answer.json<UploadState>().upload).not.toBeNull();
    expect(parts()).not.toContain(id);
  });

  it('is refused at its first piece where it begins as another kind', async () => {
    const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', 2 ** 31);
    const piece = Buffer.from('<!doctype html>'.padEnd(1_000));
    expect(codeOf(await sendPiece(test.admin, id, 0, piece))).toBe('415 request.unsupportedType');
    expect((await look(id)).statusCode).toBe(404);
  });

  it('is gone when its end shows that it is another kind', async () => {
    const content = Buffer.concat([mp4.subarray(0, 32), Buffer.from('<script>alert(1)</script>')]);
    const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', content.length);
    await sendPiece(test.admin, id, 0, content.subarray(0, 40));
    const response = await sendPiece(test.admin, id, 40, content.subarray(40));
    expect(codeOf(response)).toBe('415 request.unsupportedType');
    expect((await look(id)).statusCode).toBe(404);
    expect(parts()).not.toContain(id);
  });

  it.each([
    { kind: 'IMAGE', name: 'a.png', bytes: 8 * 1024 * 1024 + 1 },
    { kind: 'VIDEO', name: 'a.mp4', bytes: 2 ** 31 + 1 },
    { kind: 'VIDEO', name: 'a.mp4', bytes: Number.MAX_SAFE_INTEGER },
  ])('is not opened larger than its kind may be: $kind of $bytes', async (body) => {
    expect(codeOf(await test.admin.post('/upload/resumable', body))).toBe('413 request.tooLarge');
  });

  it.each([
    { kind: 'IMAGE', name: 'a.png', bytes: 0 },
    { kind: 'IMAGE', name: 'a.png', bytes: -1 },
    { kind: 'IMAGE', name: 'a.png', bytes: 1.5 },
    { kind: 'IMAGE', name: 'a.png', bytes: '9' },
    { kind: 'IMAGE', name: ' ', bytes: 9 },
    { kind: 'IMAGE', name: 'a\0.png', bytes: 9 },
    { kind: 'IMAGE', name: 'a'.repeat(201), bytes: 9 },
    { kind: 'CODE', name: 'a.js', bytes: 9 },
    { kind: 'IMAGE', name: 'a.png', bytes: 9, organizationId: unknownId },
  ])('is not opened with a wrong description: %o', async (body) => {
    expect((await test.admin.post('/upload/resumable', body)).statusCode).toBe(400);
  });

  it('comes as bytes, and no more at once than a line carries in time', async () => {
    const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', 2 ** 31);
    const json = await test.admin.put(`/upload/resumable/${id}?offset=0`, { piece: 'x' });
    expect(codeOf(json)).toBe('415 request.unsupportedType');
    expect((await test.admin.put(`/upload/resumable/${id}?offset=0`)).statusCode).toBe(415);
    const large = await sendPiece(test.admin, id, 0, Buffer.alloc(4 * 1024 * 1024 + 1));
    expect(codeOf(large)).toBe('413 request.tooLarge');
    expect((await look(id)).json<UploadState>().received).toBe(0);
  });
});

describe('who may', () => {
  it('send files is who writes courses, and nobody reaches those of another organization', async () => {
    const { orgUser, learner } = test.users;
    const body = { kind: 'IMAGE', name: 'a.png', bytes: 9 };
    for (const user of [orgUser, learner]) {
      expect((await test.as(user).post('/upload/resumable', body)).statusCode).toBe(403);
    }
    expect((await test.anonymous.post('/upload/resumable', body)).statusCode).toBe(401);
    const { id } = await opened(test.admin, 'VIDEO', 'a.mp4', mp4.length);
    expect((await look(id, test.otherAdmin)).statusCode).toBe(404);
    expect((await sendPiece(test.otherAdmin, id, 0, mp4)).statusCode).toBe(404);
    expect((await look(id, test.system)).statusCode).toBe(200);
    for (const unknown of [unknownId, 'x', '..%2f..%2fsecret', '%00']) {
      expect((await look(unknown)).statusCode).toBe(404);
      expect((await sendPiece(test.admin, unknown, 0, mp4)).statusCode).toBe(404);
    }
    const upload = await uploadFile(test.otherAdmin, 'IMAGE', await png());
    const draft = test.ready({ imageUrl: upload.url });
    expect((await test.admin.post('/course', draft)).statusCode).toBe(400);
    expect((await test.otherAdmin.get(`/upload/${upload.id}`)).statusCode).toBe(200);
  });
});

import { apiBase, type AuthResult } from '@lms/contract';
import type { Upload } from '@lms/course-management/contract';
import { workFolder } from '@lms/server/platform';
import { testPassword } from '@lms/server/testing';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { type Authoring, createAuthoring } from '../../testing/draft-fixture';
import { mp4, opened, pdf, sendPiece, vtt } from '../../testing/upload-fixture';

let test: Authoring;
let address: string;
let token: string;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}${apiBase}/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: test.users.orgAdmin.username, password: testPassword }),
  });
  token = ((await response.json()) as AuthResult).accessToken;
});
afterAll(() => test.close());

/** Sends a file as a browser does. */
const upload = async (kind: string, content: Buffer | string, name: string) => {
  const body = new FormData();
  body.set('file', new File([content], name));
  const response = await fetch(`${address}${apiBase}/upload?kind=${kind}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Upload;
};

it('gives files with their type, to be kept, in parts as well, and runs nothing in them', async () => {
  const film = await upload('VIDEO', mp4, 'film.html');
  const whole = await fetch(address + film.url);
  expect(Buffer.from(await whole.arrayBuffer()).equals(mp4)).toBe(true);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(mp4.length),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining(
      "script-src 'none'; base-uri 'none'",
    ) as string,
  });
  const part = await fetch(address + film.url, { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 100-199/${mp4.length}`);
  expect(Buffer.from(await part.arrayBuffer()).equals(mp4.subarray(100, 200))).toBe(true);
  const beyond = await fetch(address + film.url, { headers: { range: 'bytes=99999999-' } });
  expect(beyond.status).toBe(416);
  expect(await beyond.text()).toBe('');

  const types = async (kind: string, content: Buffer | string) => {
    const { url } = await upload(kind, content, 'x');
    return (await fetch(address + url, { method: 'HEAD' })).headers.get('content-type');
  };
  expect(await types('DOCUMENT', pdf)).toBe('application/pdf');
  expect(await types('CAPTIONS', vtt)).toMatch(/^text\/vtt/);
});

it('gives nobody what has not come whole, nor a list of files', async () => {
  const { id } = await opened(test.admin, 'VIDEO', 'film.mp4', mp4.length);
  await sendPiece(test.admin, id, 0, mp4.subarray(0, 1_000));
  for (const path of [
    `/lms-web/media/uploads/${id}`,
    `/lms-web/media/uploads/${id}.mp4`,
    `/lms-web/media/incoming/${id}`,
    `/lms-web/media/../incoming/${id}`,
    `/lms-web/media/%2e%2e/incoming/${id}`,
    `/lms-web/media/uploads/..%2f..%2fincoming%2f${id}`,
    '/lms-web/media/uploads/',
    '/lms-web/media/uploads',
  ]) {
    const { statusCode } = await test.app.inject(path);
    expect(statusCode, path).toBe(404);
  }
});

it('leaves nothing of a form that breaks off on the way', async () => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = [
    `POST ${apiBase}/upload?kind=VIDEO HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${token}`,
    'content-type: multipart/form-data; boundary=b',
    `content-length: ${mp4.length * 2}`,
    '',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n',
  ];
  socket.write(Buffer.concat([Buffer.from(head.join('\r\n')), mp4]));
  const coming = () => readdirSync(workFolder(test.deps.config)).length;
  const before = coming();
  await expect.poll(coming).toBe(before + 1);
  socket.destroy();
  await expect.poll(coming).toBe(before);
});

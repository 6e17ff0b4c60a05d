import type { Upload, UploadKind, UploadState } from '@lms/course-management/contract';
import { formOf, type TestClient } from '@lms/server/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';

/** An MP4 video of one minute with its index at the front. */
export const mp4 = readFileSync(
  join(import.meta.dirname, '../../../../apps/lms-api/src/demo-data/media/clear-emails.mp4'),
);
export const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
export const vtt = 'WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome\n';
export const png = (width = 4, height = 4) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

/** Builds a box of an MP4 file. */
export const box = (type: string, content: Buffer, size = content.length + 8) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** Builds an element of a WebM file; `size` may be wrong on purpose. */
export const element = (id: number, content: Buffer, size = content.length) => {
  const name = Buffer.from(id.toString(16), 'hex');
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(size) | (1n << 56n));
  return Buffer.concat([name, length, content]);
};

export const webm = (docType = 'webm', trackType = 1) => {
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(2_500);
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from(docType))),
    element(
      0x18538067,
      Buffer.concat([
        element(0x1549a966, element(0x4489, duration)),
        element(0x1654ae6b, element(0xae, element(0x83, Buffer.from([trackType])))),
        element(0x1f43b675, Buffer.alloc(32)),
      ]),
    ),
  ]);
};

/** Builds the multipart body of `POST /upload`. */
export const uploadForm = (content: Buffer | string, name = 'a.bin', type = 'image/png') =>
  formOf(content, name, type);

export const sendForm = (
  client: TestClient,
  kind: string,
  ...file: Parameters<typeof uploadForm>
) => {
  const { payload, headers } = uploadForm(...file);
  return client.post(`/upload?kind=${kind}`, payload, { headers });
};

/** Uploads a file and returns the answer. */
export const uploadFile = async (
  client: TestClient,
  kind: UploadKind,
  ...file: Parameters<typeof uploadForm>
) => {
  const response = await sendForm(client, kind, ...file);
  expect(response.statusCode, response.body).toBe(201);
  return response.json<Upload>();
};

export const opened = async (client: TestClient, kind: UploadKind, name: string, bytes: number) => {
  const response = await client.post('/upload/resumable', { kind, name, bytes });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<UploadState>();
};

export const sendPiece = (client: TestClient, id: string, offset: number, piece: Buffer) =>
  client.put(`/upload/resumable/${id}?offset=${offset}`, piece, {
    headers: { 'content-type': 'application/octet-stream' },
  });

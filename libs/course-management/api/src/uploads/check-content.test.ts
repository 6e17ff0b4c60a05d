import type { UploadKind } from '@lms/course-management/contract';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { box, element, mp4, pdf, png, vtt, webm } from '../../testing/upload-fixture';
import { checkContent } from './check-content';

const folder = mkdtempSync(join(tmpdir(), 'lms-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (kind: UploadKind, content: Buffer | string) => {
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return checkContent(kind, path);
};
const refused = { code: 'request.unsupportedType' };

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const page = '<!doctype html><script>alert(1)</script>';
const movie = (...boxes: Buffer[]) =>
  Buffer.concat([box('ftyp', Buffer.from('isom0000')), ...boxes]);

describe('a video', () => {
  it('tells its length', async () => {
    expect(await check('VIDEO', mp4)).toEqual({
      ending: 'mp4',
      details: { durationSeconds: expect.closeTo(65.732, 2) as number },
    });
    expect(await check('VIDEO', webm())).toEqual({
      ending: 'webm',
      details: { durationSeconds: 2.5 },
    });
  });

  it.each<[string, Buffer | string]>([
    ['a page', page],
    ['a page behind the first box of a film', movie(Buffer.from(page))],
    ['a film without a movie', movie(box('mdat', Buffer.alloc(9)))],
    ['a movie without tracks', movie(box('moov', box('mvhd', Buffer.alloc(100))))],
    ['a box larger than the film', movie(box('moov', Buffer.alloc(8), 2 ** 31))],
    ['a box smaller than its head', movie(box('free', Buffer.alloc(8), 4))],
    [
      'nothing but boxes',
      movie(...Array.from({ length: 12_000 }, () => box('free', Buffer.alloc(0)))),
    ],
    [
      'a recording of QuickTime',
      Buffer.concat([box('ftyp', Buffer.from('qt  0000')), mp4.subarray(32)]),
    ],
    ['a Matroska film', webm('matroska')],
    ['sound alone', webm('webm', 2)],
    [
      'an element larger than the film',
      Buffer.concat([webm().subarray(0, 24), element(0x18538067, Buffer.alloc(4), 2 ** 40)]),
    ],
    ['half of a head', webm().subarray(0, 6)],
    ['a picture', Buffer.from('GIF89a')],
    ['an empty file', ''],
  ])('is not %s', async (_what, content) => {
    await expect(check('VIDEO', content)).rejects.toMatchObject(refused);
  });
});

it('takes no time to see through a film of nothing but tracks', async () => {
  const track = box('trak', Buffer.concat(Array.from({ length: 500 }, () => box('free', pdf))));
  const tracks = Array.from({ length: 500 }, () => track);
  const content = movie(box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), ...tracks])));
  const start = performance.now();
  await expect(check('VIDEO', content)).rejects.toMatchObject(refused);
  expect(performance.now() - start).toBeLessThan(30_000);
});

it('takes no length that no film has', async () => {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1, 12);
  header.writeUInt32BE(2 ** 32 - 1, 16);
  const handler = Buffer.from('\0\0\0\0\0\0\0\0vide');
  const content = (head: Buffer) =>
    movie(
      box(
        'moov',
        Buffer.concat([box('mvhd', head), box('trak', box('mdia', box('hdlr', handler)))]),
      ),
    );
  for (const head of [header, Buffer.alloc(100)]) {
    expect((await check('VIDEO', content(head))).details).toEqual({ durationSeconds: null });
  }
});

describe('a picture', () => {
  it('is encoded anew, no larger than a screen, without what a camera noted', async () => {
    const photo = await sharp(await png(3_000, 1_000))
      .withExif({ IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { replacement, ending } = await check('IMAGE', photo);
    expect(ending).toBe('webp');
    const kept = await sharp(replacement as Buffer).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1_920, height: 640 });
    expect(kept.exif).toBeUndefined();
  });

  it('keeps no script that hides behind it, and of a moving one the first image', async () => {
    const { replacement } = await check('IMAGE', Buffer.concat([await png(), Buffer.from(page)]));
    expect((replacement as Buffer).includes('script')).toBe(false);
    const frames = await sharp(Buffer.alloc(4 * 8 * 3), {
      raw: { width: 4, height: 8, channels: 3 },
    })
      .gif()
      .toBuffer();
    expect((await check('IMAGE', frames)).ending).toBe('webp');
  });

  it.each<[string, () => Promise<Buffer | string>]>([
    ['a drawing with a script', async () => svg],
    ['a page', async () => page],
    ['half of one', async () => (await png(400, 400)).subarray(0, 80)],
    ['an enormous one in a small file', async () => png(12_000, 12_000)],
    [
      'a TIFF',
      async () =>
        sharp(await png())
          .tiff()
          .toBuffer(),
    ],
    ['a document', async () => pdf],
  ])('is not %s', async (_what, content) => {
    await expect(check('IMAGE', await content())).rejects.toMatchObject(refused);
  });
});

describe('a document', () => {
  it('is a PDF with its end', async () => {
    expect(await check('DOCUMENT', pdf)).toEqual({ ending: 'pdf', details: {} });
    for (const content of [
      page,
      pdf.subarray(0, 20),
      `${page}${pdf.toString()}`,
      'PK\u0003\u0004',
    ]) {
      await expect(check('DOCUMENT', content)).rejects.toMatchObject(refused);
    }
  });
});

describe('captions', () => {
  it('give a transcript, or the line that is wrong', async () => {
    expect(await check('CAPTIONS', vtt)).toMatchObject({
      ending: 'vtt',
      details: { transcript: [{ start: 0, text: 'Welcome' }] },
    });
    await expect(check('CAPTIONS', 'WEBVTT\n\nHello')).rejects.toMatchObject({
      code: 'validation.failed',
      errors: [{ field: 'file', code: 'unexpectedLine', params: { line: 3 } }],
    });
  });
});

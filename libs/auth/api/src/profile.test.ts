import type { Profile } from '@lms/auth/contract';
import { mediaFolder, mediaPath } from '@lms/server/platform';
import { type TestApp, type TestClient } from '@lms/server/testing';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
let learner: TestClient;
beforeAll(async () => {
  test = await createTestApp();
  learner = test.as(test.users.learner);
});
afterAll(() => test.close());

const read = async (client = learner): Promise<Profile> =>
  (await client.get('/user/me/profile')).json();

/** Builds the body of a change from the current profile. */
const changeOf = async (more: object) => {
  const { name, phone, occupation, companyName, gender, dateOfBirth, ...rest } = await read();
  const { address, socialNetworks, version } = rest;
  const texts = { name, phone, occupation, companyName, gender, dateOfBirth };
  return { ...texts, address, socialNetworks, version, ...more };
};

describe('the own profile', () => {
  it('is changed, and counts its versions', async () => {
    const body = await changeOf({
      name: 'রহিমা বেগম',
      occupation: 'Designer',
      gender: 'FEMALE',
      dateOfBirth: '2001-02-28',
      address: { line: '12 Mirpur Road', city: 'Dhaka', postCode: '1205' },
    });
    const answer = await learner.put('/user/me', body);
    expect(answer.statusCode).toBe(200);
    const { version, ...changed } = body;
    expect(await read()).toMatchObject({ ...changed, version: version + 1 });
    expect((await learner.get('/user/me')).json().name).toBe('রহিমা বেগম');
    expect((await read(test.as(test.users.otherLearner))).name).toBe('other-learner');
  });

  it('loses nothing to whoever saves an older version', async () => {
    const body = await changeOf({ occupation: 'First' });
    expect((await learner.put('/user/me', body)).statusCode).toBe(200);
    const late = await learner.put('/user/me', { ...body, occupation: 'Second' });
    expect([late.statusCode, late.json().code]).toEqual([409, 'entity.conflict']);
    expect((await read()).occupation).toBe('First');
  });

  it('takes neither what it does not know nor what makes no sense', async () => {
    const refusals = {
      roles: ['ROLE_SYSTEM'],
      username: 'else@example.org',
      name: 'ab',
      phone: 'call me',
      gender: 'X',
      dateOfBirth: '2001-02-30',
      socialNetworks: { linkedIn: 'javascript:alert(1)', facebook: '', twitter: '', instagram: '' },
    };
    for (const [field, value] of Object.entries(refusals)) {
      const answer = await learner.put('/user/me', await changeOf({ [field]: value }));
      expect(answer.statusCode, field).toBe(400);
      expect(answer.json().errors[0].field).toMatch(new RegExp(`^(?:${field}.*)?$`));
    }
    // Two days ahead, because midnight could pass before the answer.
    const born = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await learner.put('/user/me', await changeOf({ dateOfBirth: born }))).statusCode).toBe(
      400,
    );
  });

  it('tells the language that mails are written in', async () => {
    expect((await learner.put('/user/me/language', { language: 'bn' })).statusCode).toBe(204);
    expect((await learner.get('/user/me')).json().preferredLanguage).toBe('bn');
    expect((await learner.put('/user/me/language', { language: 'xx' })).statusCode).toBe(400);
  });
});

const multipartOf = (content: Buffer, type: string) => {
  const boundary = 'test-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};
const upload = (content: Buffer, type = 'image/png') => {
  const { payload, headers } = multipartOf(content, type);
  return learner.put('/user/me/picture', payload, { headers });
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3699FF' } });
const fileOf = (address: string) =>
  join(mediaFolder(test.deps.config), address.replace(mediaPath, ''));

describe('the own picture', () => {
  it('is encoded anew as a square, replaces the former and can be removed', async () => {
    const withPlace = await picture(600, 400)
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();
    const first: Profile = (await upload(withPlace, 'image/jpeg')).json();
    const stored = await sharp(fileOf(first.imageUrl ?? '')).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(stored.exif).toBeUndefined();
    const served = await test.app.inject(first.imageUrl ?? '');
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });

    const second: Profile = (await upload(await picture(10, 10).png().toBuffer())).json();
    expect(second.imageUrl).not.toBe(first.imageUrl);
    expect(existsSync(fileOf(first.imageUrl ?? ''))).toBe(false);
    expect((await learner.delete('/user/me/picture')).json().imageUrl).toBeNull();
    expect(existsSync(fileOf(second.imageUrl ?? ''))).toBe(false);
  });

  it('is refused when it is none, whatever it calls itself', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const gif = await picture(4, 4).gif().toBuffer();
    for (const content of [svg, gif, Buffer.from('<html>'), Buffer.alloc(0)]) {
      expect((await upload(content)).statusCode).toBe(415);
    }
    expect((await upload(Buffer.alloc(6 * 1024 * 1024))).statusCode).toBe(413);
    expect((await learner.put('/user/me/picture', { file: 'x' })).statusCode).toBe(415);
    expect((await read()).imageUrl).toBeNull();
  });

  it('is refused as malformed with an unexpected field or another file, before or after it', async () => {
    const boundary = 'test-boundary';
    const part = (head: string, content: Buffer | string) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ];
    const file = part('name="file"; filename="me.png"', await picture(4, 4).png().toBuffer());
    const field = part('name="note"', 'x');
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    for (const parts of [[field, file], [file, field], [file, file], [field]]) {
      const payload = Buffer.concat([...parts.flat(), Buffer.from(`--${boundary}--\r\n`)]);
      const answer = await learner.put('/user/me/picture', payload, { headers });
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'request.malformed' });
    }
    expect((await read()).imageUrl).toBeNull();
  });
});

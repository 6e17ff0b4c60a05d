import type { CatalogOrganizationDetail } from '@lms/catalog/contract';
import type { Problem } from '@lms/contract';
import { buildInput, createReviewer } from '@lms/org-management/api/testing';
import type { Organization } from '@lms/org-management/contract';
import { type TestApp, type TestClient } from '@lms/server/testing';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: TestApp;
let reviewer: ReturnType<typeof createReviewer>;
beforeAll(async () => {
  test = await createTestApp();
  reviewer = createReviewer(test);
});
afterAll(() => test.close());
// Time after which the rate limits are reset.
beforeEach(() => test.clock.advance(60 * 60_000));

describe('what an organization says of itself', () => {
  const own = async (client: TestClient) =>
    (await client.get('/organization/mine')).json<Organization>();
  const inputOf = ({ code, type }: Organization, more: object = {}) =>
    buildInput({ code, type, ...more });

  it('is changed by its administrator, read by its people, and public at once', async () => {
    const admin = reviewer.as(test.users.orgAdmin);
    const before = await own(admin);
    const { version } = before;
    await test.anonymous.get('/catalog/organization/BCC');
    const changed = await admin.put(`/organization/${before.id}`, {
      ...inputOf(before, { name: 'National Skills Council', code: 'STOLEN', type: 'OTHER' }),
      version,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    // An organization can't change its own code and type.
    const stays = { code: 'BCC', type: 'GOVERNMENT' };
    expect(changed.json()).toMatchObject({ name: 'National Skills Council', ...stays });
    const shown = await test.anonymous.get('/catalog/organization/BCC');
    expect(shown.json()).toMatchObject({ name: 'National Skills Council' });
    expect(await own(reviewer.as(test.users.orgUser))).toMatchObject({
      name: 'National Skills Council',
    });
    expect(await own(reviewer.system())).toMatchObject({ id: before.id });
    const late = await admin.put(`/organization/${before.id}`, { ...inputOf(before), version });
    expect(late.json<Problem>()).toMatchObject({
      code: 'entity.conflict',
      savedBy: { name: 'org-admin' },
    });
  });

  it('is out of reach for others', async () => {
    const { bcc, other } = test.organizations;
    const { orgAdmin, orgUser, learner } = test.users;
    const foreign = inputOf(await own(reviewer.system()), { version: 1 });
    expect((await reviewer.as(orgAdmin).get(`/organization/${other.id}`)).statusCode).toBe(404);
    expect((await reviewer.as(orgAdmin).put(`/organization/${other.id}`, foreign)).statusCode).toBe(
      404,
    );
    expect((await reviewer.as(orgAdmin).delete(`/organization/${other.id}/logo`)).statusCode).toBe(
      404,
    );
    expect((await reviewer.as(orgUser).put(`/organization/${bcc.id}`, foreign)).statusCode).toBe(
      403,
    );
    expect((await reviewer.as(orgUser).delete(`/organization/${bcc.id}/logo`)).statusCode).toBe(
      403,
    );
    expect((await reviewer.as(orgAdmin).post('/organization', foreign)).statusCode).toBe(403);
    expect((await reviewer.as(learner).get('/organization/mine')).statusCode).toBe(403);
    expect((await reviewer.as(learner).post('/organization/find', {})).statusCode).toBe(403);
    const found = await reviewer.as(orgAdmin).post('/organization/find', {});
    expect(found.json<{ items: Organization[] }>().items.map(({ id }) => id)).toEqual([bcc.id]);
    const status = { ids: [bcc.id], status: 'INACTIVE' };
    expect((await reviewer.as(orgAdmin).put('/organization/updateStatus', status)).statusCode).toBe(
      403,
    );
  });

  it('takes no picture of a form that was cut off', async () => {
    const admin = reviewer.as(test.users.orgAdmin);
    const { id } = await own(admin);
    const half = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhal';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const answer = await admin.put(`/organization/${id}/logo`, half, { headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Problem>().code).toBe('request.malformed');
  });

  it('has a logo and a banner of one size each, encoded anew, and forgets the former', async () => {
    const admin = reviewer.as(test.users.orgAdmin);
    const { id } = await own(admin);
    const upload = async (name: string, content?: Buffer) => {
      const picture = await sharp({
        create: { width: 900, height: 300, channels: 4, background: '#3699ff' },
      })
        .png()
        .toBuffer();
      const boundary = 'picture-of-an-office';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\n`;
      return admin.put(
        `/organization/${id}/${name}`,
        Buffer.concat([
          Buffer.from(head),
          content ?? picture,
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
        { headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } },
      );
    };
    const files = () => readdirSync(join(test.deps.config.dataDir, 'media', 'pictures'));
    const logo = (await upload('logo')).json<Organization>();
    expect(logo.logoUrl).toMatch(/^\/lms-web\/media\/pictures\/[0-9a-f]{32}\.webp$/);
    const banner = (await upload('banner')).json<Organization>();
    const shown = await test.anonymous.get('/catalog/organization/BCC');
    expect(shown.json<CatalogOrganizationDetail>()).toMatchObject({
      logoUrl: logo.logoUrl,
      bannerUrl: banner.bannerUrl,
    });
    const stored = join(test.deps.config.dataDir, 'media', 'pictures');
    const name = banner.bannerUrl?.split('/').at(-1) ?? '';
    expect(await sharp(join(stored, name)).metadata()).toMatchObject({ width: 1600, height: 400 });
    await upload('banner');
    expect(files()).not.toContain(name);
    expect((await upload('logo', Buffer.from('<svg/>'))).statusCode).toBe(415);
    const gone = await admin.delete(`/organization/${id}/logo`);
    expect(gone.json()).toMatchObject({ logoUrl: null });
    expect(files()).toHaveLength(1);
  });
});

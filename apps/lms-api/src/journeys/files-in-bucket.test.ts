import type { Profile } from '@lms/auth/contract';
import { apiBase } from '@lms/contract';
import { mp4 } from '@lms/course-management/api/testing';
import type { Upload } from '@lms/course-management/contract';
import { createReviewer, smallPdf } from '@lms/org-management/api/testing';
import type { OrganizationDocument } from '@lms/org-management/contract';
import type { ReportFile, ReportFileLink } from '@lms/reports/contract';
import { pageContentSecurityPolicy } from '@lms/server/platform';
import { formOf, openBucket, openWay, type TestApp } from '@lms/server/testing';
import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let bucket: Awaited<ReturnType<typeof openBucket>>;
let way: Awaited<ReturnType<typeof openWay>>;
let test: TestApp;
beforeAll(async () => {
  bucket = await openBucket();
  way = await openWay({ host: '127.0.0.1', port: bucket.port });
  test = await createTestApp({ filesUrl: bucket.filesUrl({ at: way.port }) });
});
afterAll(async () => {
  await test.close();
  await way.cut();
  await bucket.close();
});

const names = async (prefix: string) => {
  const found: string[] = [];
  for await (const { name } of test.deps.files.list(prefix)) found.push(name);
  return found;
};

it('gives the papers of a registration to who reviews it, and to nobody else', async () => {
  const reviewer = createReviewer(test);
  const { id, documents } = await reviewer.register();
  expect(await names('documents/')).toEqual([`documents/${documents[0]}`]);
  expect(await names('incoming/')).toEqual([]);
  const review = (await reviewer.system().get(`/organization/${id}/review`)).json<{
    documents: OrganizationDocument[];
  }>();
  const path = `/organization/${id}/document/${review.documents[0]?.id}`;
  const given = await reviewer.system().get(path);
  expect([given.statusCode, given.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(given.rawPayload.equals(smallPdf)).toBe(true);
  for (const user of [test.users.orgAdmin, test.users.learner]) {
    expect((await test.as(user).get(path)).statusCode).toBe(403);
  }
});

it('writes a report into the bucket and gives it by its link alone', async () => {
  const system = test.as(test.users.system);
  const input = { report: 'course-report', query: {}, format: 'csv', language: 'en' };
  const { id } = (await system.post('/report-file', input)).json<ReportFile>();
  await test.deps.queue.runDue();
  expect(await names('reports/')).toEqual([`reports/${id}`]);
  expect(readdirSync(`${test.deps.config.dataDir}/reports`)).toEqual([]);
  const { size } = (await system.get(`/report-file/${id}`)).json<ReportFile>();
  const { url } = (await system.get(`/report-file/${id}/link`)).json<ReportFileLink>();
  const given = await test.anonymous.get(url.replace(apiBase, ''));
  expect([given.statusCode, given.rawPayload.length]).toEqual([200, size]);
  expect((await test.app.inject(`/lms-web/media/../reports/${id}`)).statusCode).toBe(404);
});

it('leads to the bucket for a video or a report, and for nothing else, where it is told to', async () => {
  const { config } = test.deps;
  config.filesLinks = true;
  const system = test.as(test.users.system);
  const { payload, headers } = formOf(new Uint8Array(mp4), 'film.mp4', 'video/mp4');
  const sent = await system.post('/upload?kind=VIDEO', payload, { headers });
  const { url } = sent.json<Upload>();
  const led = await test.app.inject({ url, headers: { range: 'bytes=0-9' } });
  expect([led.statusCode, led.headers['cache-control']]).toEqual([302, 'no-store']);
  const link = String(led.headers.location);
  const part = await fetch(link, { headers: { range: 'bytes=4-7' } });
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
    206,
    'video/mp4',
    'ftyp',
  ]);
  const altered = link.replace(
    /Signature=(\w)/,
    (_found, first) => `Signature=${first === '0' ? 1 : 0}`,
  );
  expect((await fetch(altered)).status).toBe(403);

  const input = { report: 'course-report', query: {}, format: 'csv', language: 'en' };
  const { id } = (await system.post('/report-file', input)).json<ReportFile>();
  await test.deps.queue.runDue();
  const { fileName } = (await system.get(`/report-file/${id}`)).json<ReportFile>();
  const own = (await system.get(`/report-file/${id}/link`)).json<ReportFileLink>();
  const report = await test.anonymous.get(own.url.replace(apiBase, ''));
  expect(report.statusCode).toBe(302);
  const given = await fetch(String(report.headers.location));
  expect(given.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}"`);
  const forged = own.url.replace('signature=', 'signature=x').replace(apiBase, '');
  expect((await test.anonymous.get(forged)).statusCode).toBe(404);

  await test.deps.files.put('media/pictures/1.webp', Buffer.from('a picture'));
  expect((await test.app.inject('/lms-web/media/pictures/1.webp')).body).toBe('a picture');
  await test.deps.files.remove('media/pictures/1.webp');
  const inline = { script: [], style: [] };
  const origin = `http://127.0.0.1:${way.port}`;
  expect(pageContentSecurityPolicy(config, inline)).toContain(`media-src 'self' blob: ${origin};`);
  config.filesLinks = false;
  expect(pageContentSecurityPolicy(config, inline)).toContain("media-src 'self' blob:;");
});

it('removes a former picture once the bucket is back, and keeps no call waiting', async () => {
  const learner = test.as(test.users.learner);
  const picture = await sharp({
    create: { width: 4, height: 4, channels: 3, background: '#3699FF' },
  })
    .png()
    .toBuffer();
  const { payload, headers } = formOf(picture, 'me.png', 'image/png');
  const put = await learner.put('/user/me/picture', payload, { headers });
  const { imageUrl } = put.json<Profile>();
  expect((await test.app.inject(imageUrl ?? '')).statusCode).toBe(200);
  await way.cut();
  const refused = await learner.put('/user/me/picture', payload, { headers });
  expect(refused.statusCode).toBe(503);
  const removed = await learner.delete('/user/me/picture');
  expect([removed.statusCode, removed.json<Profile>().imageUrl]).toEqual([200, null]);
  await way.open(way.port);
  expect(await names('media/pictures/')).toHaveLength(1);
  await test.deps.queue.runDue();
  expect(await names('media/pictures/')).toEqual([]);
});

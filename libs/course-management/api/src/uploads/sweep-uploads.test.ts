import type { Upload, UploadState } from '@lms/course-management/contract';
import { uploads } from '@lms/server/database';
import { mediaFolder, workFolder } from '@lms/server/platform';
import { createSignedInClient } from '@lms/server/testing';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';
import { type Authoring, buildLesson, createAuthoring } from '../../testing/draft-fixture';
import { mp4, opened, pdf, png, sendPiece, uploadFile, vtt } from '../../testing/upload-fixture';

const hour = 60 * 60_000;
let test: Authoring;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
});
afterAll(() => test.close());

const later = async (hours: number) => {
  test.clock.advance(hours * hour);
  await test.deps.queue.runDue();
};
/** Signs in again: sessions expire before files are swept. */
const as = (user: { id: string }) => createSignedInClient(test.app, test.deps, user.id);
const isThere = async ({ url, id }: Upload) => {
  const { statusCode } = await as(test.users.system).get(`/upload/${id}`);
  expect((await test.app.inject(url)).statusCode).toBe(statusCode);
  return statusCode === 200;
};

it('removes in a day what no course, person or question names, and nothing else', async () => {
  const picture = async () => uploadFile(test.admin, 'IMAGE', await png(), 'a.png');
  const [cover, inText, inArticle, ofPerson, expired] = [
    await picture(),
    await picture(),
    await picture(),
    await picture(),
    await picture(),
  ];
  const film = await uploadFile(test.admin, 'VIDEO', mp4, 'a.mp4');
  const captions = await uploadFile(test.admin, 'CAPTIONS', vtt, 'a.vtt');
  const paper = await uploadFile(test.admin, 'DOCUMENT', pdf, 'a.pdf');
  const unused = await uploadFile(test.admin, 'DOCUMENT', pdf, 'b.pdf');
  const img = ({ url }: Upload) => `<p><img src="${url}" alt="A"></p>`;
  const id = await test.create(
    test.ready({
      imageUrl: cover?.url,
      description: img(inText as Upload),
      sections: [
        {
          id: crypto.randomUUID(),
          title: 'One',
          lessons: [
            buildLesson({ article: img(inArticle as Upload) }),
            buildLesson({
              type: 'VIDEO',
              video: {
                url: film.url,
                posterUrl: null,
                durationSeconds: 1,
                transcript: [],
                captions: [{ language: 'en', url: captions.url }],
              },
            }),
            buildLesson({ type: 'DOCUMENT', document: { url: paper.url, name: 'a', bytes: 1 } }),
          ],
        },
      ],
    }),
  );
  const person = { name: 'Rahima', designation: '', email: '', phone: '', bio: '', expertise: [] };
  const teacher = await test.admin.post('/instructor', { ...person, imageUrl: ofPerson?.url });
  expect(teacher.statusCode, teacher.body).toBe(201);
  const { id: cut } = await opened(test.admin, 'VIDEO', 'cut.mp4', mp4.length);
  await sendPiece(test.admin, cut, 0, mp4.subarray(0, 999));

  await later(23);
  expect(await isThere(unused)).toBe(true);
  await later(2);
  const used = [cover, inText, inArticle, ofPerson, film, captions, paper] as Upload[];
  for (const upload of used) expect(await isThere(upload)).toBe(true);
  for (const upload of [expired, unused] as Upload[]) expect(await isThere(upload)).toBe(false);
  expect((await as(test.users.orgAdmin).get(`/upload/${cut}`)).statusCode).toBe(404);
  expect(readdirSync(workFolder(test.deps.config))).toEqual([]);
  expect(readdirSync(join(mediaFolder(test.deps.config), 'uploads'))).toHaveLength(used.length);

  // Once published, the files are referenced by the course's own rows.
  const publish = async () => {
    for (const name of ['submit', 'approve']) {
      const client = as(test.users.system);
      const { version } = await test.read(id, client);
      const moved = await client.post(`/course/${id}/${name}`, { version });
      expect(moved.statusCode, moved.body).toBe(200);
    }
  };
  await publish();
  await later(25);
  for (const upload of used) expect(await isThere(upload)).toBe(true);
  // Files that a revision drops are removed after its approval, not before.
  await test.edit(id, { imageUrl: null }, as(test.users.orgAdmin));
  await later(25);
  expect(await isThere(cover as Upload)).toBe(true);
  await publish();
  await later(25);
  expect(await isThere(cover as Upload)).toBe(false);
  expect(await isThere(film)).toBe(true);
});

it('keeps the picture of somebody who can be taken back', async () => {
  const admin = as(test.users.orgAdmin);
  const { url, id } = await uploadFile(admin, 'IMAGE', await png(), 'a.png');
  const person = { name: 'Karim', designation: '', email: '', phone: '', bio: '', expertise: [] };
  const made = await admin.post('/instructor', { ...person, imageUrl: url });
  const ids = [made.json<{ id: string }>().id];
  expect((await admin.put('/instructor/deleteItems', { ids })).statusCode).toBe(200);
  await later(25);
  expect(
    (await as(test.users.orgAdmin).get(`/upload/${id}`)).json<UploadState>().upload,
  ).not.toBeNull();
});

it('plans one sweep, however many files come', async () => {
  await Promise.all([1, 2, 3].map(() => opened(as(test.users.orgAdmin), 'IMAGE', 'a.png', 9)));
  await later(25);
  await later(25);
  expect(await test.db.$count(uploads)).toBeGreaterThan(0);
  expect(readdirSync(workFolder(test.deps.config))).toEqual([]);
});

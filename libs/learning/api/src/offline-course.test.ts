import type { LessonContent } from '@lms/contract';
import type { CourseSizes, OfflineCourse } from '@lms/learning/contract';
import { lessons } from '@lms/server/database';
import { createCourse, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';
import { createStudy } from '../testing/study-fixture';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const setUp = async (options?: Parameters<typeof createCourse>[2]) => {
  const fixture = await createCourse(app.db, app.organizations.bcc.id, options);
  const study = createStudy(app, app.users.learner);
  await study.enrol(fixture.course.id);
  const read = async () =>
    (await study.client.get(`/learning/course/${fixture.course.id}/offline`)).json<OfflineCourse>();
  return { ...fixture, study, read };
};

it('gives a course’s lessons with the sizes of their files, and opens none', async () => {
  const { course, article, video, study, read } = await setUp();
  await app.deps.files.put('media/pictures/ear.webp', Buffer.alloc(300));
  await app.deps.files.put('media/videos/talk.mp4', Buffer.alloc(5000));
  await app.deps.files.put('media/videos/small.mp4', Buffer.alloc(2000));
  const html =
    '<p>Read</p><img alt="" src="/lms-web/media/pictures/ear.webp"><img src="https://example.org/a.png">';
  await app.db.update(lessons).set({ article: html }).where(eq(lessons.id, article.id));
  const film = {
    url: '/lms-web/media/videos/talk.mp4',
    posterUrl: '/lms-web/media/pictures/gone.webp',
    durationSeconds: 100,
    captions: [],
    transcript: [],
    smaller: { url: '/lms-web/media/videos/small.mp4', bytes: 1 },
    audio: { url: '/lms-web/media/videos/gone.m4a', bytes: 1 },
  };
  await app.db.update(lessons).set({ video: film }).where(eq(lessons.id, video.id));
  const given = await read();
  expect(given.lessons).toHaveLength(4);
  expect(given.lessons.slice(0, 2)).toMatchObject([
    {
      content: { id: article.id, article: html, completed: false },
      files: [{ url: '/lms-web/media/pictures/ear.webp', bytes: 300 }],
      video: null,
    },
    {
      content: { id: video.id },
      files: [],
      video: { url: film.url, bytes: 5000 },
      smaller: { url: film.smaller.url, bytes: 2000 },
      audio: null,
    },
  ]);
  const sizes = (await study.client.get(`/learning/course/${course.id}/sizes`)).json<CourseSizes>();
  expect(sizes.lessons).toEqual(
    given.lessons.map(({ content, ...files }) => ({ id: content.id, ...files })),
  );
  const seen = (await study.client.get(`/learning/course/${course.id}`)).json();
  expect(seen.lastLessonId).toBeNull();
  const opened = (await study.client.get(`/learning/lesson/${video.id}`)).json<LessonContent>();
  expect(opened.video).toMatchObject({
    bytes: 5000,
    smaller: { url: film.smaller.url, bytes: 2000 },
    audio: null,
  });
});

it('gives nothing of a locked lesson, nor of a course that one does not study', async () => {
  const { course, article, read } = await setUp({ course: { sequential: true } });
  expect((await read()).lessons.map(({ content }) => content.id)).toEqual([article.id]);
  const other = createStudy(app, app.users.otherLearner).client;
  expect((await other.get(`/learning/course/${course.id}/offline`)).statusCode).toBe(404);
});

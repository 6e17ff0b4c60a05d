import { userLoaded, userSlice } from '@lms/auth/web';
import type { Course, CourseDraft, UploadKind } from '@lms/course-management/contract';
import { onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCourse, buildDraft, courseId } from '../../testing/builder';
import { CourseBuilder } from './course-builder';

const film = {
  url: '/media/film.mp4',
  posterUrl: null,
  durationSeconds: 60,
  captions: [],
  transcript: [],
};
const [, end] = buildDraft().sections;
const [lesson] = end!.lessons;
const showFilm = async (video: object) => {
  const [start] = buildDraft().sections;
  const sections = [start!, { ...end!, lessons: [{ ...lesson!, video: { ...film, ...video } }] }];
  let course: Course = buildCourse({ draft: buildDraft({ sections }) });
  for (const path of ['/course-category', '/instructor', '/course', '/quiz']) {
    onCall('post', `${path}/find`, { items: [], total: 0 });
  }
  onCall('get', '/course/:id', () => course as never);
  onCall('get', '/course/:id/checklist', { items: [] });
  onCall('get', '/question/tag', []);
  onCall('put', '/course/:id', ({ body }) => {
    course = { ...course, version: course.version + 1, draft: body as never };
    return course as never;
  });
  const view = await renderWithStore(<CourseBuilder courseId={courseId} />, {
    slices: [userSlice, toastSlice],
    texts: ['courses', 'catalog', 'admin', 'validation', 'problems', 'editor'],
    signedIn: true,
    route: `/?step=curriculum&lesson=${lesson!.id}`,
  });
  const user = { id: courseId, email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  act(() => void view.store.dispatch(userLoaded({ ...user, roles: ['ROLE_ORGADMIN'] })));
  return view;
};
const savedVideo = () =>
  (receivedCalls.findLast(({ method }) => method === 'PUT')?.body as CourseDraft | undefined)
    ?.sections[1]?.lessons[0]?.video;
/** Saves whatever is left, so that no request outlives the test. */
const save = async ({ user }: Awaited<ReturnType<typeof showFilm>>) => {
  // The draft may have saved itself meanwhile.
  const now = screen.queryByRole('button', { name: 'Save now' });
  if (now) await user.click(now);
  await screen.findByText('All changes are saved.');
};

it('keeps a smaller version and its sound, whichever file arrives first', async () => {
  const arrive = new Map<string, () => void>();
  onCall('post', '/upload/resumable', ({ body }) => {
    const { kind, name, bytes } = body as { kind: UploadKind; name: string; bytes: number };
    return { id: name, kind, name, bytes, received: 0, upload: null } as never;
  });
  onCall(
    'put',
    '/upload/resumable/:id',
    ({ path }) =>
      new Promise<never>((resolve) => {
        const name = path.split('/').at(-1)!;
        const file = { id: name, name, bytes: 3, url: `/media/${name}` };
        arrive.set(name, () => resolve({ ...file, received: 3, upload: file } as never));
      }),
  );
  const view = await showFilm({ bytes: 9_000_000 });
  const { user } = view;
  expect(await screen.findByText('Size: 9 MB')).toBeVisible();
  await user.upload(
    screen.getByLabelText('Choose a file: Smaller version of the video'),
    new File(['abc'], 'small.mp4', { type: 'video/mp4' }),
  );
  await user.upload(
    screen.getByLabelText('Choose a file: Sound of the video alone'),
    new File(['abc'], 'sound.m4a', { type: 'audio/mp4' }),
  );
  await expect.poll(() => arrive.size).toBe(2);
  act(() => arrive.get('sound.m4a')!());
  await screen.findByText('sound.m4a was uploaded.');
  act(() => arrive.get('small.mp4')!());
  await screen.findByText('small.mp4 was uploaded.');
  await save(view);
  expect(savedVideo()).toMatchObject({
    url: film.url,
    smaller: { url: '/media/small.mp4', bytes: 3 },
    audio: { url: '/media/sound.m4a', bytes: 3 },
  });
});

it('loses one of its versions when that is removed', async () => {
  const smaller = { url: '/media/small.mp4', bytes: 1_500_000 };
  const view = await showFilm({ smaller, audio: { url: '/media/a.m4a', bytes: 400_000 } });
  expect(await screen.findByText(/Size: 1\.5 MB/)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Remove the sound' }));
  await save(view);
  expect(savedVideo()).toMatchObject({ smaller, audio: null });
});

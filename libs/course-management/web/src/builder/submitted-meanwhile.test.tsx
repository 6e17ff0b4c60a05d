import { userLoaded, userSlice } from '@lms/auth/web';
import type { Course } from '@lms/course-management/contract';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCourse, courseId } from '../../testing/builder';
import { CourseBuilder } from './course-builder';

it('locks what a colleague has submitted, and saves what was typed once it is withdrawn', async () => {
  let course: Course = buildCourse();
  for (const path of ['/course-category', '/instructor']) {
    onCall('post', `${path}/find`, { items: [], total: 0 });
  }
  onCall('get', '/course/:id', () => course as never);
  onCall('get', '/course/:id/checklist', { items: [] });
  let release = () => undefined as void;
  const hold = () =>
    new Promise<void>((resolve) => {
      release = resolve;
    });
  let held = Promise.resolve();
  onCall('put', '/course/:id', async ({ body }) => {
    await held;
    const { version, ...draft } = body as { version: number };
    if (version !== course.version) return problem(409, 'entity.conflict');
    if (course.status === 'PENDING') return problem(409, 'course.pending');
    course = { ...course, version: version + 1, draft: draft as never };
    return course as never;
  });
  onCall('post', '/course/:id/withdraw', ({ body }) => {
    if ((body as { version: number }).version !== course.version) {
      return problem(409, 'entity.conflict');
    }
    course = { ...course, version: course.version + 1, status: 'DRAFT' };
    return course as never;
  });
  const { store, user } = await renderWithStore(<CourseBuilder courseId={courseId} />, {
    slices: [userSlice, toastSlice],
    texts: ['courses', 'catalog', 'admin', 'validation', 'problems', 'editor'],
    signedIn: true,
    route: '/?step=details',
  });
  const me = { id: courseId, email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  act(() => void store.dispatch(userLoaded({ ...me, roles: ['ROLE_ORGADMIN'] })));
  const title = () => screen.getByLabelText('Title');
  await screen.findByLabelText('Title');

  course = { ...course, version: 2, status: 'PENDING' };
  // The draft may try to save itself while this is typed.
  held = hold();
  await user.type(title(), ' today');
  release();
  const now = screen.queryByRole('button', { name: 'Save now' });
  if (now) await user.click(now);
  expect(await screen.findByText(/your last changes are not saved/)).toBeVisible();
  expect(title()).toBeDisabled();
  expect(title()).toHaveValue('Welding safely today');

  // The step tries to save once more, which still goes on when the button is pressed.
  held = hold();
  await user.click(screen.getByRole('link', { name: 'Submit' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  release();
  expect(await screen.findByText(/are now combined/)).toBeVisible();
  expect(await screen.findByText('All changes are saved.')).toBeVisible();
  expect(course).toMatchObject({ status: 'DRAFT', draft: { title: 'Welding safely today' } });
});

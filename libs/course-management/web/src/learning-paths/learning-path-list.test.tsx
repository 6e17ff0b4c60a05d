import type { Role } from '@lms/contract';
import type { LearningPath, PathCourse } from '@lms/course-management/contract';
import { chooseFromMenu, onCall, receivedCalls } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderAs } from '../../testing/quizzes';
import { LearningPathList } from './learning-path-list';

const courseOf = (number: number, title: string): PathCourse => ({
  id: `00000000-0000-4000-8000-0000000000a${number}`,
  title,
  language: 'en',
  durationMinutes: 60,
  price: 0,
  status: 'ACTIVE',
});
const html = courseOf(1, 'HTML');
const css = courseOf(2, 'CSS');
const scripts = courseOf(3, 'JavaScript');

const path: LearningPath = {
  id: '00000000-0000-4000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  slug: 'web-developer',
  title: 'Web developer',
  summary: 'From the first page to a job',
  description: '',
  language: 'en',
  level: 'BEGINNER',
  organizationId: '00000000-0000-4000-8000-0000000000bb',
  organization: { code: 'BCC', name: 'Computer Council' },
  courseIds: [html.id, css.id],
  courses: [html, css],
  sequential: true,
  followerCount: 3,
  rejectionReason: null,
  submittedAt: null,
  status: 'DRAFT',
};

const show = (role: Role, changes: Partial<LearningPath> = {}) => {
  const item = { ...path, ...changes };
  onCall('post', '/learning-path/find', { items: [item], total: 1 });
  onCall('get', `/learning-path/${path.id}`, item);
  return renderAs(role, <LearningPathList />, {
    route: '/course-management/create-learning-path',
  });
};
const openForm = async (user: { click: (element: Element) => Promise<void> }, entry = 'Edit') => {
  await chooseFromMenu(user, 'Actions for Web developer', entry);
  return screen.findByRole('dialog', { name: 'Learning path' });
};
const sent = (method: string) => receivedCalls.find((call) => call.method === method)?.body;

beforeEach(() => {
  onCall('post', '/course/find', { items: [html, css, scripts], total: 3 });
  onCall('post', '/catalog/organization/find', { items: [], total: 0 });
  onCall('post', '/organization/find', { items: [], total: 0 });
});

it('orders the courses by keyboard, keeps the focus, and says where a course stands', async () => {
  onCall('put', `/learning-path/${path.id}`, { ...path, version: 2 });
  const { user } = await show('ROLE_ORGADMIN');
  const form = await openForm(user);
  const up = await within(form).findByRole('button', { name: 'Move “CSS” up' });
  up.focus();
  await user.keyboard('{Enter}');
  expect(within(form).getByText('“CSS” is now 1 of 2.')).toBeInTheDocument();
  expect(within(form).getByRole('button', { name: 'Move “CSS” up' })).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent('PUT')).toMatchObject({ courseIds: [css.id, html.id], version: 1 });
});

it('adds and removes a course', async () => {
  onCall('put', `/learning-path/${path.id}`, { ...path, version: 2 });
  const { user } = await show('ROLE_ORGADMIN');
  const form = await openForm(user);
  await user.click(await within(form).findByRole('combobox', { name: 'Add a course' }));
  await user.click(await screen.findByTitle('JavaScript'));
  expect(await within(form).findByText('“JavaScript” was added.')).toBeInTheDocument();
  await user.click(within(form).getByRole('button', { name: 'Remove “HTML”' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent('PUT')).toMatchObject({ courseIds: [css.id, scripts.id] });
});

it('asks for a second course', async () => {
  const { user } = await show('ROLE_ORGADMIN', { courseIds: [html.id], courses: [html] });
  const form = within(await openForm(user));
  await user.type(form.getByLabelText('Title'), 's');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('link', { name: /Choose at least 2 courses$/ })).toBeVisible();
});

it('tells an author why a public path cannot be changed, and which course is missing', async () => {
  const hidden = { ...css, status: 'INACTIVE' } as const;
  const { user } = await show('ROLE_ORGADMIN', { status: 'ACTIVE', courses: [html, hidden] });
  expect(await screen.findByText(/1 course is not on offer/)).toBeVisible();
  const form = await openForm(user);
  expect(await within(form).findByText(/Set it to inactive, or withdraw it/)).toBeVisible();
  expect(within(form).getByText(/“CSS” is not on offer now/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

it('is submitted by its author, and rejected with a reason by the system', async () => {
  onCall('put', '/learning-path/updateStatus', { ids: [path.id], status: 'PENDING' });
  const author = await show('ROLE_ORGADMIN');
  await chooseFromMenu(author.user, /^Actions for Web/, /Pending/);
  await expect.poll(() => sent('PUT')).toEqual({ ids: [path.id], status: 'PENDING' });
  author.unmount();

  receivedCalls.length = 0;
  const { user } = await show('ROLE_SYSTEM', { status: 'PENDING' });
  await chooseFromMenu(user, /^Actions for Web/, 'Reject');
  const dialog = await screen.findByRole('dialog', { name: 'Reject “Web developer”?' });
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Too short');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await expect
    .poll(() => sent('PUT'))
    .toEqual({ ids: [path.id], status: 'REJECTED', reason: 'Too short' });
});

import { userLoaded, userSlice } from '@lms/auth/web';
import type { CourseCategory } from '@lms/course-management/contract';
import { tableSlice } from '@lms/table-state';
import { chooseFromMenu, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CourseCategoryList } from './course-category-list';

const item: CourseCategory = {
  id: '00000000-0000-4000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  name: { en: 'Some name', bn: 'একটি লেখা' },
  description: { en: 'Some description', bn: 'একটি লেখা' },
  slug: 'some-name',
  icon: 'Some icon',
  parentId: null,
  position: 0,
  status: 'ACTIVE',
};

const show = async () => {
  onCall('post', '/course-category/find', { items: [item], total: 1 });
  const view = await renderWithStore(<CourseCategoryList />, {
    slices: [userSlice, tableSlice, toastSlice],
    texts: ['admin', 'validation', 'problems'],
    signedIn: true,
  });
  act(() => {
    view.store.dispatch(
      userLoaded({
        id: '00000000-0000-4000-8000-000000000009',
        email: 'system@test.lms',
        name: 'System',
        roles: ['ROLE_SYSTEM'],
        imageUrl: '',
        organizationCode: null,
      }),
    );
  });
  return view;
};

it('lists course categories and edits one', async () => {
  onCall('get', `/course-category/${item.id}`, item);
  onCall('put', `/course-category/${item.id}`, { ...item, version: 2 });
  const { user } = await show();
  await chooseFromMenu(user, /^Actions for Some/, 'Edit');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await expect
    .poll(() => receivedCalls.find((call) => call.method === 'PUT')?.body)
    .toMatchObject({ version: 1 });
});

import { userLoaded, userSlice } from '@lms/auth/web';
import { tableSlice } from '@lms/table-state';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildCategory } from '../../testing/categories';
import { CourseCategoryList } from './course-category-list';

const category = buildCategory(1);

it('says how many rows it takes at once, and offers no retry that would be refused again', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media.includes('min-width'), media }),
  );
  onCall('post', '/course-category/find', { items: [category], total: 900 } as never);
  // More have come meanwhile.
  onCall('put', '/course-category/updateStatusOfAll', problem(409, 'entity.tooMany'));
  const { store, user } = await renderWithStore(<CourseCategoryList />, {
    slices: [userSlice, tableSlice],
    texts: ['admin', 'validation', 'problems'],
    signedIn: true,
    route: '/list?q=web',
  });
  const me = { id: category.id, email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  act(() => void store.dispatch(userLoaded({ ...me, roles: ['ROLE_SYSTEM'] })));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all or none' }));
  await user.click(screen.getByRole('button', { name: 'Select all 900 that match' }));
  await user.click(screen.getByRole('button', { name: 'Set to Inactive' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set to Inactive' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/more than 1,000 at once/);
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
});

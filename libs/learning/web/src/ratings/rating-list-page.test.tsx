import { coursePaths } from '@lms/admin-ui';
import type { Role } from '@lms/contract';
import type { CourseRating } from '@lms/learning/contract';
import { chooseFromMenu, onCall, openMenu, receivedCalls } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showList } from '../../testing/management';
import { Page } from './rating-list-page';

const rating: CourseRating = {
  id: '0198a000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  version: 1,
  userId: '0198a000-0000-7000-8000-0000000000aa',
  learnerName: 'Nadia Islam',
  courseId: '0198a000-0000-7000-8000-0000000000cc',
  courseTitle: 'Web basics',
  courseSlug: 'web-basics',
  courseLanguage: 'en',
  stars: 1,
  review: 'Call me on 01700 000000',
  status: 'VISIBLE',
  hiddenReason: null,
};

const show = (role: Role, changes: Partial<CourseRating> = {}) => {
  onCall('post', '/course-rating/find', { items: [{ ...rating, ...changes }], total: 1 });
  return showList({ Page, route: coursePaths.ratings, role, texts: ['ratings'] });
};

const actions = 'Actions for Nadia Islam, Web basics';
const lastChange = () => receivedCalls.find(({ path }) => path === '/course-rating/updateStatus');

describe('the list of ratings', () => {
  it('hides a rating with a reason, and not without one', async () => {
    const { user } = await show('ROLE_SYSTEM');
    onCall('put', '/course-rating/updateStatus', { ids: [rating.id], status: 'HIDDEN' });
    await chooseFromMenu(user, actions, 'Hide');
    const dialog = await screen.findByRole('dialog', { name: 'Hide the rating of Nadia Islam?' });
    await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(await within(dialog).findByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    expect(lastChange()).toBeUndefined();
    await user.type(within(dialog).getByRole('textbox'), 'It has a telephone number.');
    await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('The rating of Nadia Islam is hidden.')).toBeVisible();
    expect(lastChange()?.body).toEqual({
      ids: [rating.id],
      status: 'HIDDEN',
      reason: 'It has a telephone number.',
    });
  });

  it('shows a hidden one again', async () => {
    const { user } = await show('ROLE_SYSTEM', { status: 'HIDDEN', hiddenReason: 'A name' });
    onCall('put', '/course-rating/updateStatus', { ids: [rating.id], status: 'VISIBLE' });
    await chooseFromMenu(user, actions, 'Show again');
    expect(await screen.findByText('The rating of Nadia Islam is shown again.')).toBeVisible();
    expect(lastChange()?.body).toEqual({ ids: [rating.id], status: 'VISIBLE' });
  });

  it('names who closed their account a closed account', async () => {
    const { user } = await show('ROLE_SYSTEM', { learnerName: '' });
    await chooseFromMenu(user, 'Actions for Closed account, Web basics', 'Hide');
    const name = 'Hide the rating of Closed account?';
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
  });

  it('lets an organization administrator read only', async () => {
    const { user } = await show('ROLE_ORGADMIN');
    const menu = await openMenu(user, actions);
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(1);
    await user.click(within(menu).getByRole('menuitem'));
    const dialog = await screen.findByRole('dialog', { name: 'Web basics' });
    expect(within(dialog).getByText('Call me on 01700 000000')).toBeVisible();
  });

  it('cuts long texts in its rows, and has them whole in the record', async () => {
    // A table instead of a phone's cards.
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media.includes('min-width'), media }),
    );
    const review = 'Call me on 01700 000000. '.repeat(20).trim();
    const hiddenReason = 'It has a telephone number. '.repeat(20).trim();
    const { user } = await show('ROLE_SYSTEM', { review, hiddenReason, status: 'HIDDEN' });
    expect((await screen.findByText(review)).className).toMatch(/long/);
    expect(screen.getByText(hiddenReason)).toHaveAttribute('data-cut');
    await user.click(screen.getByRole('link', { name: 'Nadia Islam' }));
    const dialog = await screen.findByRole('dialog', { name: 'Web basics' });
    for (const text of [review, hiddenReason]) {
      expect(within(dialog).getByText(text).closest('[class*=long]')).toBeNull();
    }
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAs } from '../../testing/organizations';
import { ReadableScreens } from './readable-screens';

const show = (role: 'ROLE_ORG_USER' | 'ROLE_SYSTEM') =>
  renderAs(role, <ReadableScreens />, '/settings/wadhwani-batch-code');

describe('the screens that somebody may read', () => {
  it('are linked for who has no entry of them in the menu', async () => {
    await show('ROLE_ORG_USER');
    expect(screen.getByRole('navigation', { name: 'Other screens you can open' })).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/settings/organization-info',
      '/course-management/create-course',
      '/course-management/create-instructor',
      '/course-management/create-question',
      '/course-management/create-quizes',
    ]);
  });

  it('are left to the menu of the others', async () => {
    await show('ROLE_SYSTEM');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

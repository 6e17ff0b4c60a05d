import type { PublicProfile } from '@lms/learning/contract';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Page } from './person-page';

const profile: PublicProfile = {
  slug: 'nadia',
  name: 'নাদিয়া রহমান',
  imageUrl: null,
  headline: 'Web developer',
  about: 'First line\nSecond line',
  isSearchable: false,
  certificates: [
    {
      serial: 'LMS-Y60KJ-V473B-7HAAS-79F8M',
      courseTitle: 'সক্রিয় শ্রবণ',
      courseSlug: 'active-listening',
      categorySlug: 'soft-skills',
      organizationName: 'National Computer Council',
      language: 'bn',
      issuedAt: '2026-08-14T10:00:00Z',
    },
  ],
};

const show = () =>
  renderWithStore(<Page />, { texts: ['people'], route: '/people/nadia', path: '/people/:slug' });

it('leads from each certificate to its verification', async () => {
  onCall('get', '/people/:slug', profile);
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: profile.name })).toBeVisible();
  const link = screen.getByRole('link', { name: 'সক্রিয় শ্রবণ' });
  expect(link).toHaveAttribute('href', '/verify/LMS-Y60KJ-V473B-7HAAS-79F8M');
  expect(link.closest('[lang]')).toHaveAttribute('lang', 'bn');
});

it('is shared by the phone’s own sheet where there is one, once the button is pressed', async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { share }));
  onCall('get', '/people/:slug', profile);
  const { user } = await show();
  const button = await screen.findByRole('button', { name: 'Share' });
  expect(share).not.toHaveBeenCalled();
  await user.click(button);
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: profile.name,
    url: `${location.origin}/people/nadia`,
  });
  expect(screen.queryByRole('link', { name: 'Add to LinkedIn' })).toBeNull();
});

it('says that a page is not there, and where to go', async () => {
  onCall('get', '/people/:slug', problem(404, 'entity.notFound'));
  await show();
  expect(await screen.findByRole('heading', { name: 'This page is not available.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Courses' })).toHaveAttribute('href', '/courses');
});

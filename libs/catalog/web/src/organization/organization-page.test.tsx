import { onCall, problem, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildOrganization } from '../../testing/catalog';
import { Page } from './organization-page';

const show = (language: 'en' | 'bn' = 'en') =>
  renderWithStore(<Page />, {
    route: '/organization/BCC',
    path: '/organization/:code',
    texts: ['catalog'],
    language,
  });

it('shows who the organization is and the courses it has', async () => {
  onCall('get', '/catalog/organization/BCC', buildOrganization());
  await show();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'National Computer Council' }),
  ).toBeVisible();
  expect(screen.getByText('152')).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://council.example/' })).toHaveAttribute(
    'href',
    'https://council.example/',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Soft skills' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Popular courses' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Latest courses' })).toBeNull();
  expect(screen.getByRole('link', { name: 'All courses from this organization' })).toHaveAttribute(
    'href',
    '/courses?organization=BCC',
  );
  expect(document.title).toBe('National Computer Council · Skills Bangladesh');
});

it('links to no website that is none', async () => {
  const website = 'javascript:alert(1)';
  onCall('get', '/catalog/organization/BCC', buildOrganization({ website }));
  await show();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: /alert/ })).toBeNull();
});

it('marks what it says of itself with its language on a Bengali page', async () => {
  onCall('get', '/catalog/organization/BCC', buildOrganization());
  await show('bn');
  expect(await screen.findByText('Runs the national skills programme.')).toHaveAttribute(
    'lang',
    'en',
  );
  expect(screen.getByText('১৫২')).toBeVisible();
});

it('says so when it has no course yet', async () => {
  const none = { courseCount: 0, softSkills: [], latest: [], popular: [] };
  onCall('get', '/catalog/organization/BCC', buildOrganization(none));
  await show();
  expect(await screen.findByText(/No course is currently available/)).toBeVisible();
});

it('leads to the partners from one that is not there', async () => {
  onCall('get', '/catalog/organization/BCC', problem(404, 'entity.notFound'));
  await show();
  expect(
    await screen.findByRole('heading', { name: 'This organization is not available.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all partners' })).toHaveAttribute(
    'href',
    '/partners',
  );
});

it('tries again after a fault', async () => {
  onCall('get', '/catalog/organization/BCC', problem(500, 'server.fault'));
  const { user } = await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  onCall('get', '/catalog/organization/BCC', buildOrganization());
  await user.click(retry);
  expect(await screen.findByText('Runs the national skills programme.')).toBeVisible();
});

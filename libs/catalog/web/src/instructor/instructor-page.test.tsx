import type { CatalogInstructorDetail } from '@lms/catalog/contract';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCourseCard } from '../../testing/catalog';
import { Page } from './instructor-page';

const instructor: CatalogInstructorDetail = {
  id: '0190a000-0000-7000-8000-000000000031',
  name: 'Farhana Rahman',
  designation: 'Senior trainer',
  bio: 'Trains new graduates.',
  imageUrl: null,
  expertise: ['Meetings', 'লেখা'],
  organization: { code: 'BCC', name: 'National Computer Council' },
  ratingAverage: 4.56,
  ratingCount: 5,
  courses: [buildCourseCard({ title: 'Clear writing', slug: 'clear-writing' })],
};

const show = () =>
  renderWithStore(<Page />, {
    texts: ['catalog', 'people'],
    route: `/instructors/${instructor.id}`,
    path: '/instructors/:id',
  });

it('shows what an instructor teaches and knows, and for whom', async () => {
  onCall('get', '/catalog/instructor/:id', instructor);
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Farhana Rahman' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'National Computer Council' })).toHaveAttribute(
    'href',
    '/organization/BCC',
  );
  expect(screen.getByText('লেখা')).toHaveAttribute('lang', 'bn');
  expect(screen.getByText('4.6').closest('li')).toHaveTextContent('4.6out of 5, from 5 ratings');
  expect(screen.getByRole('link', { name: /Clear writing/ })).toBeVisible();
});

it('says that an instructor is not there', async () => {
  onCall('get', '/catalog/instructor/:id', problem(404, 'entity.notFound'));
  await show();
  expect(
    await screen.findByRole('heading', { name: 'This instructor is not available.' }),
  ).toBeVisible();
});

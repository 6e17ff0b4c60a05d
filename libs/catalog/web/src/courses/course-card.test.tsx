import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCourseCard } from '../../testing/catalog';
import { CourseCard } from './course-card';

const show = (parts: Parameters<typeof buildCourseCard>[0]) =>
  renderWithStore(<CourseCard course={buildCourseCard(parts)} />, { texts: ['catalog'] });

it('has its title once, on the drawn cover, as the link to the course', async () => {
  const { container } = await show({});
  expect(screen.getByRole('heading', { level: 3, name: 'Clear writing' })).toBeVisible();
  expect(screen.getAllByText('Clear writing')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Clear writing' })).toHaveAttribute(
    'href',
    '/course/clear-writing',
  );
  expect(screen.getByText('Soft skills')).toBeVisible();
  expect(container.querySelector('[data-patch=soft-skills] h3')).toBeVisible();
});

it('has its title below an uploaded picture', async () => {
  const { container } = await show({ imageUrl: '/media/a.webp' });
  expect(container.querySelector('img[src="/media/a.webp"]')).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'Clear writing' })).toHaveLength(1);
});

it('says in words that a course is free', async () => {
  await show({ price: 0 });
  expect(screen.getByText('Free')).toBeVisible();
});

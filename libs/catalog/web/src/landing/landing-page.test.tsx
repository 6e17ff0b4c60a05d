import type { Landing } from '@lms/catalog/contract';
import { onCall, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCourseCard } from '../../testing/catalog';
import { Page } from './landing-page';

const writing = buildCourseCard();
const shops = buildCourseCard({
  id: '0190a000-0000-7000-8000-000000000011',
  slug: 'small-shops',
  title: 'Small shops',
});
const landing: Landing = {
  categories: [{ ...writing.category, description: { en: '', bn: '' }, icon: '', courseCount: 2 }],
  popularCourses: [writing],
  popularCertifications: [writing, shops],
  aptitudeTests: [],
  paths: [],
  organizations: [],
  figures: { courses: 2, learners: 40, certificates: 12 },
};

const show = (parts: Partial<Landing> = {}) => {
  onCall('get', '/catalog/landing', { ...landing, ...parts });
  return renderWithStore(<Page />, { texts: ['catalog'] });
};

it('begins with the promise, the search and ways to try', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Learn a skill, prove it, get the job',
  );
  expect(screen.getByRole('searchbox', { name: 'What do you want to learn?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Free' })).toHaveAttribute('href', '/courses?price=FREE');
});

it('shows a popular course and another that leads to a certificate on the quilt', async () => {
  await show();
  expect(await screen.findByRole('link', { name: /^Clear writing.*4\.5/ })).toHaveAttribute(
    'href',
    '/course/clear-writing',
  );
  expect(
    screen.getByRole('link', { name: 'Small shops Certificate on completion' }),
  ).toHaveAttribute('href', '/course/small-shops');
});

it('leads from a category to its courses, and shows no section without content', async () => {
  await show();
  expect(await screen.findByRole('link', { name: /^Soft skills ?2 courses$/ })).toHaveAttribute(
    'href',
    '/courses?category=soft-skills',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Popular courses' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: 'Aptitude tests' })).toBeNull();
});

it('says so where there is no course yet', async () => {
  await show({ popularCourses: [], popularCertifications: [] });
  expect(await screen.findByText(/No course is currently available/)).toBeVisible();
});

import type { ComparedCourse } from '@lms/catalog/contract';
import { makeTestStore, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildCourseDetail } from '../../testing/catalog';
import { chooseCourses, comparisonPath } from './chosen-courses';
import { CompareBar } from './compare-bar';
import { CompareChoice } from './compare-choice';
import { comparePage } from './compare-page';

const build = (slug: string, parts: Partial<ComparedCourse> = {}): ComparedCourse => ({
  ...buildCourseDetail({ slug, title: slug.toUpperCase() }),
  prerequisites: [],
  ...parts,
});
const { Page } = comparePage({ Actions: ({ course }) => <button>Buy {course.title}</button> });

const wide = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  sessionStorage.clear();
  chooseCourses([]);
  wide(false);
  return () => vi.unstubAllGlobals();
});

const showPage = (courses: ComparedCourse[], asked = courses.map(({ slug }) => slug)) => {
  onCall('post', '/catalog/course/compare', { courses });
  return renderWithStore(<Page />, {
    route: comparisonPath(asked.map((slug) => ({ slug }))),
    path: '/compare',
    texts: ['catalog', 'compare'],
  });
};

it('shows a column for each course of the address, and marks rows that differ in words', async () => {
  await showPage([
    build('a', { inclusions: ['CERTIFICATE_ON_COMPLETION'] }),
    build('b', { price: 0 }),
  ]);
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  // Read out with each cell of the column: the course's name alone.
  expect(within(table).getByRole('columnheader', { name: 'A' })).toHaveTextContent(/^A$/);
  const row = (name: RegExp) => within(table).getByRole('row', { name });
  expect(row(/^Price/)).toHaveTextContent(/Differs.*Free/);
  expect(row(/^Certificate/)).toHaveTextContent(/Differs.*Yes, from 80%.*No/);
  expect(row(/^Level/)).not.toHaveTextContent('Differs');
  expect(within(table).getByRole('button', { name: 'Buy B' })).toBeVisible();
  expect(within(table).getByRole('group', { name: 'B' })).toHaveTextContent('Buy B');
  expect(receivedCalls.map(({ body }) => body)).toEqual([{ slugs: ['a', 'b'] }]);
});

it('takes a course out by a link, and says what is not available', async () => {
  await showPage([build('a'), build('b')], ['a', 'gone', 'b']);
  expect(await screen.findByText('1 course of this comparison is not available.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Remove from the comparison: A' })).toHaveAttribute(
    'href',
    '/compare?course=b',
  );
});

it('keeps the place of whoever takes a course out by keys', async () => {
  const { user } = await showPage([build('a'), build('b'), build('c')]);
  const drop = await screen.findByRole('link', { name: 'Remove from the comparison: B' });
  drop.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('says how to begin where the address names no course', async () => {
  await showPage([]);
  expect(await screen.findByText(/Choose courses in the course search/)).toBeVisible();
  expect(receivedCalls).toEqual([]);
});

const showChoice = () =>
  renderWithStore(
    <>
      {['a', 'b', 'c', 'd'].map((slug) => (
        <CompareChoice key={slug} course={build(slug)} />
      ))}
      <CompareBar />
    </>,
    { store: makeTestStore([toastSlice]), texts: ['compare'] },
  );

it('chooses three courses on a narrow screen, says which, and forgets them', async () => {
  const { user, store } = await showChoice();
  const press = (slug: string) =>
    user.click(screen.getByRole('button', { name: `Compare: ${slug}` }));
  await press('A');
  const bar = screen.getByRole('region', { name: 'Courses to compare' });
  expect(within(bar).getByRole('status')).toHaveTextContent('Choose another one to compare.');
  await press('B');
  await press('C');
  await press('D');
  expect(JSON.stringify(store.getState())).toContain('At most 3 courses can be compared here.');
  expect(screen.getByRole('button', { name: 'Compare: C', pressed: true })).toBeVisible();
  expect(within(bar).getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/compare?course=a&course=b&course=c',
  );
  await user.click(within(bar).getByRole('button', { name: 'Remove from the comparison: B' }));
  expect(JSON.parse(sessionStorage.getItem('compare') ?? '')).toHaveLength(2);
  await user.click(within(bar).getByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(sessionStorage.getItem('compare')).toBeNull();
});

it('keeps the focus in the bar while there is one, else on the heading', async () => {
  const { user } = await renderWithStore(
    <>
      <h1>Courses</h1>
      <CompareChoice course={build('a')} />
      <CompareChoice course={build('b')} />
      <CompareBar />
    </>,
    { store: makeTestStore([toastSlice]), texts: ['compare'] },
  );
  for (const button of screen.getAllByRole('button')) await user.click(button);
  const drop = async (title: string) => {
    screen.getByRole('button', { name: `Remove from the comparison: ${title}` }).focus();
    await user.keyboard('{Enter}');
  };
  await drop('A');
  expect(screen.getByRole('button', { name: 'Clear' })).toHaveFocus();
  await drop('B');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('chooses four courses on a wide screen', async () => {
  wide(true);
  const { user } = await showChoice();
  for (const button of screen.getAllByRole('button')) await user.click(button);
  expect(screen.getByRole('status')).toHaveTextContent('4 courses chosen');
});

import { onCall, problem, renderWithStore } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCourseCard, buildCourseDetail } from '../../testing/catalog';
import { RelatedCourses } from './related-courses';

const [known, other] = ['Speak up', 'Say no'].map((title, index) =>
  buildCourseCard({ id: `course-${index}`, slug: `course-${index}`, title }),
);
const show = (without: string[]) =>
  renderWithStore(<RelatedCourses slug="clear-writing" title="Next" without={without} />, {
    texts: ['catalog'],
  });

it('lists what is related to a course, but not what is left out', async () => {
  onCall('get', '/catalog/course/:slug', buildCourseDetail({ related: [known!, other!] }));
  await show(['course-0']);
  expect(await screen.findByRole('heading', { name: 'Next' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Say no' })).toHaveAttribute('href', '/course/course-1');
  expect(screen.queryByText('Speak up')).toBeNull();
});

it('says nothing where nothing is related, or the course is no longer offered', async () => {
  onCall('get', '/catalog/course/:slug', buildCourseDetail({ related: [known!] }));
  const { container, unmount } = await show(['course-0']);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  unmount();
  onCall('get', '/catalog/course/:slug', problem(404, 'entity.notFound'));
  const gone = await show([]);
  await waitFor(() => expect(gone.container).toBeEmptyDOMElement());
});

import type { CourseCard } from '@lms/catalog/contract';
import { onCall, problem, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildCourseDetail } from '../../testing/catalog';
import { coursePage } from './course-page';

const Actions = ({ course }: { course: CourseCard }) => <button>Buy {course.title}</button>;
const OwnRating = () => <p>Own rating</p>;
const { Page } = coursePage({ Actions, OwnRating });

const show = (language: 'en' | 'bn' = 'en') =>
  renderWithStore(<Page />, {
    route: '/course/clear-writing',
    path: '/course/:slug',
    texts: ['catalog'],
    language,
  });

it('shows the course with its facts, content and what the app puts in', async () => {
  onCall('get', '/catalog/course/clear-writing', buildCourseDetail());
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Clear writing' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Buy Clear writing' })).toBeVisible();
  expect(screen.getByText('Own rating')).toBeVisible();
  expect(screen.getByText('Write a clear request')).toBeVisible();
  expect(screen.getByText('Lifetime access')).toBeVisible();
  expect(screen.getByText('80%')).toBeVisible();
  const preview = '/course/clear-writing/lesson/0190a000-0000-7000-8000-000000000003';
  for (const name of ['Preview', 'Preview Why words matter']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', preview);
  }
  expect(document.title).toBe('Clear writing · Skills Bangladesh');
});

it('says that the videos have captions, where there are videos', async () => {
  const { sections, ...course } = buildCourseDetail();
  const withVideo = sections.map((section) => ({
    ...section,
    lessons: section.lessons.map((lesson) => ({ ...lesson, type: 'VIDEO' as const })),
  }));
  const shows = async (parts: Parameters<typeof buildCourseDetail>[0]) => {
    onCall('get', '/catalog/course/clear-writing', { ...course, sections, ...parts });
    const shown = await show();
    await screen.findByRole('heading', { level: 1 });
    const isSaid = screen.queryByText('On every video') !== null;
    shown.unmount();
    return isSaid;
  };
  expect(await shows({ sections: withVideo, captioned: true })).toBe(true);
  expect(await shows({ sections: withVideo, captioned: false })).toBe(false);
  expect(await shows({ captioned: true })).toBe(false);
});

it('says so where there is no preview video, also when an article can be previewed', async () => {
  onCall('get', '/catalog/course/clear-writing', buildCourseDetail());
  await show();
  expect(await screen.findByText('No preview video')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Preview Why words matter' })).toBeVisible();
});

it('shows the preview video with its captions', async () => {
  const previewCaptions = [{ language: 'en' as const, url: '/said.vtt' }];
  const film = { previewVideoUrl: '/film.mp4', previewCaptions };
  onCall('get', '/catalog/course/clear-writing', buildCourseDetail({ sections: [], ...film }));
  const { container } = await show();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByLabelText('Preview')).toHaveAttribute('poster', '/media/video.svg');
  expect(container.querySelector('video source')).toHaveAttribute('src', '/film.mp4');
  expect(container.querySelector('track')).toHaveAttribute('src', '/said.vtt');
  expect(screen.queryByText('No preview video')).toBeNull();
});

it('marks the course’s own words with their language on a Bengali page', async () => {
  onCall('get', '/catalog/course/clear-writing', buildCourseDetail());
  await show('bn');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  expect(screen.getByText('আজীবন ব্যবহারের সুযোগ')).toBeVisible();
});

it('leads back to the catalogue from a course that is not there', async () => {
  onCall('get', '/catalog/course/clear-writing', problem(404, 'entity.notFound'));
  await show();
  expect(
    await screen.findByRole('heading', { name: 'This course is not available.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'All courses' })).toHaveAttribute('href', '/courses');
});

import { userLoaded, userSlice } from '@lms/auth/web';
import type { CourseRating } from '@lms/learning/contract';
import { makeTestStore, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildCourse } from '../../testing/samples';
import { useGetLearningCourseQuery } from '../learning-api';
import { CourseRating as RatingBelowLesson } from './course-rating';

const courseId = '0198a000-0000-7000-8000-0000000000cc';

const buildRating = (changes: Partial<CourseRating> = {}): CourseRating => ({
  id: '0198a000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  version: 3,
  userId: '0198a000-0000-7000-8000-0000000000aa',
  learnerName: 'Nadia Islam',
  courseId,
  courseTitle: 'Active listening',
  courseSlug: 'active-listening',
  courseLanguage: 'en',
  stars: 4,
  review: 'Clear and short',
  status: 'VISIBLE',
  hiddenReason: null,
  ...changes,
});

const answerWith = (...items: CourseRating[]) =>
  onCall('post', '/course-rating/find', { items, total: items.length });

const BelowLesson = () => {
  const { data } = useGetLearningCourseQuery(courseId);
  return data && <RatingBelowLesson course={data} />;
};

const show = (status: 'ACTIVE' | 'COMPLETED' = 'COMPLETED') => {
  const store = makeTestStore([userSlice]);
  const user = { id: 'me', email: 'me@example.org', name: 'Me', roles: ['ROLE_USER'] };
  store.dispatch(userLoaded(user as unknown as Parameters<typeof userLoaded>[0]));
  onCall('get', '/learning/course/:id', () => buildCourse({ id: courseId, status }));
  return renderWithStore(<BelowLesson />, {
    store,
    signedIn: true,
    texts: ['learning', 'ratings', 'validation', 'problems'],
  });
};

const sent = (method: string) => receivedCalls.filter((call) => call.method === method);

describe('the own rating of a course', () => {
  it('is asked for below the lessons of a completed course, and given there', async () => {
    answerWith();
    onCall('post', '/course-rating', { id: buildRating().id });
    const { user } = await show();
    await user.click(await screen.findByRole('radio', { name: '5 stars' }));
    await user.type(screen.getByRole('textbox', { name: 'Review' }), 'Worth the time');
    answerWith(buildRating({ stars: 5, review: 'Worth the time' }));
    await user.click(screen.getByRole('button', { name: 'Save rating' }));
    expect(await screen.findByText('Your rating is saved.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Delete rating' })).toBeVisible();
    expect(receivedCalls.find(({ path }) => path === '/course-rating')?.body).toEqual({
      courseId,
      stars: 5,
      review: 'Worth the time',
    });
  });

  it('opens on request while the course is not completed', async () => {
    answerWith();
    const { user } = await show('ACTIVE');
    const opener = await screen.findByText('Rate this course');
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(opener);
    expect(await screen.findAllByRole('radio')).toHaveLength(5);
  });

  it('is not asked for again once it is given', async () => {
    answerWith();
    onCall('post', '/course-rating', { id: buildRating().id });
    const { user } = await show();
    await user.click(await screen.findByRole('radio', { name: '5 stars' }));
    expect(screen.getByText('Rate this course')).toBeVisible();
    onCall('get', '/learning/course/:id', buildCourse({ id: courseId, rated: true }));
    await user.click(screen.getByRole('button', { name: 'Save rating' }));
    expect(await screen.findByText('Your rating')).toBeVisible();
    expect(screen.queryByText('Rate this course')).toBeNull();
  });

  it('asks for the stars', async () => {
    answerWith();
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Save rating' }));
    const group = await screen.findByRole('radiogroup', { name: 'Rating' });
    expect(group).toHaveAttribute('aria-invalid', 'true');
    const summary = screen.getByRole('link', { name: 'Rating is required' });
    await waitFor(() => expect(summary).toHaveFocus());
    await user.click(summary);
    expect(group).toHaveFocus();
    expect(receivedCalls.some(({ path }) => path === '/course-rating')).toBe(false);
  });

  it('is changed at the version that was read', async () => {
    answerWith(buildRating());
    onCall('put', '/course-rating/:id', buildRating({ stars: 2, version: 4 }));
    const { user } = await show();
    expect(await screen.findByRole('radio', { name: '4 stars' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '2 stars' }));
    await user.click(screen.getByRole('button', { name: 'Save rating' }));
    expect(await screen.findByText('Your rating is saved.')).toBeVisible();
    expect(sent('PUT')[0]?.body).toEqual({
      courseId,
      stars: 2,
      review: 'Clear and short',
      version: 3,
    });
  });

  it.each([
    ['stars', () => screen.getByRole('radio', { name: '5 stars' }), '{ }'],
    ['review', () => screen.getByRole('textbox', { name: 'Review' }), '!'],
  ])('is no longer called saved once it is changed: %s', async (_, field, keys) => {
    answerWith(buildRating());
    onCall('put', '/course-rating/:id', buildRating({ version: 4 }));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Save rating' }));
    expect(await screen.findByText('Your rating is saved.')).toBeVisible();
    await user.type(field(), keys);
    expect(screen.queryByText('Your rating is saved.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save rating' }));
    expect(await screen.findByText('Your rating is saved.')).toBeVisible();
  });

  it('is deleted, and the form is empty again before the list is loaded again', async () => {
    answerWith(buildRating());
    const { id } = buildRating();
    onCall('put', '/course-rating/deleteItems', { ids: [id] });
    const { user } = await show();
    const button = await screen.findByRole('button', { name: 'Delete rating' });
    onCall('post', '/course-rating/find', () => new Promise(() => undefined));
    await user.click(button);
    expect(await screen.findByText('Your rating is deleted.')).toBeVisible();
    expect(sent('PUT')[0]?.body).toEqual({ ids: [id] });
    expect(screen.getByRole('textbox', { name: 'Review' })).toHaveValue('');
    expect(screen.getByRole('radio', { name: '4 stars' })).not.toBeChecked();
  });

  it('comes back when its deletion is undone', async () => {
    answerWith(buildRating());
    onCall('put', '/course-rating/deleteItems', { ids: [buildRating().id] });
    onCall('post', '/course-rating', buildRating());
    const { user } = await show();
    const button = await screen.findByRole('button', { name: 'Delete rating' });
    answerWith();
    await user.click(button);
    const undo = await screen.findByRole('button', { name: 'Undo' });
    answerWith(buildRating({ id: 'again' }));
    await user.click(undo);
    await waitFor(() => expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked());
    expect(sent('POST').find(({ path }) => path === '/course-rating')?.body).toEqual({
      courseId,
      stars: 4,
      review: 'Clear and short',
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is saved when the answer to an earlier press was lost', async () => {
    answerWith();
    onCall('post', '/course-rating', problem(409, 'entity.duplicate'));
    onCall('put', '/course-rating/:id', buildRating({ stars: 5, version: 4 }));
    const { user } = await show();
    await user.click(await screen.findByRole('radio', { name: '5 stars' }));
    answerWith(buildRating());
    await user.click(screen.getByRole('button', { name: 'Save rating' }));
    expect(await screen.findByText('Your rating is saved.')).toBeVisible();
    expect(sent('PUT')[0]?.body).toEqual({ courseId, stars: 5, review: '', version: 3 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is gone, and back, when the answers to earlier presses were lost', async () => {
    answerWith(buildRating());
    onCall('put', '/course-rating/deleteItems', problem(404, 'entity.notFound'));
    onCall('post', '/course-rating', problem(409, 'entity.duplicate'));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Delete rating' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(screen.queryByRole('alert')).toBeNull();
    answerWith(buildRating({ id: 'again' }));
    await user.click(undo);
    expect(await screen.findByRole('button', { name: 'Delete rating' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells why it is hidden', async () => {
    answerWith(buildRating({ status: 'HIDDEN', hiddenReason: 'It names a person.' }));
    await show();
    expect(
      await screen.findByText('Your rating is hidden from others: It names a person.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete rating' })).toBeNull();
  });

  it('keeps what was typed when it is refused', async () => {
    answerWith();
    onCall('post', '/course-rating', problem(403, 'learning.notEnrolled'));
    const { user } = await show();
    const form = await screen.findByRole('region', { name: 'Rate this course' });
    await user.click(within(form).getByRole('radio', { name: '1 star' }));
    await user.type(within(form).getByRole('textbox', { name: 'Review' }), 'Short');
    await user.click(within(form).getByRole('button', { name: 'Save rating' }));
    expect(await within(form).findByRole('alert')).toBeVisible();
    expect(within(form).getByRole('textbox', { name: 'Review' })).toHaveValue('Short');
  });
});

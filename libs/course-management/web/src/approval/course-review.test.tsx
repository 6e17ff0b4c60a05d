import { userLoaded, userSlice } from '@lms/auth/web';
import type { Role } from '@lms/contract';
import type { CourseReview } from '@lms/course-management/contract';
import { onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildCourse, buildDraft, courseId } from '../../testing/builder';
import { Page } from './course-review-page';

const published = buildDraft();
const [start, end] = published.sections as [
  (typeof published.sections)[0],
  (typeof published.sections)[0],
];
const [read, test] = start.lessons as [(typeof start.lessons)[0], (typeof start.lessons)[0]];
const draft = buildDraft({
  title: 'Welding very safely',
  sections: [
    { ...start, lessons: [{ ...read, article: '<p>Wear thick gloves.</p>' }] },
    { ...end, lessons: [...end.lessons, test] },
  ],
});
let review: CourseReview;
beforeEach(() => {
  const course = buildCourse({ status: 'ACTIVE', revisionStatus: 'PENDING', version: 7 });
  const glossary = { published: [], draft: [] };
  review = { course, draft, published, glossary, checklist: [] };
  for (const path of ['/course-category', '/instructor', '/course']) {
    onCall('post', `${path}/find`, { items: [], total: 0 });
  }
  onCall('get', '/course/:id/review', () => review as never);
});
const show = async (role: Role = 'ROLE_SYSTEM', heading = draft.title) => {
  const view = await renderWithStore(<Page />, {
    slices: [userSlice, toastSlice],
    texts: ['courses', 'catalog', 'admin', 'validation', 'problems'],
    signedIn: true,
    route: `/course-management/inactive-course/${courseId}`,
    path: '/course-management/inactive-course/:id',
  });
  const user = { id: courseId, email: 'a@b.lms', name: 'A', imageUrl: '', organizationCode: null };
  act(() => void view.store.dispatch(userLoaded({ ...user, roles: [role] })));
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
};
const button = (name: string) => screen.queryByRole('button', { name });
/** Approves, and confirms it. */
const approve = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  onCall('post', '/course/approval', { id: courseId, ids: [courseId], until: '2026-01-01' });
  await user.click(button('Approve')!);
  const dialog = await screen.findByRole('dialog', { name: 'Approve Welding very safely?' });
  expect(sent('approval')).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
};
const sent = (move: string) => receivedCalls.find(({ path }) => path.endsWith(`/${move}`));

it('has a heading where it could not be loaded, and is loaded again', async () => {
  onCall('get', '/course/:id/review', () => problem(500, 'server.fault'));
  const { user } = await show('ROLE_SYSTEM', 'Pending courses');
  onCall('get', '/course/:id/review', () => review as never);
  await user.click(button('Try again')!);
  expect(await screen.findByRole('heading', { level: 1, name: draft.title })).toBeVisible();
});

/** Tab of the list that the review of a changed course came from. */
const changes = '/course-management/inactive-course?filter.revisionStatus=PENDING';

describe('what is to be approved', () => {
  it('shows what a change does, word by word and lesson by lesson', async () => {
    const { user } = await show();
    const title = screen.getByText('Title').closest('div')!;
    expect(within(title).getByText('changed')).toBeVisible();
    expect(title.querySelector('ins')).toHaveTextContent('added: very');
    expect(within(title).getByText('Live now').nextSibling).toHaveTextContent(/^Welding safely$/);
    expect(screen.getByText('1 of 20 fields differs.')).toBeVisible();
    expect(screen.getByText('Summary')).not.toBeVisible();
    await user.click(screen.getByText('What stays as it is'));
    expect(screen.getByText('Summary')).toBeVisible();
    const moved = screen.getByText('Test').closest('summary')!;
    expect(within(moved).getByText('moved')).toBeVisible();
    await user.click(screen.getByText('Read this'));
    const text = screen.getByText('Changes in the text').closest('details')!;
    expect(text.querySelector('ins')).toHaveTextContent('thick');
  });

  it('shows what becomes of the terms', async () => {
    const buildTerm = (number: number, en: string, meaning: string) => ({
      id: `term ${number}`,
      term: { en, bn: '' },
      meaning: { en: meaning, bn: '' },
    });
    review.glossary = {
      published: [buildTerm(1, 'Arc', 'A spark'), buildTerm(2, 'Mask', 'For the face')],
      draft: [buildTerm(1, 'Arc', 'A bright spark'), buildTerm(3, 'Weld', 'A joint')],
    };
    await show();
    const glossary = await screen.findByRole('region', { name: 'Glossary' });
    const shown = await within(glossary).findAllByRole('term');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Arcchanged',
      'Maskremoved',
      'Weldadded',
    ]);
    expect(glossary.querySelector('ins')).toHaveTextContent('added: bright');
  });

  it('is approved by the version that was looked at, once that is confirmed', async () => {
    const { user, location } = await show();
    const decision = screen.getByRole('region', { name: 'Decision' });
    expect(within(decision).getByText('Learners will see the changed course.')).toBeVisible();
    expect(within(decision).getByText(/The authors are told by email/)).toBeVisible();
    await approve(user);
    await expect.poll(location).toBe(changes);
    expect(sent('approval')?.body).toEqual({ ids: [courseId], version: 7 });
  });

  it('is not judged again by who comes back to it, but the approval can be taken back', async () => {
    onCall('delete', '/course/:id/approval');
    const { user, unmount } = await show();
    await approve(user);
    await expect.poll(() => sent('approval')).toBeDefined();
    unmount();
    const again = await show();
    expect(await screen.findByText(/^Welding very safely was approved/)).toBeVisible();
    expect(button('Approve')).toBeNull();
    expect(button('Reject')).toBeNull();
    await again.user.click(button('Undo')!);
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeVisible();
    again.unmount();
    await show();
    expect(button('Approve')).toBeVisible();
  });

  it('leads back to the tab of new courses when a new course was approved', async () => {
    const course = buildCourse({ status: 'PENDING' });
    const glossary = { published: null, draft: [] };
    review = { course, draft, published: null, glossary, checklist: [] };
    const { user, location } = await show();
    await approve(user);
    await expect.poll(location).toBe('/course-management/inactive-course');
  });

  it('is refused for a reason alone, by the version that was looked at', async () => {
    onCall('post', '/course/:id/reject', {});
    const { user, location } = await show();
    await user.click(button('Reject')!);
    const dialog = screen.getByRole('dialog', { name: 'Reject this course?' });
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    expect(await within(dialog).findByRole('link', { name: /Reason/ })).toHaveFocus();
    await user.type(within(dialog).getByLabelText('Reason'), 'Too short');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await expect.poll(location).toBe(changes);
    expect(sent('reject')?.body).toEqual({ version: 7, reason: 'Too short' });
  });

  const savedBy = { name: 'Rina Das', at: '2026-01-02T03:04:00.000Z' };
  /** Rejects, where somebody else came first. */
  const rejectLate = async (user: Awaited<ReturnType<typeof show>>['user']) => {
    await user.click(button('Reject')!);
    const dialog = screen.getByRole('dialog', { name: 'Reject this course?' });
    await user.type(within(dialog).getByLabelText('Reason'), 'Too short');
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    return dialog;
  };

  it('shows a decision that came first: who, when and why, and keeps the reason typed', async () => {
    const { user } = await show();
    onCall('post', '/course/:id/reject', () => {
      const rejectionReason = 'No licence';
      review = { ...review, course: buildCourse({ status: 'REJECTED', rejectionReason }) };
      return problem(409, 'course.notPending', { savedBy });
    });
    const dialog = await rejectLate(user);
    expect(
      await within(dialog).findByText(/a decision: Rina Das last changed it on Jan 2, 2026/),
    ).toBeVisible();
    expect(await within(dialog).findByText('Reason given: No licence')).toBeVisible();
    expect(within(dialog).getByLabelText('Reason')).toHaveValue('Too short');
    expect(within(dialog).queryByRole('button', { name: 'Reject' })).toBeNull();
    expect(screen.getByText(/^Rina Das last changed this on Jan 2, 2026/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
  });

  it('shows what somebody changed meanwhile, and takes the reason typed for it', async () => {
    const { user, location } = await show();
    onCall('post', '/course/:id/reject', () => {
      review = { ...review, course: { ...review.course, version: 8 } };
      onCall('post', '/course/:id/reject', {});
      return problem(409, 'entity.conflict', { savedBy });
    });
    const dialog = await rejectLate(user);
    expect(await within(dialog).findByText(/Rina Das changed this on Jan 2, 2026/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await expect.poll(location).toBe(changes);
    const bodies = receivedCalls.filter(({ path }) => path.endsWith('/reject'));
    expect(bodies.at(-1)?.body).toEqual({ version: 8, reason: 'Too short' });
  });

  it('shows a decision that came before an approval', async () => {
    const { user } = await show();
    await user.click(button('Approve')!);
    onCall('post', '/course/approval', () => {
      review = { ...review, course: buildCourse({ status: 'ACTIVE' }) };
      return problem(409, 'course.notPending', { savedBy });
    });
    const dialog = await screen.findByRole('dialog', { name: /^Approve/ });
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('This course is not waiting for approval.')).toBeVisible();
    expect(screen.getByText(/^Rina Das last changed this on Jan 2, 2026/)).toBeVisible();
  });

  it('can’t be approved while something is missing, which is said', async () => {
    review = { ...review, checklist: [{ code: 'summaryMissing', field: 'summary' }] };
    const { user } = await show();
    expect(button('Approve')).toHaveAccessibleDescription(/while anything on the checklist/);
    await user.click(button('Approve')!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is not judged by those who wrote it, nor where it does not wait', async () => {
    const { unmount } = await show('ROLE_ORGADMIN');
    expect(button('Approve')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Decision' })).toBeNull();
    unmount();
    review = { ...review, course: buildCourse({ status: 'ACTIVE' }) };
    await show();
    expect(button('Approve')).not.toBeInTheDocument();
    expect(screen.getByText('This course is not waiting for approval.')).toBeVisible();
  });
});

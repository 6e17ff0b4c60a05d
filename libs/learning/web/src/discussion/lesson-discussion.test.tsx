import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { DiscussionTopic, TopicInput } from '@lms/learning/contract';
import {
  makeTestStore,
  offline,
  onCall,
  problem,
  receivedCalls,
  renderWithStore,
} from '@lms/testing';
import { ToastCard, Toaster, toastSlice } from '@lms/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDetails, buildPost, buildTopic } from '../../testing/discussion';
import { LessonDiscussion } from './lesson-discussion';

const learner: CurrentUser = {
  id: 'me',
  email: 'rahima@example.org',
  name: 'Rahima',
  roles: ['ROLE_USER'],
  imageUrl: '',
  organizationCode: null,
};
const mine = { name: 'Rahima', isMe: true, isStaff: false };

const serve = (...items: DiscussionTopic[]) =>
  onCall('get', '/learning/lesson/:id/topic', { items, hasMore: false });

const show = (route = '/', user: CurrentUser = learner) => {
  const store = makeTestStore([userSlice, toastSlice]);
  store.dispatch(userLoaded(user));
  onCall('put', '/topic/:id/seen');
  return renderWithStore(
    <>
      <LessonDiscussion
        lessonId="video"
        video={{ current: { currentTime: 7.4 } as HTMLVideoElement }}
      />
      <Toaster toastComponent={ToastCard} />
    </>,
    { store, signedIn: true, path: '/', route, texts: ['discussion', 'validation', 'problems'] },
  );
};
const sent = (method: string) => receivedCalls.filter((call) => call.method === method);

describe('the questions of a lesson', () => {
  it('are asked with the second of the video, under one id while it is tried again', async () => {
    serve();
    const { user } = await show();
    expect(await screen.findByText(/^No one has asked about this lesson/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ask a question' }));
    onCall('put', '/learning/lesson/:id/topic/:topicId', offline());
    expect(screen.getByRole('checkbox', { name: 'Attach 0:07 in the video' })).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: /^Your question/ }), 'কেন আগে শুনব?');
    const button = screen.getByRole('button', { name: 'Send the question' });
    await user.click(button);
    expect(await screen.findByText(/^You seem to be offline/)).toBeVisible();
    const topic = buildTopic({ title: 'কেন আগে শুনব?', author: mine, positionSeconds: 7 });
    onCall('put', '/learning/lesson/:id/topic/:topicId', buildDetails(topic));
    serve(topic);
    await user.click(button);
    expect(await screen.findByText(/^Your question is sent/)).toBeVisible();
    const question = await screen.findByRole('button', { name: 'কেন আগে শুনব?' });
    await waitFor(() => expect(question).toHaveFocus());
    const asked = sent('PUT');
    expect(asked).toHaveLength(2);
    expect(new Set(asked.map(({ path }) => path)).size).toBe(1);
    expect(asked[0]?.body).toEqual({
      title: 'কেন আগে শুনব?',
      body: '',
      positionSeconds: 7,
      version: 0,
    } satisfies TopicInput);
    expect(screen.getByRole('link', { name: 'Jump to 0:07' })).toHaveAttribute(
      'href',
      '/learn/course/lesson/video?t=7',
    );
  });

  it('tell in words when there were too many', async () => {
    serve();
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Ask a question' }));
    const refusal = { code: 'request.tooMany', title: '', status: 429 };
    onCall('put', '/learning/lesson/:id/topic/:topicId', () =>
      Response.json(refusal, { status: 429, headers: { 'retry-after': '1500' } }),
    );
    await user.type(screen.getByRole('textbox', { name: /^Your question/ }), 'One more?');
    await user.click(screen.getByRole('button', { name: 'Send the question' }));
    expect(await screen.findByText(/You can ask again in 25 minutes/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Your question/ })).toHaveValue('One more?');
  });

  it('unfold to their answers, of which the asker accepts one', async () => {
    const topic = buildTopic({ author: mine, postCount: 2 });
    const other = buildPost({
      id: '0198a000-0000-7000-8000-000000000003',
      author: { name: '', isMe: false, isStaff: false },
      body: 'Me too',
    });
    const posts = [buildPost(), other];
    serve(topic);
    onCall('get', '/topic/:id', buildDetails(topic, posts));
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Why listen first?' }));
    const [, first, second] = await waitFor(() => {
      const items = screen.getAllByRole('listitem');
      expect(items).toHaveLength(3);
      return items as [HTMLElement, HTMLElement, HTMLElement];
    });
    expect(within(first).getByText('Course team')).toBeVisible();
    expect(within(first).getByRole('link')).toHaveAttribute('href', 'https://example.org/listen');
    expect(within(second).getByText('Closed account')).toBeVisible();
    await waitFor(() => expect(sent('PUT')[0]?.path).toBe(`/topic/${topic.id}/seen`));
    const done = buildDetails({ ...topic, status: 'ANSWERED' }, [
      buildPost({ isAccepted: true }),
      other,
    ]);
    onCall('put', '/topic/:id/accepted', done);
    await user.click(within(first).getByRole('button', { name: 'Accept this answer' }));
    expect(await screen.findByText('Accepted answer')).toBeVisible();
    expect(sent('PUT').at(-1)?.body).toEqual({ postId: posts[0]?.id });
  });

  it('keep the focus while they are asked, changed and answered', async () => {
    const editableUntil = '2026-11-20T09:00:00.000Z';
    const topic = buildTopic({ author: mine, editableUntil });
    const details = buildDetails(topic, [buildPost({ author: mine, editableUntil })]);
    serve(topic);
    onCall('get', '/topic/:id', details);
    onCall('put', '/topic/:id/post/:postId', details);
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Ask a question' }));
    expect(screen.getByRole('textbox', { name: /^Your question/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { name: 'Questions' })).toHaveFocus();

    await user.click(await screen.findByRole('button', { name: 'Why listen first?' }));
    const [first, second] = await screen.findAllByRole('button', { name: /^Edit/ });
    await user.click(first!);
    expect(screen.getByRole('textbox', { name: /^Your question/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const thread = document.activeElement;
    expect(thread).toContainElement(second!);
    await user.click(second!);
    const [field, answer] = screen.getAllByRole('textbox', { name: /^Your answer/ });
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await user.type(answer!, 'Because it helps');
    await user.click(screen.getByRole('button', { name: 'Send the answer' }));
    await waitFor(() => expect(thread).toHaveFocus());

    const remove = async (place: number) => {
      await user.click(screen.getAllByRole('button', { name: /^Delete ./ })[place]!);
      await user.click(screen.getByRole('button', { name: 'Delete' }));
    };
    onCall('delete', '/topic/:id/post/:postId', buildDetails(topic));
    onCall('get', '/topic/:id', buildDetails(topic));
    await remove(1);
    await screen.findByText(/^No answers yet/);
    expect(thread).toHaveFocus();
    onCall('delete', '/topic/:id', undefined as never);
    serve();
    await remove(0);
    await screen.findByText(/^No one has asked about this lesson/);
    expect(screen.getByRole('heading', { name: 'Questions' })).toHaveFocus();
  });

  it('are deleted after what went wrong is told where it was asked', async () => {
    const topic = buildTopic();
    serve(topic);
    const editableUntil = '2026-11-20T08:15:00.000Z';
    const answer = buildPost({ author: mine, editableUntil });
    onCall('get', '/topic/:id', buildDetails(topic, [answer]));
    onCall('delete', '/topic/:id/post/:postId', offline());
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Why listen first?' }));
    await user.click((await screen.findAllByRole('button', { name: /^Delete ./ })).at(-1)!);
    const dialog = screen.getByRole('dialog', { name: 'Delete your answer?' });
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    await user.click(confirm);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/offline/);
    // The answer to that press was lost: there is nothing left to delete.
    onCall('delete', '/topic/:id/post/:postId', problem(404, 'entity.notFound'));
    onCall('get', '/topic/:id', buildDetails(topic));
    await user.click(confirm);
    expect(await screen.findByText(/^No answers yet/)).toBeVisible();
    expect(dialog).not.toBeVisible();
  });

  it('are reported with a reason, and are not one’s own to change', async () => {
    const topic = buildTopic();
    serve(topic);
    onCall('get', '/topic/:id', buildDetails(topic));
    onCall('post', '/topic/:id/report');
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Why listen first?' }));
    await user.click(await screen.findByRole('button', { name: /^Report/ }));
    expect(screen.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull();
    const dialog = screen.getByRole('dialog', { name: 'Report this text?' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'It is rude.');
    await user.click(within(dialog).getByRole('button', { name: 'Report' }));
    expect(await screen.findByText(/^Thank you/)).toBeVisible();
    expect(sent('POST')[0]?.body).toEqual({ postId: null, reason: 'It is rude.' });
  });

  it('open at the one that a link leads to, also beyond the first page', async () => {
    serve(buildTopic({ id: '0198a000-0000-7000-8000-000000000009', title: 'Another' }));
    const topic = buildTopic();
    onCall('get', '/topic/:id', buildDetails(topic, [buildPost()]));
    await show(`/?question=${topic.id}`);
    expect(await screen.findByText(/^Because it helps/, { selector: 'p' })).toBeVisible();
  });

  it('are only read by whoever looks through the eyes of a learner', async () => {
    const topic = buildTopic();
    serve(topic);
    onCall('get', '/topic/:id', buildDetails(topic, [buildPost()]));
    await show(`/?question=${topic.id}`, { ...learner, viewedAsUntil: '2026-11-20T09:00:00.000Z' });
    expect(await screen.findByText(/^Because it helps/)).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(sent('PUT')).toEqual([]);
  });
});

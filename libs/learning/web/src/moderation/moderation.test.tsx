import { AntdProvider, coursePaths } from '@lms/admin-ui';
import type { TopicItem } from '@lms/learning/contract';
import { onCall, receivedCalls } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildDetails, buildPost, buildTopic } from '../../testing/discussion';
import { showList } from '../../testing/management';
import { ModeratedTopic } from './moderated-topic';
import { TopicList } from './topic-list';
import { TopicView } from './topic-view';

const item: TopicItem = {
  id: '0198a000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  version: 1,
  courseId: '0198a000-0000-7000-8000-0000000000cc',
  courseTitle: 'Web basics',
  courseLanguage: 'en',
  lessonTitle: 'Headings',
  authorName: '',
  title: 'Why h2 after h1?',
  status: 'OPEN',
  pinned: false,
  postCount: 0,
  unanswered: true,
  reported: false,
  hasHidden: false,
};

const asked = () =>
  receivedCalls
    .filter(({ path }) => path === '/topic/find')
    .map(({ body }) => (body as { filter: object }).filter);

describe('the list of questions', () => {
  it('begins with the unanswered ones, and keeps the course from tab to tab', async () => {
    onCall('post', '/topic/find', { items: [item], total: 1 });
    const { user } = await showList({
      Page: TopicList,
      route: `${coursePaths.questions}?filter.courseId=${item.courseId}`,
      role: 'ROLE_ORGADMIN',
      texts: ['discussion'],
    });
    expect(await screen.findByText('Why h2 after h1?')).toBeVisible();
    expect(screen.getByText('Closed account')).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'Questions by state' });
    expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Unanswered');
    await user.click(within(tabs).getByRole('link', { name: 'Reported' }));
    expect(await within(tabs).findByRole('link', { current: 'page' })).toHaveTextContent(
      'Reported',
    );
    expect(asked()).toEqual([
      { courseId: item.courseId, unanswered: true },
      { courseId: item.courseId, reported: true },
    ]);
  });
});

describe('a question before staff', () => {
  const topic = buildTopic({
    reports: [{ id: 'report', name: '', reason: 'It is rude.', createdAt: item.createdAt }],
  });
  const Shown = () => (
    <AntdProvider>
      <ModeratedTopic details={buildDetails(topic, [buildPost()])} />
    </AntdProvider>
  );
  const Loaded = () => (
    <AntdProvider>
      <TopicView topicId={topic.id} />
    </AntdProvider>
  );
  const show = (Page = Shown) => {
    onCall('put', '/topic/:id/seen');
    return showList({
      Page,
      route: '/',
      role: 'ROLE_ORGADMIN',
      texts: ['discussion'],
    });
  };
  const sent = () =>
    receivedCalls
      .filter(({ path }) => path.endsWith('/moderation'))
      .map(({ path, body }) => ({ path, body }));

  it('is hidden with a reason, and not without one', async () => {
    const { user } = await show();
    expect(screen.getByText(/Listening well · How to listen/)).toBeVisible();
    onCall('put', '/topic/:id/moderation', buildDetails(topic));
    expect(screen.getByText('Closed account: It is rude.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Hide' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Hide this text?' });
    const hide = within(dialog).getByRole('button', { name: 'Hide' });
    await user.click(hide);
    expect(await within(dialog).findByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await user.type(within(dialog).getByRole('textbox'), 'It names a person.');
    await user.click(hide);
    expect(await screen.findByText(/^The text is hidden/)).toBeVisible();
    expect(sent()).toEqual([
      {
        path: `/topic/${topic.id}/moderation`,
        body: { action: 'HIDE', postId: null, reason: 'It names a person.' },
      },
    ]);
  });

  it('keeps the place of whoever acts by keys', async () => {
    onCall('get', '/topic/:id', buildDetails(topic, [buildPost()]));
    const { user } = await show(Loaded);
    const act = (name: string, after: Partial<typeof topic>) => {
      onCall('put', '/topic/:id/moderation', buildDetails({ ...topic, ...after }, [buildPost()]));
      onCall('get', '/topic/:id', buildDetails({ ...topic, ...after }, [buildPost()]));
      screen.getByRole('button', { name }).focus();
      return user.keyboard('{Enter}');
    };
    await screen.findByRole('button', { name: 'Pin' });
    await act('Pin', { pinned: true });
    expect(await screen.findByRole('button', { name: 'Unpin' })).toHaveFocus();
    await act('Keep, nothing wrong', { reports: [] });
    expect(await screen.findByText(/^The text stays/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Hide' })[0]).toHaveFocus();

    onCall('put', '/topic/:topicId/post/:id', buildDetails(topic, [buildPost()]));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'Because.');
    screen.getByRole('button', { name: 'Send the answer' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Your answer is sent.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('has one heading from loading on, which keeps the focus', async () => {
    onCall('get', '/topic/:id', buildDetails(topic));
    await show(Loaded);
    const first = await screen.findByRole('heading', { level: 1 });
    expect(await screen.findByRole('heading', { level: 1, name: topic.title })).toBe(first);
  });

  it('is kept, and its answers are confirmed', async () => {
    const { user } = await show();
    onCall('put', '/topic/:id/moderation', buildDetails(topic));
    await user.click(screen.getByRole('button', { name: 'Keep, nothing wrong' }));
    expect(await screen.findByText(/^The text stays/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Confirm as right' }));
    expect(await screen.findByText('The answer is confirmed.')).toBeVisible();
    expect(sent().map(({ body }) => body)).toEqual([
      { action: 'KEEP', postId: null },
      { action: 'ENDORSE', postId: buildPost().id },
    ]);
  });
});

import type { CurrentUser } from '@lms/auth/contract';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { Message } from '@lms/communication/contract';
import { offline, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ActivityPanel } from './activity-panel';
import { ChatPanel } from './chat/chat-panel';

const texts = ['communication', 'problems'] as const;
const learner: CurrentUser = {
  id: 'me',
  email: 'rahima@example.org',
  name: 'Rahima',
  roles: ['ROLE_USER'],
  imageUrl: '',
  organizationCode: null,
};
const at = '2026-11-20T08:00:00.000Z';

it('tells the reader what they did, and goes on to what was before', async () => {
  const item = (id: string, subject: string) => ({ id, at, action: 'ENROLLED', subject });
  onCall('get', '/activity', ({ query }) =>
    query.get('before') === '02'
      ? { items: [item('01', 'Typing')], hasMore: false }
      : { items: [item('02', 'Data entry')], hasMore: true },
  );
  const { user } = await renderWithStore(<ActivityPanel />, { texts: [...texts], signedIn: true });
  expect(await screen.findByText('Enrolled in “Data entry”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Enrolled in “Typing”')).toBeVisible();
  expect(screen.getByText('Enrolled in “Data entry”')).toBeVisible();
});

describe('the chat', () => {
  const me = { id: 'me', name: 'Rahima', imageUrl: null };
  const teacher = { id: 'teacher', name: 'Karim', imageUrl: null };
  const said = (id: string, body: string, isMine = false, clientId = id): Message => ({
    id,
    conversationId: 'c1',
    author: isMine ? me : teacher,
    isMine,
    body,
    createdAt: at,
    clientId,
  });
  let messages: Message[];
  beforeEach(() => {
    messages = [said('m1', 'When does it begin?', true), said('m2', 'On Sunday.')];
    onCall('get', '/conversation', () => ({
      items: [
        {
          id: 'c1',
          kind: 'COURSE',
          course: { id: '7', title: 'Data entry', language: 'en' },
          opener: me,
          isMine: true,
          lastMessage: { body: 'On Sunday.', authorName: 'Karim', createdAt: at },
          unread: 1,
        },
      ],
      hasMore: false,
    }));
    onCall('get', '/conversation/c1/message', () => ({
      items: messages,
      hasMore: false,
      isClosed: false,
    }));
    onCall('put', '/conversation/c1/read');
  });
  const show = async () => {
    const view = await renderWithStore(<ChatPanel />, {
      slices: [userSlice],
      texts: [...texts],
      signedIn: true,
    });
    await view.user.click(await screen.findByRole('button', { name: 'Data entry' }));
    const log = await screen.findByRole('log');
    await within(log).findByText('On Sunday.');
    return { ...view, log, field: screen.getByLabelText('Message') };
  };

  it('shows a conversation and says how far it was read', async () => {
    const { log } = await show();
    expect(
      within(log)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'November 20, 2026',
      expect.stringMatching(/^You.*When does it begin\?$/),
      expect.stringMatching(/^Karim.*On Sunday\.$/),
    ]);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Data entry' })).toHaveFocus());
    const read = () => receivedCalls.find(({ method }) => method === 'PUT');
    await waitFor(() => expect(read()?.body).toEqual({ messageId: 'm2' }));
  });

  it('says each date once, and the time of each message', async () => {
    const later = { ...said('m3', 'Is it today?', true), createdAt: '2026-11-21T08:30:00.000Z' };
    messages = [...messages, later];
    const { log } = await show();
    expect(
      within(log)
        .getAllByText(/2026/)
        .map(({ textContent }) => textContent),
    ).toEqual(['November 20, 2026', 'November 21, 2026']);
    expect(within(log).getByText(/^2:30\sPM$/)).toHaveAttribute('datetime', later.createdAt);
  });

  it('makes links of web addresses, and of nothing else', async () => {
    const text = 'See https://example.org/a?b=1, (http://example.org/c). Not javascript:alert(1)!';
    messages = [said('m1', text), said('m2', 'On Sunday.')];
    const { log } = await show();
    const links = within(log).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://example.org/a?b=1',
      'http://example.org/c',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
    expect(links[0]?.parentElement).toHaveTextContent(text);
  });

  it('keeps a message that could not be sent, and sends the same one again', async () => {
    onCall('post', '/conversation/c1/message', offline);
    const { user, log, field } = await show();
    await user.type(field, 'Thank you{Shift>}{Enter}{/Shift}very much{Enter}');
    expect(field).toHaveValue('');
    expect(await within(log).findByText('Not sent yet.')).toBeVisible();
    onCall('post', '/conversation/c1/message', ({ body }) => {
      const { clientId, body: text } = body as { clientId: string; body: string };
      messages = [...messages, said('m3', text, true, clientId)];
      return messages.at(-1) as never;
    });
    await user.click(within(log).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not sent yet.')).toBeNull());
    expect(within(log).getAllByRole('listitem')).toHaveLength(4);
    const posts = () =>
      receivedCalls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(posts()[1]).toEqual(posts()[0]);
    expect(posts()[0]).toMatchObject({ body: 'Thank you\nvery much' });
  });

  it('shows a message that was sent before the conversation is loaded again', async () => {
    const { user, log, field } = await show();
    onCall('get', '/conversation/c1/message', () => new Promise(() => undefined));
    onCall('post', '/conversation/c1/message', said('m3', 'Thank you', true));
    await user.type(field, 'Thank you{Enter}');
    await waitFor(() =>
      expect(within(log).getAllByRole('listitem').at(-1)).toHaveTextContent('You'),
    );
    await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull());
    expect(within(log).getAllByText('Thank you')).toHaveLength(1);
  });

  it('sends a message again by itself once the connection is back', async () => {
    onCall('post', '/conversation/c1/message', offline);
    const { user, log, field } = await show();
    await user.type(field, 'First{Enter}');
    expect(await within(log).findByText('Not sent yet.')).toBeVisible();
    await user.type(field, 'Second{Enter}');
    onCall('post', '/conversation/c1/message', ({ body }) => {
      const { clientId, body: text } = body as { clientId: string; body: string };
      messages = [...messages, said(clientId, text, true)];
      return messages.at(-1) as never;
    });
    window.dispatchEvent(new Event('online'));
    await waitFor(() =>
      expect(messages.map(({ body }) => body).slice(2)).toEqual(['First', 'Second']),
    );
    await waitFor(() => expect(screen.queryByText('Not sent yet.')).toBeNull());
    expect(within(log).getAllByRole('listitem')).toHaveLength(5);
  });

  it('lets its author send again what was refused', async () => {
    onCall('post', '/conversation/c1/message', problem(404, 'entity.notFound'));
    const { user, log, field } = await show();
    await user.type(field, 'Hello{Enter}');
    expect(await within(log).findByText('Not sent yet.')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    onCall('post', '/conversation/c1/message', said('m3', 'Hello', true));
    await user.click(within(log).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('Not sent yet.')).toBeNull());
  });

  it('keeps what was typed when the conversation is left', async () => {
    const { user, field } = await show();
    await user.type(field, 'Half a thou');
    await user.click(screen.getByRole('button', { name: 'All conversations' }));
    await user.click(await screen.findByRole('button', { name: 'Data entry' }));
    expect(await screen.findByLabelText('Message')).toHaveValue('Half a thou');
    await user.clear(screen.getByLabelText('Message'));
  });

  it('begins a conversation with the help desk or the people of a course', async () => {
    onCall('get', '/learning/course', [{ courseId: '7', title: 'Data entry', language: 'en' }]);
    onCall('post', '/conversation', () => problem(429, 'request.tooMany'));
    const { user, store } = await renderWithStore(<ChatPanel />, {
      slices: [userSlice],
      texts: [...texts],
      signedIn: true,
    });
    store.dispatch(userLoaded(learner));
    await user.click(await screen.findByRole('button', { name: 'New message' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'New message' })).toHaveFocus());
    await screen.findByRole('option', { name: 'Data entry' });
    await user.selectOptions(screen.getByLabelText('To'), 'Data entry');
    await user.type(screen.getByLabelText('Message'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue('Hello');
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveFocus());
    onCall('post', '/conversation', { conversationId: 'c1', message: said('m3', 'Hello', true) });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('log')).toBeVisible();
    const [first, second] = receivedCalls.filter(({ method }) => method === 'POST');
    expect(first?.body).toMatchObject({ courseId: '7', body: 'Hello' });
    expect(second?.body).toEqual(first?.body);
  });
});

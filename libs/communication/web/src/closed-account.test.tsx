import { userSlice } from '@lms/auth/web';
import { onCall, renderWithStore } from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChatPanel } from './chat/chat-panel';

const at = '2026-11-20T08:30:00.000Z';

it('says that an account is closed instead of taking a message to it', async () => {
  const closed = { id: 'closed', name: '', imageUrl: null };
  onCall('get', '/conversation', () => ({
    items: [
      {
        id: 'c1',
        kind: 'HELP_DESK',
        course: null,
        opener: closed,
        isMine: false,
        lastMessage: { body: 'On Sunday.', authorName: '', createdAt: at },
        unread: 0,
      },
    ],
    hasMore: false,
  }));
  onCall('get', '/conversation/c1/message', () => ({
    items: [
      {
        id: 'm1',
        conversationId: 'c1',
        author: closed,
        isMine: false,
        body: 'Can you help me?',
        createdAt: at,
        clientId: 'm1',
      },
    ],
    hasMore: false,
    isClosed: true,
  }));
  onCall('put', '/conversation/c1/read');
  const { user } = await renderWithStore(<ChatPanel />, {
    slices: [userSlice],
    texts: ['communication', 'problems'],
    signedIn: true,
  });
  const choice = await screen.findByRole('button', { name: 'Closed account: Help desk' });
  expect(screen.getByText(/^Closed account: On Sunday\.$/)).toBeVisible();
  await user.click(choice);
  expect(await screen.findByText(/This account is closed\./)).toBeVisible();
  const log = screen.getByRole('log');
  expect(within(log).getAllByRole('listitem').at(-1)).toHaveTextContent(
    /^Closed account.*help me\?$/,
  );
  expect(screen.queryByLabelText('Message')).toBeNull();
});

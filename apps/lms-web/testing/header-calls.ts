import { onCall } from '@lms/testing';

/** Answers the header's requests for a signed-in user: no notifications, no events. */
export const answerHeaderCalls = () => {
  onCall('get', '/notification/unread', { notifications: 0, messages: 0 });
  onCall('get', '/notification', { items: [], hasMore: false });
  onCall('get', '/events', () => new Response(new ReadableStream()));
};

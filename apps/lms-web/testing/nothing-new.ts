import { onCall } from '@lms/testing';

/** Answers what the header asks for a signed-in reader: nothing is new, and nothing happens. */
export const nothingNew = () => {
  onCall('get', '/notification/unread', { notifications: 0, messages: 0 });
  onCall('get', '/notification', { items: [], hasMore: false });
  onCall('get', '/events', () => new Response(new ReadableStream()));
};

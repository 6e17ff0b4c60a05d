import type { DiscussionPost, DiscussionTopic, TopicDetails } from '@lms/learning/contract';

const at = '2026-11-20T08:00:00.000Z';

const written = {
  body: 'I do not see why.',
  createdAt: at,
  editedAt: null,
  version: 1,
  editableUntil: null,
  hiddenReason: null,
  isReported: false,
  reports: [],
};

/** Question of a fellow learner. */
export const buildTopic = (changes: Partial<DiscussionTopic> = {}): DiscussionTopic => ({
  ...written,
  id: '0198a000-0000-7000-8000-000000000001',
  author: { name: 'Nadia Islam', isMe: false, isStaff: false },
  courseId: 'course',
  lessonId: 'video',
  lessonTitle: 'How to listen',
  positionSeconds: null,
  title: 'Why listen first?',
  status: 'OPEN',
  pinned: false,
  postCount: 0,
  ...changes,
});

/** Answer of the course's staff. */
export const buildPost = (changes: Partial<DiscussionPost> = {}): DiscussionPost => ({
  ...written,
  id: '0198a000-0000-7000-8000-000000000002',
  author: { name: 'Mahbub Alam', isMe: false, isStaff: true },
  body: 'Because it helps: https://example.org/listen.',
  endorsed: false,
  isAccepted: false,
  ...changes,
});

export const buildDetails = (
  topic: DiscussionTopic,
  posts: DiscussionPost[] = [],
): TopicDetails => ({
  topic,
  posts,
  courseTitle: 'Listening well',
  courseLanguage: 'en',
  isStaff: false,
});

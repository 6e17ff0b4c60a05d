import { sharedPermissions } from '@lms/contract';
import { learningPermissions } from '@lms/learning/contract';
import { discussionPosts, discussionTopics, newId } from '@lms/server/database';
import type { Aim, Call, CallRow, CallRows } from './call-row';
import { exportBody } from './entity-rows';

const { 'topic.use': use, 'topic.moderate': moderate } = learningPermissions;

/** Enrols the owner, where that is a learner, in the side's course. */
const enrolIn = async ({ world, side, owner }: Aim) => {
  if (owner.roles.includes('ROLE_USER')) await world.studyOf(owner).enrol(side.studied.course.id);
};

/** Stores a question of a person in the side's course, with an answer of the same. */
const askedIn = async ({ world, side }: Aim, author: { id: string }) => {
  const { course, article } = side.studied;
  const [id, postId] = [newId(), newId()];
  const createdAt = world.test.clock.now().toISOString();
  await world.db.insert(discussionTopics).values({
    id,
    courseId: course.id,
    lessonId: article.id,
    lessonTitle: article.title,
    userId: author.id,
    title: side.name('question'),
    body: side.name('details'),
    createdAt,
  });
  await world.db.insert(discussionPosts).values({
    id: postId,
    topicId: id,
    userId: author.id,
    byStaff: false,
    body: side.name('answer'),
    createdAt,
  });
  return { id, postId };
};

const onTopic = (
  access: CallRow['access'],
  call: (asked: { id: string; postId: string }, at: Aim) => Call,
  done = 200,
): CallRow => ({
  access,
  aim: async (at) => {
    await enrolIn(at);
    return call(await askedIn(at, at.caller), at);
  },
  done,
});

/** Calls of questions and answers on lessons. */
export const discussionRows: CallRows = {
  'GET /learning/lesson/:lessonId/topic': onTopic(
    sharedPermissions['learning.study'],
    (_asked, { side }) => ({ params: { lessonId: side.studied.article.id } }),
  ),
  'PUT /learning/lesson/:lessonId/topic/:id': onTopic(
    sharedPermissions['learning.study'],
    (_asked, { side }) => ({
      params: { lessonId: side.studied.article.id, id: newId() },
      body: { title: side.name('question'), body: '', positionSeconds: null, version: 0 },
    }),
  ),
  'GET /topic/:id': onTopic(use, ({ id }) => ({ params: { id } })),
  'DELETE /topic/:id': onTopic(
    sharedPermissions['learning.study'],
    ({ id }) => ({ params: { id } }),
    204,
  ),
  'PUT /topic/:topicId/post/:id': onTopic(use, ({ id }, { side }) => ({
    params: { topicId: id, id: newId() },
    body: { body: side.name('answer'), version: 0 },
  })),
  'DELETE /topic/:topicId/post/:id': onTopic(
    use,
    ({ id, postId }) => ({ params: { topicId: id, id: postId } }),
    204,
  ),
  'PUT /topic/:id/accepted': onTopic(use, ({ id, postId }) => ({
    params: { id },
    body: { postId },
  })),
  'POST /topic/:id/report': {
    access: use,
    aim: async (at) => {
      await enrolIn(at);
      const { id } = await askedIn(at, at.side.learner);
      return { params: { id }, body: { postId: null, reason: 'Rude words' } };
    },
    done: 204,
  },
  'PUT /topic/:id/seen': {
    ...onTopic(use, ({ id }) => ({ params: { id } }), 204),
    unrecorded: 'What somebody has read is nobody’s to read in a log.',
  },
  'PUT /topic/:id/moderation': onTopic(moderate, ({ id }) => ({
    params: { id },
    body: { action: 'PIN', postId: null },
  })),
  'POST /topic/find': { access: moderate, aim: () => ({ body: {} }), foreign: 'none' },
  'POST /topic/export': { access: moderate, aim: () => ({ body: exportBody }), foreign: 'none' },
  'PUT /user/me/question-mails': {
    access: use,
    aim: () => ({ body: { wanted: false } }),
    done: 204,
    foreign: 'none',
    unrecorded: 'What mails somebody wants is nobody’s to read in a log.',
  },
};

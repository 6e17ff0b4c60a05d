import { sharedPermissions } from '@lms/contract';
import {
  acceptedSchema,
  learningPermissions,
  moderationSchema,
  postSchema,
  reportSchema,
  type TopicDetails,
  topicMailSchema,
  type TopicPage,
  topicQuerySchema,
  topicResource,
  topicSchema,
} from '@lms/learning/contract';
import { discussionTopics, users } from '@lms/server/database';
import {
  type Caller,
  type Deps,
  listRoutes,
  matchesTerm,
  readFromReplica,
  route,
  rowLog,
} from '@lms/server/platform';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findMyLesson } from '../lesson-access';
import { acceptPost } from './accept-post';
import { findTopic } from './find-topic';
import { findTopics, topicColumns } from './find-topics';
import { markSeen } from './follow';
import { moderate } from './moderate';
import { reportText } from './report-text';
import { readDetails, readerOf, readTopics } from './view-discussion';
import { deletePost, postWriter } from './write-post';
import { deleteTopic, topicWriter } from './write-topic';

const topicsAtOnce = 20;

/** Questions and answers of lessons, for learners and the staff of courses. */
export const discussionRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;
  const { 'topic.use': use, 'topic.moderate': staff } = learningPermissions;
  const study = sharedPermissions['learning.study'];
  const saveTopic = topicWriter(deps);
  const savePost = postWriter(deps);
  const authorOf = (by: { caller: Caller; request: FastifyRequest }) => ({
    caller: by.caller,
    log: rowLog(deps, by, 'topic'),
  });
  const details = async (caller: Caller, id: string): Promise<TopicDetails> => {
    const reached = await findTopic(db, caller, id);
    return readDetails(db, readerOf(deps, caller, reached.isStaff), reached);
  };

  route(app, {
    method: 'GET',
    path: '/learning/lesson/:lessonId/topic',
    summary: 'List the questions on a lesson, the pinned ones first, then the newest',
    access: study,
    query: topicQuerySchema,
    handle: async ({ params: { lessonId }, query, caller }): Promise<TopicPage> => {
      await findMyLesson(db, caller.userId, lessonId);
      const page = Number(query.page ?? 1);
      const found = await readTopics(
        db,
        readerOf(deps, caller, false),
        and(
          eq(discussionTopics.lessonId, lessonId),
          isNull(discussionTopics.hiddenReason),
          matchesTerm([discussionTopics.title, discussionTopics.body], query.search),
        ),
        { limit: topicsAtOnce + 1, offset: (page - 1) * topicsAtOnce },
      );
      return { items: found.slice(0, topicsAtOnce), hasMore: found.length > topicsAtOnce };
    },
  });

  route(app, {
    method: 'PUT',
    path: '/learning/lesson/:lessonId/topic/:id',
    operationId: 'saveTopic',
    summary: 'Ask a question on a lesson, or change it within 15 minutes; the same id asks once',
    access: study,
    body: topicSchema,
    handle: async ({ params, body, ...by }) => {
      await saveTopic(authorOf(by), params, body);
      return details(by.caller, params.id);
    },
  });

  route(app, {
    method: 'GET',
    path: '/topic/:id',
    summary: 'Read a question with its answers; staff of the course see hidden ones and reports',
    access: use,
    handle: ({ params, caller }) => details(caller, params.id),
  });

  route(app, {
    method: 'DELETE',
    path: '/topic/:id',
    summary: 'Delete one’s own question within 15 minutes, while nobody else has answered it',
    access: study,
    handle: async ({ params, reply, ...by }) => {
      await deleteTopic(deps, authorOf(by), params.id);
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'PUT',
    path: '/topic/:topicId/post/:id',
    operationId: 'savePost',
    summary: 'Answer a question, or change the answer within 15 minutes; the same id answers once',
    access: use,
    body: postSchema,
    handle: async ({ params, body, ...by }) => {
      await savePost(authorOf(by), params, body);
      return details(by.caller, params.topicId);
    },
  });

  route(app, {
    method: 'DELETE',
    path: '/topic/:topicId/post/:id',
    operationId: 'deletePost',
    summary: 'Delete one’s own answer within 15 minutes',
    access: use,
    handle: async ({ params, reply, ...by }) => {
      await deletePost(deps, authorOf(by), params);
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'PUT',
    path: '/topic/:id/accepted',
    operationId: 'acceptPost',
    summary: 'Accept an answer, as who asked or as staff of the course, or take that back',
    access: use,
    body: acceptedSchema,
    handle: async ({ params: { id }, body: { postId }, ...by }) => {
      await acceptPost(deps, authorOf(by), { id, postId });
      return details(by.caller, id);
    },
  });

  route(app, {
    method: 'POST',
    path: '/topic/:id/report',
    operationId: 'reportTopic',
    summary: 'Report a question or an answer to the staff of its course, once',
    access: use,
    body: reportSchema,
    handle: async ({ params, body, reply, ...by }) => {
      await reportText(deps, authorOf(by), params.id, body);
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'PUT',
    path: '/topic/:id/seen',
    operationId: 'seeTopic',
    summary: 'Say that the answers to a followed question are seen',
    access: use,
    handle: async ({ params, caller, reply }) => {
      const { topic } = await findTopic(db, caller, params.id);
      const seenAt = deps.now().toISOString();
      await markSeen(db, { topicId: topic.id, userId: caller.userId, seenAt });
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'PUT',
    path: '/topic/:id/moderation',
    operationId: 'moderateTopic',
    summary: 'Pin, close, endorse, hide with a reason, or keep what was reported',
    access: staff,
    body: moderationSchema,
    handle: async ({ params: { id }, body, ...by }) => {
      await moderate(deps, authorOf(by), id, body);
      return details(by.caller, id);
    },
  });

  listRoutes(app, deps, {
    list: topicResource,
    columns: topicColumns,
    access: staff,
    readsItem: false,
    find: (scope, query, caller) =>
      readFromReplica(deps, caller, (replica) => findTopics(replica, scope, query)),
  });

  route(app, {
    method: 'PUT',
    path: '/user/me/question-mails',
    operationId: 'setQuestionMails',
    summary: 'Turn the daily mail of questions and answers on or off',
    access: use,
    body: topicMailSchema,
    handle: async ({ caller, body, reply }) => {
      await db
        .update(users)
        // A preference is no edit of the account: its date stays.
        .set({ questionMails: body.wanted, updatedAt: sql`${users.updatedAt}` })
        .where(eq(users.id, caller.userId));
      return reply.status(204).send();
    },
  });
};

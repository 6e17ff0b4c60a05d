import type { FindResult } from '@lms/contract';
import type { TopicDetails, TopicInput, TopicItem, TopicPage } from '@lms/learning/contract';
import { newId, notifications, users } from '@lms/server/database';
import { createCourse, createSignedInClient, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { createStudy } from './study-fixture';

const ok = (response: { statusCode: number; body: string }) => {
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
};

/** Makes courses with questions and answers, for tests of learners and staff. */
export const createDiscussions = (app: TestApp) => {
  /** Adds a learner of this test only. */
  const addLearner = async (name: string) => {
    const [model] = await app.db.select().from(users).where(eq(users.id, app.users.learner.id));
    const id = newId();
    await app.db.insert(users).values({ ...model!, id, name, username: `${id}@test.lms` });
    return { id };
  };

  /** A course of two learners, with the calls of everybody. */
  const setUp = async () => {
    const made = await createCourse(app.db, app.organizations.bcc.id);
    const [asker, other] = [await addLearner('Asha'), await addLearner('Badal')];
    for (const learner of [asker, other]) await createStudy(app, learner).enrol(made.course.id);
    // A session for each request: some tests let more time pass than one lasts.
    const as = (user: { id: string }) => createSignedInClient(app.app, app.deps, user.id);
    const staff = app.users.orgAdmin;
    const save = (
      id: string,
      more: Partial<TopicInput> = {},
      user = asker,
      lesson = made.video.id,
    ) =>
      as(user).put(`/learning/lesson/${lesson}/topic/${id}`, {
        title: 'Why listen first?',
        body: 'কারণটা বুঝিনি',
        positionSeconds: 7,
        version: 0,
        ...more,
      });
    const ask = async (more: Partial<TopicInput> = {}, user = asker) => {
      const id = newId();
      const answer = await save(id, more, user);
      ok(answer);
      return id;
    };
    const answer = async (topicId: string, user: { id: string }, body = 'Because it helps.') => {
      const id = newId();
      const sent = await as(user).put(`/topic/${topicId}/post/${id}`, { body, version: 0 });
      ok(sent);
      return id;
    };
    const list = async (query = '', user = asker) =>
      (await as(user).get(`/learning/lesson/${made.video.id}/topic${query}`)).json<TopicPage>();
    const read = async (id: string, user: { id: string } = asker) =>
      (await as(user).get(`/topic/${id}`)).json<TopicDetails>();
    const moderate = (id: string, action: string, postId: string | null = null, reason?: string) =>
      as(staff).put(`/topic/${id}/moderation`, { action, postId, ...(reason && { reason }) });
    const accept = (id: string, postId: string | null, user: { id: string } = asker) =>
      as(user).put(`/topic/${id}/accepted`, { postId });
    const report = (id: string, postId: string | null, user: { id: string } = other) =>
      as(user).post(`/topic/${id}/report`, { postId, reason: 'It is rude.' });
    const find = async (filter: object) => {
      const body = { filter: { courseId: made.course.id, ...filter } };
      return (await as(staff).post('/topic/find', body)).json<FindResult<TopicItem>>().items;
    };
    const told = async ({ id }: { id: string }) => {
      const rows = await app.db.select().from(notifications).where(eq(notifications.userId, id));
      return rows.filter(({ kind }) => /QUESTION|ANSWER/.test(kind)).map(({ kind }) => kind);
    };
    return {
      ...made,
      asker,
      other,
      staff,
      as,
      save,
      ask,
      answer,
      list,
      read,
      moderate,
      accept,
      report,
      find,
      told,
    };
  };
  return { addLearner, setUp };
};

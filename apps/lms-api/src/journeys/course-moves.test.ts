import type { CourseDetail } from '@lms/catalog/contract';
import type { NotificationPage } from '@lms/communication/contract';
import type { Problem } from '@lms/contract';
import { type Authoring, buildLesson, createAuthoring } from '@lms/course-management/api/testing';
import { codeOf, createMoves } from '@lms/course-management/api/testing';
import type { Checklist } from '@lms/course-management/contract';
import {
  activityLog,
  courseDrafts,
  coursePrerequisites,
  lessons,
  newId,
  quizzes,
} from '@lms/server/database';
import { createCourse, readOutbox } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../../testing/app';

let test: Authoring;
let moves: ReturnType<typeof createMoves>;
beforeAll(async () => {
  test = await createAuthoring(await createTestApp());
  moves = createMoves(test);
});
afterAll(() => test.close());

const updateStatus = (ids: string[], status: string, client = test.admin, more: object = {}) =>
  client.put('/course/updateStatus', { ids, status, ...more });
const readNotifications = async (client = test.admin) =>
  (await client.get('/notification')).json<NotificationPage>().items;

describe('a course that is new', () => {
  it('goes to learners once it was handed in and approved', async () => {
    const id = await test.create(test.ready({ title: 'Straight way' }));
    const { slug } = await test.read(id);
    expect((await test.anonymous.get(`/catalog/course/${slug}`)).statusCode).toBe(404);
    expect(await moves.moved(id, 'submit')).toMatchObject({
      status: 'PENDING',
      submittedAt: test.clock.now().toISOString(),
    });
    expect((await test.anonymous.get(`/catalog/course/${slug}`)).statusCode).toBe(404);
    const approved = await moves.moved(id, 'approve', test.system);
    expect(approved).toMatchObject({ status: 'ACTIVE', revisionStatus: null, lectureCount: 1 });
    const detail = (await test.anonymous.get(`/catalog/course/${slug}`)).json<CourseDetail>();
    expect(detail).toMatchObject({ title: 'Straight way' });

    expect((await readNotifications(test.system))[0]).toMatchObject({
      kind: 'COURSE_SUBMITTED',
      params: { course: 'Straight way', organization: 'Computer Council' },
      link: `/course-management/inactive-course/${id}`,
    });
    expect((await readNotifications())[0]).toMatchObject({
      kind: 'COURSE_APPROVED',
      params: { course: 'Straight way' },
      link: `/course-management/create-course/${id}`,
    });
    expect((await readOutbox(test)).at(-1)).toContain('“Straight way” was approved.');
    const logged = await test.db
      .select()
      .from(activityLog)
      .where(eq(activityLog.subjectId, id))
      .orderBy(activityLog.id);
    expect(logged.map(({ action }) => action)).toEqual(['CREATED', 'SUBMITTED', 'APPROVED']);
  });

  it('is told of to no administrator who hands it in', async () => {
    const id = await test.create(test.ready({ title: 'Own hand' }));
    await moves.moved(id, 'submit', test.system);
    const told = (await readNotifications(test.system)).map(({ params }) => params['course']);
    expect(told).not.toContain('Own hand');
  });

  it('is told of to the person who saved it last, who has left its organization', async () => {
    const id = await test.create(test.ready({ title: 'Left behind' }));
    const savedBy = test.users.otherOrgAdmin.id;
    await test.db.update(courseDrafts).set({ savedBy }).where(eq(courseDrafts.courseId, id));
    await moves.moved(id, 'submit');
    await moves.moved(id, 'approve', test.system);
    expect((await readNotifications(test.otherAdmin))[0]).toMatchObject({
      kind: 'COURSE_APPROVED',
      params: { course: 'Left behind' },
    });
  });

  it('shows in the catalogue at once', async () => {
    const find = async () =>
      (await test.anonymous.post('/catalog/course/find', { searchTerm: 'Zebra' })).json<{
        total: number;
      }>().total;
    const id = await test.create(test.ready({ title: 'Zebra crossings' }));
    await moves.moved(id, 'submit');
    expect(await find()).toBe(0);
    await moves.moved(id, 'approve', test.system);
    expect(await find()).toBe(1);
    expect((await updateStatus([id], 'INACTIVE')).statusCode).toBe(200);
    expect(await find()).toBe(0);
    expect((await updateStatus([id], 'ACTIVE')).statusCode).toBe(200);
    expect(await find()).toBe(1);
  });

  it('is not handed in while its checklist has items', async () => {
    const video = {
      url: await test.upload('VIDEO'),
      posterUrl: null,
      durationSeconds: 60,
      captions: [],
      transcript: [],
    };
    const lesson = buildLesson({ type: 'VIDEO', video });
    const section = { id: newId(), title: 'One', lessons: [lesson] };
    const id = await test.create(test.ready({ sections: [section] }));
    const answer = await test.admin.get(`/course/${id}/checklist`);
    expect(answer.json<Checklist>().items).toEqual([
      { code: 'captionsMissing', sectionId: section.id, lessonId: lesson.id },
    ]);
    expect(codeOf(await moves.move(id, 'submit'))).toBe('409 course.notReady');
    expect(codeOf(await updateStatus([id], 'PENDING'))).toBe('409 course.notReady');
    expect((await test.read(id)).status).toBe('DRAFT');
  });

  it('is handed in once', async () => {
    const id = await test.create();
    const { version } = await test.read(id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => moves.move(id, 'submit', test.admin, version)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(codeOf(await moves.move(id, 'submit'))).toBe('409 entity.transitionRefused');
    expect(codeOf(await test.edit(id, { title: 'Changed' }))).toBe('409 course.pending');
  });

  it('is judged as it was looked at', async () => {
    const id = await test.create();
    const looked = (await test.read(id)).version;
    await test.edit(id, { title: 'Not looked at' });
    expect(codeOf(await moves.move(id, 'submit', test.admin, looked))).toBe('409 entity.conflict');
    const { version } = await moves.moved(id, 'submit');
    await moves.moved(id, 'withdraw');
    await test.edit(id, { title: 'Swapped' });
    await moves.moved(id, 'submit');
    // Who only studies it has changed nothing.
    const { id: userId } = test.users.learner;
    const study = { userId, role: 'ROLE_USER', action: 'ENROLLED', subjectId: id } as const;
    await test.db.insert(activityLog).values({ ...study, at: test.clock.now().toISOString() });
    const late = await moves.move(id, 'approve', test.system, version);
    expect(codeOf(late)).toBe('409 entity.conflict');
    expect(late.json<Problem>().savedBy?.name).toBe('org-admin');
    expect((await test.read(id)).status).toBe('PENDING');
  });

  it('is refused for a reason, changed and handed in again', async () => {
    const id = await test.create(test.ready({ title: 'Too short' }));
    expect(codeOf(await moves.reject(id, 'Not yet'))).toBe('409 course.notPending');
    await moves.moved(id, 'submit');
    expect((await moves.reject(id, '  ')).statusCode).toBe(400);
    const { version } = await test.read(id);
    const stale = { reason: 'Not what was read', version: version - 1 };
    expect(codeOf(await test.system.post(`/course/${id}/reject`, stale))).toBe(
      '409 entity.conflict',
    );
    expect((await moves.reject(id, 'More examples, please')).statusCode).toBe(200);
    const rejected = { status: 'REJECTED', rejectionReason: 'More examples, please' };
    expect(await test.read(id)).toMatchObject(rejected);
    expect((await readNotifications())[0]).toMatchObject({
      kind: 'COURSE_REJECTED',
      params: { course: 'Too short', reason: 'More examples, please' },
    });
    expect((await readOutbox(test)).at(-1)).toContain('The reason: More examples, please');
    expect((await test.edit(id, { title: 'Long enough' })).statusCode).toBe(200);
    expect(await test.read(id)).toMatchObject({ ...rejected, status: 'DRAFT' });
    expect(await moves.moved(id, 'submit')).toMatchObject({
      status: 'PENDING',
      rejectionReason: null,
    });
  });

  it('is withdrawn only while it waits', async () => {
    const id = await test.create();
    expect(codeOf(await moves.move(id, 'withdraw'))).toBe('409 course.notPending');
    await moves.moved(id, 'submit');
    expect(await moves.moved(id, 'withdraw')).toMatchObject({ status: 'DRAFT', submittedAt: null });
    const late = await moves.move(id, 'approve', test.system);
    expect(codeOf(late)).toBe('409 course.notPending');
    expect(late.json<Problem>().savedBy?.name).toBe('org-admin');
  });

  it('is not approved once something it needs is gone', async () => {
    const theirs = await createCourse(test.db, test.organizations.bcc.id);
    const [quiz] = await test.db
      .update(quizzes)
      .set({ courseId: null })
      .where(eq(quizzes.id, theirs.practiceQuiz.id))
      .returning();
    await test.db.update(lessons).set({ quizId: null }).where(eq(lessons.quizId, quiz!.id));
    const lesson = buildLesson({ type: 'QUIZ', quizId: quiz!.id });
    const sections = [{ id: newId(), title: 'One', lessons: [lesson] }];
    const id = await test.create(test.ready({ sections }));
    await moves.moved(id, 'submit');
    const setStatus = (status: 'INACTIVE' | 'ACTIVE') =>
      test.db.update(quizzes).set({ status }).where(eq(quizzes.id, quiz!.id));
    await setStatus('INACTIVE');
    expect(codeOf(await moves.move(id, 'approve', test.system))).toBe('409 course.notReady');
    await setStatus('ACTIVE');
    await moves.moved(id, 'approve', test.system);
    const [kept] = await test.db.select().from(quizzes).where(eq(quizzes.id, quiz!.id));
    expect(kept?.courseId).toBe(id);
  });

  it('asks for no course that asks for it', async () => {
    const first = await test.create(test.ready({ title: 'First' }));
    const second = await test.create(test.ready({ title: 'Second', prerequisiteIds: [first] }));
    await moves.publish(first);
    await moves.publish(second);
    await test.edit(first, { prerequisiteIds: [second] });
    const { items } = (await test.admin.get(`/course/${first}/checklist`)).json<Checklist>();
    expect(items).toEqual([{ code: 'prerequisiteLoop', field: 'prerequisiteIds' }]);
    expect(codeOf(await moves.move(first, 'submit'))).toBe('409 course.notReady');
    expect(
      await test.db.$count(coursePrerequisites, eq(coursePrerequisites.courseId, second)),
    ).toBe(1);
  });
});

describe('who may', () => {
  it('hands in and withdraws is its author; who judges reaches all', async () => {
    const id = await test.create();
    expect((await moves.move(id, 'submit', test.otherAdmin)).statusCode).toBe(404);
    expect((await moves.move(id, 'submit', test.as(test.users.orgUser))).statusCode).toBe(403);
    await moves.moved(id, 'submit');
    expect((await moves.move(id, 'approve')).statusCode).toBe(403);
    expect((await test.admin.post(`/course/${id}/reject`, { reason: 'No no' })).statusCode).toBe(
      403,
    );
    expect(codeOf(await updateStatus([id], 'ACTIVE'))).toBe('403 auth.forbidden');
    expect(codeOf(await updateStatus([id], 'REJECTED', test.admin, { reason: 'No no' }))).toBe(
      '403 auth.forbidden',
    );
    expect((await updateStatus([id], 'DRAFT', test.otherAdmin)).statusCode).toBe(404);
    for (const path of ['checklist', 'review']) {
      expect((await test.otherAdmin.get(`/course/${id}/${path}`)).statusCode).toBe(404);
    }
    expect((await test.otherAdmin.post(`/course/${id}/duplicate`)).statusCode).toBe(404);
  });
});

describe('several courses', () => {
  it('move together by the rules of each, or not at all', async () => {
    const ids = [await test.create(), await test.create()];
    const [first = '', second = ''] = ids;
    const unready = await test.create(test.ready({ summary: '' }));
    expect(codeOf(await updateStatus([...ids, unready], 'PENDING'))).toBe('409 course.notReady');
    expect((await test.read(first)).status).toBe('DRAFT');
    expect((await updateStatus(ids, 'PENDING')).json()).toEqual({ ids, status: 'PENDING' });
    const noReason = await updateStatus(ids, 'REJECTED', test.system);
    expect(noReason.json<Problem>().errors).toEqual([{ field: 'reason', code: 'required' }]);
    expect((await updateStatus([first], 'ACTIVE', test.system)).statusCode).toBe(200);
    expect(codeOf(await updateStatus(ids, 'ACTIVE', test.system))).toBe(
      '409 entity.transitionRefused',
    );
    const more = { reason: 'Not this one' };
    expect((await updateStatus([second], 'REJECTED', test.system, more)).statusCode).toBe(200);
    expect((await updateStatus([second], 'DRAFT')).statusCode).toBe(200);
    expect(await test.read(second)).toMatchObject({ status: 'DRAFT' });
  });

  it('are deleted only while nobody but their authors saw them', async () => {
    const [draft, published] = [await test.create(), await test.create()];
    await moves.publish(published);
    const bulk = await test.admin.put('/course/deleteItems', { ids: [draft, published] });
    expect(codeOf(bulk)).toBe('409 entity.inUse');
    await updateStatus([published], 'INACTIVE');
    expect((await test.admin.delete(`/course/${published}`)).statusCode).toBe(409);
    expect((await test.otherAdmin.delete(`/course/${draft}`)).statusCode).toBe(404);
    expect((await test.admin.delete(`/course/${draft}`)).statusCode).toBe(204);
    expect((await test.admin.get(`/course/${draft}`)).statusCode).toBe(404);
  });

  it('come back with their lessons and quizzes when their deletion is undone', async () => {
    const id = await test.create();
    const before = await test.read(id);
    expect((await test.admin.delete(`/course/${id}`)).statusCode).toBe(204);
    const restored = await test.admin.put('/course/restoreItems', { ids: [id] });
    expect(restored.json()).toEqual({ ids: [id] });
    expect(await test.read(id)).toEqual(before);
  });
});

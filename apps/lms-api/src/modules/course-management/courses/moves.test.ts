import type {
  Checklist,
  Course,
  CourseDetail,
  CourseReview,
  LearningCourse,
  NotificationPage,
  Problem,
} from '@lms/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../db/columns';
import { readOutbox } from '../../../testing/outbox';
import { activityLog } from '../../communication/communication.table';
import { createCourse } from '../../learning/course-fixture';
import { enrolments, lessonProgress } from '../../learning/learning.table';
import { enrol } from '../../learning/enrolments';
import { coursePrerequisites, courses, lessons } from '../courses.table';
import { quizzes } from '../quizzes.table';
import { type Authoring, buildLesson, createAuthoring } from './draft-fixture';

let test: Authoring;
beforeAll(async () => {
  test = await createAuthoring();
});
afterAll(() => test.close());

type Move = 'submit' | 'withdraw' | 'approve';
const move = async (id: string, name: Move, client = test.admin, version?: number) => {
  const now = version ?? (await test.read(id, test.system)).version;
  return client.post(`/course/${id}/${name}`, { version: now });
};
const codeOf = (response: { statusCode: number; json: <T>() => T }) =>
  `${response.statusCode} ${response.json<Problem>().code}`;
const moved = async (...call: Parameters<typeof move>) => {
  const response = await move(...call);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<Course>();
};
const publish = async (id: string) => {
  await moved(id, 'submit');
  return moved(id, 'approve', test.system);
};
const reject = (id: string, reason: string) => test.system.post(`/course/${id}/reject`, { reason });
const updateStatus = (ids: string[], status: string, client = test.admin, more: object = {}) =>
  client.put('/course/updateStatus', { ids, status, ...more });
const toldTo = async (client = test.admin) =>
  (await client.get('/notification')).json<NotificationPage>().items;

describe('a course that is new', () => {
  it('goes to learners once it was handed in and approved', async () => {
    const id = await test.create(test.ready({ title: 'Straight way' }));
    const { slug } = await test.read(id);
    expect((await test.anonymous.get(`/catalog/course/${slug}`)).statusCode).toBe(404);
    expect(await moved(id, 'submit')).toMatchObject({
      status: 'PENDING',
      submittedAt: test.clock.now().toISOString(),
    });
    expect((await test.anonymous.get(`/catalog/course/${slug}`)).statusCode).toBe(404);
    const approved = await moved(id, 'approve', test.system);
    expect(approved).toMatchObject({ status: 'ACTIVE', revisionStatus: null, lectureCount: 1 });
    const detail = (await test.anonymous.get(`/catalog/course/${slug}`)).json<CourseDetail>();
    expect(detail).toMatchObject({ title: 'Straight way' });

    expect((await toldTo(test.system))[0]).toMatchObject({
      kind: 'COURSE_SUBMITTED',
      params: { course: 'Straight way', organization: 'Computer Council' },
      link: `/course-management/inactive-course/${id}`,
    });
    expect((await toldTo())[0]).toMatchObject({
      kind: 'COURSE_APPROVED',
      params: { course: 'Straight way' },
      link: `/course-management/create-course/${id}`,
    });
    expect((await readOutbox(test)).at(-1)).toContain('“Straight way” was approved.');
    const logged = await test.db.select().from(activityLog).where(eq(activityLog.subjectId, id));
    expect(logged.map(({ action }) => action)).toEqual(['CREATED', 'SUBMITTED', 'APPROVED']);
  });

  it('shows in the catalogue at once', async () => {
    const find = async () =>
      (await test.anonymous.post('/catalog/course/find', { searchTerm: 'Zebra' })).json<{
        total: number;
      }>().total;
    const id = await test.create(test.ready({ title: 'Zebra crossings' }));
    await moved(id, 'submit');
    expect(await find()).toBe(0);
    await moved(id, 'approve', test.system);
    expect(await find()).toBe(1);
    expect((await updateStatus([id], 'INACTIVE')).statusCode).toBe(200);
    expect(await find()).toBe(0);
    expect((await updateStatus([id], 'ACTIVE')).statusCode).toBe(200);
    expect(await find()).toBe(1);
  });

  it('is not handed in while its checklist has items', async () => {
    const video = {
      ...{ url: await test.upload('VIDEO'), posterUrl: null, durationSeconds: 60 },
      ...{ captions: [], transcript: [] },
    };
    const lesson = buildLesson({ type: 'VIDEO', video });
    const section = { id: newId(), title: 'One', lessons: [lesson] };
    const id = await test.create(test.ready({ sections: [section] }));
    const answer = await test.admin.get(`/course/${id}/checklist`);
    expect(answer.json<Checklist>().items).toEqual([
      { code: 'captionsMissing', sectionId: section.id, lessonId: lesson.id },
    ]);
    expect(codeOf(await move(id, 'submit'))).toBe('409 course.notReady');
    expect(codeOf(await updateStatus([id], 'PENDING'))).toBe('409 course.notReady');
    expect((await test.read(id)).status).toBe('DRAFT');
  });

  it('is handed in once', async () => {
    const id = await test.create();
    const { version } = await test.read(id);
    const answers = await Promise.all([1, 2, 3].map(() => move(id, 'submit', test.admin, version)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(codeOf(await move(id, 'submit'))).toBe('409 entity.transitionRefused');
    expect(codeOf(await test.edit(id, { title: 'Changed' }))).toBe('409 entity.transitionRefused');
  });

  it('is judged as it was looked at', async () => {
    const id = await test.create();
    const looked = (await test.read(id)).version;
    await test.edit(id, { title: 'Not looked at' });
    expect(codeOf(await move(id, 'submit', test.admin, looked))).toBe('409 entity.conflict');
    const { version } = await moved(id, 'submit');
    await moved(id, 'withdraw');
    await test.edit(id, { title: 'Swapped' });
    await moved(id, 'submit');
    expect(codeOf(await move(id, 'approve', test.system, version))).toBe('409 entity.conflict');
    expect((await test.read(id)).status).toBe('PENDING');
  });

  it('is refused for a reason, changed and handed in again', async () => {
    const id = await test.create(test.ready({ title: 'Too short' }));
    expect(codeOf(await reject(id, 'Not yet'))).toBe('409 course.notPending');
    await moved(id, 'submit');
    expect((await reject(id, '  ')).statusCode).toBe(400);
    expect((await reject(id, 'More examples, please')).statusCode).toBe(200);
    const rejected = { status: 'REJECTED', rejectionReason: 'More examples, please' };
    expect(await test.read(id)).toMatchObject(rejected);
    expect((await toldTo())[0]).toMatchObject({
      kind: 'COURSE_REJECTED',
      params: { course: 'Too short', reason: 'More examples, please' },
    });
    expect((await readOutbox(test)).at(-1)).toContain('The reason: More examples, please');
    expect((await test.edit(id, { title: 'Long enough' })).statusCode).toBe(200);
    expect(await test.read(id)).toMatchObject({ ...rejected, status: 'DRAFT' });
    expect(await moved(id, 'submit')).toMatchObject({ status: 'PENDING', rejectionReason: null });
  });

  it('is withdrawn only while it waits', async () => {
    const id = await test.create();
    expect(codeOf(await move(id, 'withdraw'))).toBe('409 course.notPending');
    await moved(id, 'submit');
    expect(await moved(id, 'withdraw')).toMatchObject({ status: 'DRAFT', submittedAt: null });
    expect(codeOf(await move(id, 'approve', test.system))).toBe('409 course.notPending');
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
    await moved(id, 'submit');
    const setStatus = (status: 'INACTIVE' | 'ACTIVE') =>
      test.db.update(quizzes).set({ status }).where(eq(quizzes.id, quiz!.id));
    await setStatus('INACTIVE');
    expect(codeOf(await move(id, 'approve', test.system))).toBe('409 course.notReady');
    await setStatus('ACTIVE');
    await moved(id, 'approve', test.system);
    const [kept] = await test.db.select().from(quizzes).where(eq(quizzes.id, quiz!.id));
    expect(kept?.courseId).toBe(id);
  });

  it('asks for no course that asks for it', async () => {
    const first = await test.create(test.ready({ title: 'First' }));
    const second = await test.create(test.ready({ title: 'Second', prerequisiteIds: [first] }));
    await publish(first);
    await publish(second);
    await test.edit(first, { prerequisiteIds: [second] });
    const { items } = (await test.admin.get(`/course/${first}/checklist`)).json<Checklist>();
    expect(items).toEqual([{ code: 'prerequisiteLoop', field: 'prerequisiteIds' }]);
    expect(codeOf(await move(first, 'submit'))).toBe('409 course.notReady');
    expect(
      await test.db.$count(coursePrerequisites, eq(coursePrerequisites.courseId, second)),
    ).toBe(1);
  });
});

describe('who may', () => {
  it('hands in and withdraws is its author; who judges reaches all', async () => {
    const id = await test.create();
    expect((await move(id, 'submit', test.otherAdmin)).statusCode).toBe(404);
    expect((await move(id, 'submit', test.as(test.users.orgUser))).statusCode).toBe(403);
    await moved(id, 'submit');
    expect((await move(id, 'approve')).statusCode).toBe(403);
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
    await publish(published);
    const bulk = await test.admin.put('/course/deleteItems', { ids: [draft, published] });
    expect(codeOf(bulk)).toBe('409 entity.inUse');
    await updateStatus([published], 'INACTIVE');
    expect((await test.admin.delete(`/course/${published}`)).statusCode).toBe(409);
    expect((await test.otherAdmin.delete(`/course/${draft}`)).statusCode).toBe(404);
    expect((await test.admin.delete(`/course/${draft}`)).statusCode).toBe(204);
    expect((await test.admin.get(`/course/${draft}`)).statusCode).toBe(404);
  });
});

describe('a revision', () => {
  const sectionsOf = async (id: string) => (await test.read(id)).draft.sections;

  it('begins with what learners see, also of a course that never had a draft', async () => {
    const made = await createCourse(test.db, test.organizations.bcc.id);
    const { draft, revisionStatus } = await test.read(made.course.id);
    expect(revisionStatus).toBeNull();
    expect(draft).toMatchObject({ title: 'Web basics', categoryId: made.course.categoryId });
    expect(draft.sections.map(({ lessons: units }) => units.map(({ type }) => type))).toEqual([
      ['ARTICLE', 'VIDEO'],
      ['QUIZ', 'QUIZ'],
    ]);
    expect(draft.sections[1]?.lessons[1]).toMatchObject({ quizId: made.finalQuiz.id });
  });

  it('is seen by learners from its approval on, and keeps what they have done', async () => {
    const [kept, gone] = [buildLesson({ title: 'Kept' }), buildLesson({ title: 'Gone' })];
    const section = { id: newId(), title: 'One', lessons: [kept, gone] };
    const id = await test.create(test.ready({ title: 'Before', sections: [section] }));
    const { slug } = await publish(id);
    const { learner, otherLearner } = test.users;
    const enrolment = await test.db.transaction((tx) =>
      enrol(tx, { userId: learner.id, courseId: id }),
    );
    const finished = await test.db.transaction((tx) =>
      enrol(tx, { userId: otherLearner.id, courseId: id }),
    );
    const client = test.as(learner);
    const report = { positionSeconds: 0, secondsSpent: 0, completed: true };
    for (const lesson of [kept, gone]) {
      const path = `/learning/lesson/${lesson.id}/progress`;
      expect((await test.as(otherLearner).put(path, report)).statusCode).toBe(200);
    }
    await client.put(`/learning/lesson/${kept.id}/progress`, report);

    const added = buildLesson({ title: 'Added' });
    const also = buildLesson({ title: 'Also' });
    const sections = [
      { id: newId(), title: 'New', lessons: [added, also] },
      { ...section, lessons: [{ ...kept, title: 'Kept and moved' }] },
    ];
    const saved = await test.edit(id, { title: 'After', sections, price: 100 });
    expect(saved.json<Course>()).toMatchObject({ status: 'ACTIVE', revisionStatus: 'DRAFT' });
    expect(saved.json<Course>()).toMatchObject({ title: 'Before', price: 0 });
    const learns = async () => (await client.get(`/learning/course/${id}`)).json<LearningCourse>();
    const seen = async () => {
      const { title, sections: parts } = await learns();
      return [title, ...parts.map((part) => part.lessons.map((lesson) => lesson.title))];
    };
    expect(await seen()).toEqual(['Before', ['Kept', 'Gone']]);
    expect(await moved(id, 'submit')).toMatchObject({
      status: 'ACTIVE',
      revisionStatus: 'PENDING',
    });
    expect(await seen()).toEqual(['Before', ['Kept', 'Gone']]);
    const review = (await test.system.get(`/course/${id}/review`)).json<CourseReview>();
    expect(review).toMatchObject({
      course: { revisionStatus: 'PENDING' },
      published: { title: 'Before' },
      draft: { title: 'After' },
      checklist: [],
    });

    expect(await moved(id, 'approve', test.system)).toMatchObject({
      ...{ title: 'After', price: 100, slug, revisionStatus: null },
      ...{ lectureCount: 3, durationMinutes: 15 },
    });
    expect(await seen()).toEqual(['After', ['Added', 'Also'], ['Kept and moved']]);
    expect(await learns()).toMatchObject({ progressPercent: 33 });
    expect((await learns()).sections[1]?.lessons[0]).toMatchObject({
      id: kept.id,
      completed: true,
    });
    expect(await test.db.$count(lessonProgress, eq(lessonProgress.lessonId, gone.id))).toBe(0);
    const [standing] = await test.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.id, finished.id));
    expect(standing).toMatchObject({ status: 'COMPLETED', progressPercent: 100 });
    expect((await test.read(id)).draft.sections).toEqual(sections);

    // Without the two that are left, the learner is done.
    await test.edit(id, { sections: sections.slice(1) });
    await publish(id);
    await test.deps.queue.runDue();
    const [done] = await test.db
      .select()
      .from(enrolments)
      .where(and(eq(enrolments.id, enrolment.id)));
    expect(done).toMatchObject({ status: 'COMPLETED', progressPercent: 100 });
  });

  it('is refused with the reason, while the course stays as it is', async () => {
    const id = await test.create(test.ready({ title: 'Stays' }));
    await publish(id);
    expect(codeOf(await move(id, 'submit'))).toBe('409 entity.transitionRefused');
    await test.edit(id, { title: 'Refused' });
    await moved(id, 'submit');
    expect(codeOf(await test.edit(id, { title: 'Later' }))).toBe('409 entity.transitionRefused');
    expect((await reject(id, 'No, thank you')).json<Course>()).toMatchObject({
      ...{ status: 'ACTIVE', revisionStatus: 'REJECTED', rejectionReason: 'No, thank you' },
      title: 'Stays',
      draft: { title: 'Refused' },
    });
    expect((await test.edit(id, { title: 'Better' })).json<Course>()).toMatchObject({
      revisionStatus: 'DRAFT',
    });
  });

  it('moves a quiz from one lesson to another', async () => {
    const made = await createCourse(test.db, test.organizations.bcc.id);
    const { id } = made.course;
    const base = test.ready({ sections: await sectionsOf(id) });
    const [first, second] = base.sections;
    const [practice, final] = second!.lessons;
    const swapped = [
      { ...practice!, quizId: final!.quizId },
      { ...final!, quizId: practice!.quizId },
    ];
    const [article] = first!.lessons;
    const sections = [
      { ...first!, lessons: [article!] },
      { ...second!, lessons: swapped },
    ];
    expect((await test.edit(id, { ...base, sections })).statusCode).toBe(200);
    await publish(id);
    expect((await sectionsOf(id))[1]?.lessons.map(({ quizId }) => quizId)).toEqual([
      made.finalQuiz.id,
      made.practiceQuiz.id,
    ]);
  });
});

describe('a copy', () => {
  it('is a draft of its own, with lessons, sections and quizzes of its own', async () => {
    const made = await createCourse(test.db, test.organizations.bcc.id);
    const response = await test.admin.post(`/course/${made.course.id}/duplicate`);
    expect(response.statusCode, response.body).toBe(201);
    const copy = await test.read(response.json<{ id: string }>().id);
    expect(copy).toMatchObject({ title: 'Web basics (copy)', status: 'DRAFT', version: 1 });
    const original = await test.read(made.course.id);
    const idsOf = ({ draft }: typeof copy) =>
      draft.sections.flatMap((section) => [
        section.id,
        ...section.lessons.flatMap(({ id, quizId }) => [id, quizId ?? id]),
      ]);
    expect(new Set([...idsOf(copy), ...idsOf(original)]).size).toBe(2 * (2 + 2 + 2 * 2));
    expect(await test.db.$count(quizzes, eq(quizzes.courseId, copy.id))).toBe(2);
    expect((await test.edit(copy.id, { title: 'Mine now' })).statusCode).toBe(200);
    expect((await test.admin.delete(`/course/${copy.id}`)).statusCode).toBe(204);
    expect(await test.db.$count(courses, eq(courses.id, made.course.id))).toBe(1);
  });
});

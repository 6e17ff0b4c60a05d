import type { Dashboard, LearnerDashboard, ManagementDashboard } from '@lms/dashboard/contract';
import { createStudy } from '@lms/learning/api/testing';
import {
  attemptAnswers,
  attempts,
  courses,
  enrolments,
  orderItems,
  orders,
  receipts,
  users,
} from '@lms/server/database';
import { createCourse, createSignedInClient, type TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
  test.clock.set('2026-08-14T10:00:00Z');
});
afterEach(() => test.close());

const read = async <Kind extends Dashboard>(user: { id: string }): Promise<Kind> => {
  const response = await createSignedInClient(test.app, test.deps, user.id).get('/dashboard');
  expect(response.statusCode).toBe(200);
  return response.json();
};
const readManagement = (user: { id: string }) => read<ManagementDashboard>(user);
const readLearner = (user: { id: string }) => read<LearnerDashboard>(user);

const figureOf = ({ figures }: ManagementDashboard, name: string) => {
  const figure = figures.find((one) => one.name === name);
  return figure && [figure.current, figure.previous];
};
const nothing = { essays: 0, questions: 0, draftCourses: 0, rejectedCourses: 0 };
const waitingOf = ({ waiting }: ManagementDashboard) =>
  Object.fromEntries(waiting.map(({ kind, count }) => [kind, count]));

const enrolAt = async (
  courseId: string,
  user: { id: string },
  createdAt: string,
  more: Partial<typeof enrolments.$inferInsert> = {},
) => {
  const [made] = await test.db
    .insert(enrolments)
    .values({ courseId, userId: user.id, createdAt, ...more })
    .returning();
  return made!;
};

describe('the dashboard of an administrator', () => {
  it('is empty, with twelve weeks of nothing, for a new organization', async () => {
    const found = await readManagement(test.users.orgAdmin);
    expect(found.kind).toBe('organization');
    expect(waitingOf(found)).toEqual(nothing);
    expect(found.figures.map(({ name }) => name)).toEqual([
      'enrolments',
      'completions',
      'certificates',
      'activeLearners',
      'revenue',
    ]);
    for (const { current, previous } of found.figures) expect([current, previous]).toEqual([0, 0]);
    expect(found.weeks).toHaveLength(12);
    expect(found.topCourses).toEqual([]);
  });

  it('counts a day from midnight to midnight in Dhaka', async () => {
    const { learner, otherLearner, orgUser, otherOrgUser, orgAdmin } = test.users;
    const { course } = await createCourse(test.db, test.organizations.bcc.id);
    // 16 July in Dhaka is the first of the last 30 days, 16 June the first of the 30 days before.
    await enrolAt(course.id, learner, '2026-07-15T18:00:00.000Z');
    await enrolAt(course.id, otherLearner, '2026-07-15T17:59:59.999Z');
    await enrolAt(course.id, orgUser, '2026-06-15T18:00:00.000Z');
    await enrolAt(course.id, otherOrgUser, '2026-06-15T17:59:59.999Z');
    const found = await readManagement(orgAdmin);
    expect(figureOf(found, 'enrolments')).toEqual([1, 2]);
    expect(found.topCourses).toEqual([
      { id: course.id, title: course.title, language: 'en', enrolments: 1 },
    ]);
  });

  it('puts each enrolment and completion into its week, the last ending with today', async () => {
    const { course } = await createCourse(test.db, test.organizations.bcc.id);
    await enrolAt(course.id, test.users.learner, '2026-08-07T18:00:00.000Z', {
      completedAt: '2026-08-14T17:59:59.000Z',
      status: 'COMPLETED',
    });
    await enrolAt(course.id, test.users.otherLearner, '2026-08-07T17:59:59.000Z');
    const { weeks } = await readManagement(test.users.orgAdmin);
    expect(weeks.slice(-2)).toEqual([
      { startsAt: '2026-07-31T18:00:00.000Z', enrolments: 1, completions: 0 },
      { startsAt: '2026-08-07T18:00:00.000Z', enrolments: 1, completions: 1 },
    ]);
  });

  it('never counts what belongs to another organization, nor what was cancelled', async () => {
    const { learner, otherLearner, orgAdmin, otherOrgAdmin, system } = test.users;
    const own = await createCourse(test.db, test.organizations.bcc.id);
    const foreign = await createCourse(test.db, test.organizations.other.id);
    await createCourse(test.db, test.organizations.other.id, { course: { status: 'DRAFT' } });
    await enrolAt(own.course.id, otherLearner, '2026-08-10T00:00:00Z', { status: 'CANCELLED' });
    await enrolAt(foreign.course.id, otherLearner, '2026-08-10T00:00:00Z');
    const study = createStudy(test, learner);
    await study.enrol(foreign.course.id);
    await test.db
      .update(enrolments)
      .set({ createdAt: '2026-08-10T00:00:00Z' })
      .where(eq(enrolments.userId, learner.id));
    const attempt = await study.start(foreign.finalQuiz.id);
    await test.db.update(attempts).set({ status: 'SUBMITTED' }).where(eq(attempts.id, attempt.id));
    await test.db.insert(attemptAnswers).values({
      attemptId: attempt.id,
      questionId: attempt.questions[0]?.id ?? '',
      response: 'An essay',
      savedAt: attempt.startedAt,
    });
    const [order] = await test.db
      .insert(orders)
      .values({
        number: 'LMS-1',
        userId: learner.id,
        total: 70_000,
        paymentMethod: 'demo',
        idempotencyKey: 'key',
        requestHash: 'hash',
        paidAt: '2026-08-10T00:00:00Z',
        status: 'PAID',
      })
      .returning();
    await test.db.insert(orderItems).values([
      { orderId: order!.id, courseId: own.course.id, title: 'Own', price: 20_000 },
      { orderId: order!.id, courseId: foreign.course.id, title: 'Foreign', price: 50_000 },
    ]);

    await test.db.insert(receipts).values({
      orderId: order!.id,
      organizationId: test.organizations.other.id,
      number: 1,
      organizationCode: 'OTHER',
      organizationName: 'Other',
      subtotal: 50_000,
      discount: 5_000,
      issuedAt: '2026-08-10T00:00:00Z',
    });

    const mine = await readManagement(orgAdmin);
    expect(figureOf(mine, 'enrolments')).toEqual([0, 0]);
    expect(figureOf(mine, 'activeLearners')).toEqual([0, 0]);
    expect(figureOf(mine, 'revenue')).toEqual([20_000, 0]);
    expect(figureOf(mine, 'newUsers')).toBeUndefined();
    expect(waitingOf(mine)).toEqual(nothing);

    const theirs = await readManagement(otherOrgAdmin);
    expect(figureOf(theirs, 'enrolments')).toEqual([2, 0]);
    expect(figureOf(theirs, 'activeLearners')).toEqual([1, 0]);
    expect(figureOf(theirs, 'revenue')).toEqual([45_000, 0]);
    expect(waitingOf(theirs)).toEqual({ ...nothing, essays: 1, draftCourses: 1 });

    expect(figureOf(await readManagement(system), 'revenue')).toEqual([65_000, 0]);
  });

  it('shows nobody’s figures to an administrator without organization', async () => {
    const { course } = await createCourse(test.db, test.organizations.bcc.id);
    await enrolAt(course.id, test.users.learner, '2026-08-10T00:00:00Z');
    await test.db
      .update(users)
      .set({ organizationId: null })
      .where(eq(users.id, test.users.orgAdmin.id));
    const found = await readManagement(test.users.orgAdmin);
    expect(found.kind).toBe('organization');
    expect(figureOf(found, 'enrolments')).toEqual([0, 0]);
  });

  it('tells the system administrator what waits on the whole platform', async () => {
    await createCourse(test.db, test.organizations.other.id, { course: { status: 'PENDING' } });
    await createCourse(test.db, test.organizations.bcc.id, {
      course: { revisionStatus: 'PENDING' },
    });
    await test.db
      .update(users)
      .set({ status: 'PENDING' })
      .where(eq(users.id, test.users.otherLearner.id));
    await test.db.insert(orders).values({
      number: 'TWICE-1',
      userId: test.users.learner.id,
      total: 50_000,
      refundDue: 50_000,
      paymentMethod: 'demo',
      idempotencyKey: 'twice',
      requestHash: '',
      paidAt: '2026-08-01T00:00:00Z',
      status: 'PAID',
    });
    const found = await readManagement(test.users.system);
    expect(found.kind).toBe('system');
    expect(waitingOf(found)).toEqual({
      pendingUsers: 1,
      pendingOrganizations: 0,
      pendingCourses: 2,
      pendingPaths: 0,
      refundsDue: 1,
      essays: 0,
      questions: 0,
    });
    expect(found.coursesByStatus).toContainEqual({ status: 'PENDING', count: 1 });
    expect(figureOf(found, 'newUsers')).toBeDefined();
  });

  it('goes by the highest of several roles', async () => {
    await test.db
      .update(users)
      .set({ roles: ['ROLE_USER', 'ROLE_ORGADMIN'] })
      .where(eq(users.id, test.users.orgAdmin.id));
    expect((await readManagement(test.users.orgAdmin)).kind).toBe('organization');
  });
});

describe('the dashboard of a learner', () => {
  it('suggests popular courses to who studies nothing yet', async () => {
    const { course } = await createCourse(test.db, test.organizations.bcc.id);
    await createCourse(test.db, test.organizations.bcc.id, { course: { status: 'DRAFT' } });
    const found = await readLearner(test.users.learner);
    expect(found).toMatchObject({
      kind: 'learner',
      next: null,
      courses: [],
      deadlines: [],
      certificates: { count: 0, latest: null },
    });
    expect(found.suggestions.map(({ id }) => id)).toEqual([course.id]);
  });

  it('leads to where the learner stopped, and tells what ends soon', async () => {
    const closesAt = '2026-08-20T10:00:00.000Z';
    const made = await createCourse(test.db, test.organizations.bcc.id, { practice: { closesAt } });
    const stranger = await createCourse(test.db, test.organizations.bcc.id);
    const sibling = await createCourse(test.db, test.organizations.other.id);
    await test.db
      .update(courses)
      .set({ categoryId: made.course.categoryId })
      .where(eq(courses.id, sibling.course.id));
    const study = createStudy(test, test.users.learner);
    await study.enrol(made.course.id);
    await study.complete(made.article.id);
    const attempt = await study.start(made.finalQuiz.id);

    const found = await readLearner(test.users.learner);
    expect(found.next).toMatchObject({ course: { courseId: made.course.id, progressPercent: 25 } });
    expect(found.next?.lessonTitle).toBe('VIDEO');
    expect(found.deadlines.map(({ kind, at, attemptId }) => [kind, at, attemptId])).toEqual([
      ['ATTEMPT_ENDS', attempt.deadlineAt, attempt.id],
      ['QUIZ_CLOSES', closesAt, null],
    ]);
    expect(found.suggestions.map(({ id }) => id)).toEqual([sibling.course.id]);
    expect(found.suggestions.map(({ id }) => id)).not.toContain(stranger.course.id);
    expect((await readLearner(test.users.otherLearner)).deadlines).toEqual([]);
  });

  it('names a quiz under way once, though it closes as well', async () => {
    const closesAt = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    const final = { closesAt, timeLimitMinutes: null };
    const made = await createCourse(test.db, test.organizations.bcc.id, { final });
    const study = createStudy(test, test.users.learner);
    await study.enrol(made.course.id);
    const deadlines = async () =>
      (await readLearner(test.users.learner)).deadlines
        .filter(({ courseId }) => courseId === made.course.id)
        .map(({ kind, at }) => [kind, at]);
    expect(await deadlines()).toEqual([['QUIZ_CLOSES', closesAt]]);
    const { id } = await study.start(made.finalQuiz.id);
    expect(await deadlines()).toEqual([['ATTEMPT_ENDS', closesAt]]);
    await study.submit(id);
  });

  it('counts the certificates and names the latest', async () => {
    const made = await createCourse(test.db, test.organizations.bcc.id);
    const study = createStudy(test, test.users.learner);
    await study.enrol(made.course.id);
    await study.complete(made.article.id);
    await study.complete(made.video.id);
    await study.sit(made, made.practiceQuiz.id);
    await study.sit(made, made.finalQuiz.id);
    const found = await readLearner(test.users.learner);
    expect(found.certificates).toMatchObject({
      count: 1,
      latest: { courseTitle: made.course.title, courseSlug: made.course.slug },
    });
    expect(found.courses).toEqual([]);
    expect(figureOf(await readManagement(test.users.orgAdmin), 'completions')).toEqual([1, 0]);
  });

  it('is not for organization users', async () => {
    const client = createSignedInClient(test.app, test.deps, test.users.orgUser.id);
    expect((await client.get('/dashboard')).statusCode).toBe(403);
  });
});

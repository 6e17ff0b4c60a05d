import { gradeQuestion, markFor, percentOf, totalScore } from '@lms/assessment';
import { menuFor, menuPaths } from '@lms/contract';
import { checklistOf, mediaOf, publishedContent } from '@lms/course-management/api';
import { findEssays, verifyChain } from '@lms/learning/api';
import {
  activityLog,
  attemptAnswers,
  attempts,
  certificates,
  courseDrafts,
  courseRatings,
  courses,
  discussionTopics,
  enrolments,
  isPublicPath,
  learningPaths,
  lessons,
  notes,
  orders,
  organizations,
  pathEnrolments,
  questionVersions,
  receipts,
  users,
} from '@lms/server/database';
import { mediaFolder, mediaPath, verifyPassword } from '@lms/server/platform';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from './accounts';
import { loaded, today } from './demo-fixture';

let demo: Awaited<ReturnType<typeof loaded>>;

beforeAll(async () => {
  demo = await loaded();
});
afterAll(() => demo.close());

/** Data that depend on the seed; unpredictable ones, such as serials, are left out. */
const structureOf = async ({ db }: typeof demo) => ({
  learners: await db.select({ id: users.id, name: users.name }).from(users).orderBy(users.id),
  enrolments: await db
    .select({ id: enrolments.id, progress: enrolments.progressPercent, status: enrolments.status })
    .from(enrolments)
    .orderBy(enrolments.id),
  attempts: await db
    .select({ id: attempts.id, percent: attempts.percent })
    .from(attempts)
    .orderBy(attempts.id),
  certificates: await db
    .select({ position: certificates.position, name: certificates.holderName })
    .from(certificates)
    .orderBy(certificates.position),
  ratings: await db
    .select({ id: courseRatings.id, stars: courseRatings.stars, review: courseRatings.review })
    .from(courseRatings)
    .orderBy(courseRatings.id),
  receipts: await db.select().from(receipts).orderBy(receipts.organizationId, receipts.number),
  activity: await db
    .select({ id: activityLog.id, at: activityLog.at, action: activityLog.action })
    .from(activityLog)
    .orderBy(activityLog.id),
  questions: await db
    .select({ content: questionVersions.content })
    .from(questionVersions)
    .orderBy(questionVersions.questionId),
  drafts: await db.select().from(courseDrafts).orderBy(courseDrafts.courseId),
});

describe('demo data', () => {
  it('has the organizations, the courses and 200 learners', async () => {
    const codes = await demo.db
      .select({ code: organizations.code, status: organizations.status })
      .from(organizations)
      .orderBy(organizations.code);
    expect(codes).toContainEqual({ code: 'BCC', status: 'ACTIVE' });
    const waitsSinceDays = sql`${organizations.status} = 'PENDING' and ${organizations.createdAt} > '2027-02-22'`;
    expect(await demo.db.$count(organizations, waitsSinceDays)).toBe(1);
    expect(codes.filter(({ status }) => status === 'PENDING')).toHaveLength(1);
    const active = await demo.db.select().from(courses).where(eq(courses.status, 'ACTIVE'));
    expect(active).toHaveLength(24);
    const [learners] = await demo.db
      .select({ count: count() })
      .from(users)
      .where(sql`${users.username} like '%@learner.example'`);
    expect(learners?.count).toBe(200);
  });

  it('has learning paths in both languages, one that waits, and one that the learner follows', async () => {
    const found = await demo.db.select().from(learningPaths).orderBy(learningPaths.createdAt);
    expect(found.map(({ language, status }) => [language, status])).toEqual([
      ['en', 'ACTIVE'],
      ['bn', 'ACTIVE'],
      ['en', 'PENDING'],
    ]);
    expect(await demo.db.$count(learningPaths, isPublicPath)).toBe(2);
    expect(await demo.db.$count(pathEnrolments)).toBe(1);
  });

  it('has an account of every role, all with the password that is told', async () => {
    const found = await demo.db
      .select({
        username: users.username,
        roles: users.roles,
        code: organizations.code,
        hash: users.passwordHash,
      })
      .from(users)
      .leftJoin(organizations, eq(organizations.id, users.organizationId))
      .where(sql`${users.username} like '%@demo.lms'`)
      .orderBy(users.username);
    expect(found.map(({ username, roles, code }) => [username, ...roles, code])).toEqual([
      ['learner@demo.lms', 'ROLE_USER', null],
      ['orgadmin@demo.lms', 'ROLE_ORGADMIN', 'SHIKKHA'],
      ['orguser@demo.lms', 'ROLE_ORG_USER', 'SHIKKHA'],
      ['support@demo.lms', 'ROLE_SYSTEM', null],
      ['system@demo.lms', 'ROLE_SYSTEM', 'BCC'],
    ]);
    expect(await verifyPassword(found[0]?.hash, demoPassword)).toBe(true);
  });

  it('has a system administrator whose menu lacks the partner reports', async () => {
    const [support] = await demo.db
      .select({ roles: users.roles, code: organizations.code })
      .from(users)
      .leftJoin(organizations, eq(organizations.id, users.organizationId))
      .where(eq(users.username, 'support@demo.lms'));
    const paths = menuPaths(
      menuFor({ roles: support?.roles ?? [], organizationCode: support?.code ?? null }),
    );
    expect(paths).toContain('/reports-management/live-log-report');
    expect(paths).not.toContain('/reports-management/wadhwani-activity-report');
  });

  it('shows a real preview video with captions for the courses that have a video', async () => {
    const found = await demo.db
      .select({ url: courses.previewVideoUrl, captions: courses.previewCaptions })
      .from(courses)
      .where(eq(courses.status, 'ACTIVE'));
    const withVideo = found.filter(({ url }) => url !== null);
    expect(withVideo.length).toBeGreaterThanOrEqual(5);
    for (const { url, captions } of withVideo) {
      expect(url).toMatch(/^\/.*demo\/.+\.mp4$/);
      expect(captions?.length).toBeGreaterThan(0);
    }
  });

  it('gives the demo learner courses in progress and one certificate', async () => {
    const mine = await demo.db
      .select({ status: enrolments.status, percent: enrolments.progressPercent })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .where(eq(users.username, 'learner@demo.lms'));
    expect(mine.map(({ status }) => status).sort()).toEqual(['ACTIVE', 'ACTIVE', 'COMPLETED']);
    for (const { status, percent } of mine) {
      expect(percent === 100).toBe(status === 'COMPLETED');
      expect(percent).toBeGreaterThan(0);
    }
  });

  it('has notes of the demo learner within their videos', async () => {
    const found = await demo.db
      .select({ second: notes.positionSeconds, video: lessons.video })
      .from(notes)
      .innerJoin(lessons, eq(lessons.id, notes.lessonId));
    expect(found).toHaveLength(3);
    for (const { second, video } of found) {
      expect(second).toBeLessThan(video?.durationSeconds ?? 0);
    }
  });

  it('has questions on lessons, some unanswered and one reported', async () => {
    const found = await demo.db.select().from(discussionTopics);
    const states = found.map(({ status }) => status).sort();
    expect(states).toEqual(['ANSWERED', 'ANSWERED', 'OPEN', 'OPEN', 'OPEN', 'OPEN']);
    expect(found.filter(({ reported }) => reported)).toHaveLength(1);
    expect(found.filter(({ pinned }) => pinned)).toHaveLength(1);
  });

  it('issues a certificate for every completed course, in one unbroken chain', async () => {
    const [completed] = await demo.db
      .select({ count: count() })
      .from(enrolments)
      .where(eq(enrolments.status, 'COMPLETED'));
    expect(completed?.count).toBeGreaterThan(50);
    expect(await verifyChain(demo.db)).toEqual({ intact: true, length: completed?.count });
  });

  it('marks every attempt as the server marks it', async () => {
    const contents = new Map(
      (await demo.db.select().from(questionVersions)).map((row) => [row.questionId, row.content]),
    );
    const saved = await demo.db.select().from(attemptAnswers);
    const all = await demo.db.select().from(attempts).where(eq(attempts.status, 'GRADED'));
    expect(all.length).toBeGreaterThan(200);
    for (const attempt of all) {
      const marks = attempt.items.map(({ questionId, mark }) => {
        const content = contents.get(questionId);
        if (!content) throw new Error('asked nothing');
        const answer = saved.find(
          (row) => row.attemptId === attempt.id && row.questionId === questionId,
        );
        return markFor(gradeQuestion(content, answer?.response ?? null), mark, 0);
      });
      const percent = percentOf(totalScore(marks), attempt.maxScore);
      expect(attempt.percent).toBe(percent);
      expect(attempt.passed).toBe(percent >= attempt.rules.passMark);
    }
  });

  it('keeps the counters of the courses in line with what happened', async () => {
    for (const course of await demo.db.select().from(courses)) {
      const of = (table: typeof certificates | typeof courseRatings) =>
        demo.db.$count(table, eq(table.courseId, course.id));
      const standing = and(eq(enrolments.courseId, course.id), ne(enrolments.status, 'CANCELLED'));
      expect(course.enrolmentCount).toBe(await demo.db.$count(enrolments, standing));
      expect(course.certificateCount).toBe(await of(certificates));
      expect(course.ratingCount).toBe(await of(courseRatings));
    }
  });

  it('lets nothing happen in the future or before somebody joined', async () => {
    const [late] = await demo.db
      .select({ count: count() })
      .from(attempts)
      .where(sql`${attempts.submittedAt} > ${today.toISOString()}`);
    const [early] = await demo.db
      .select({ count: count() })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.userId))
      .where(sql`${orders.createdAt} < ${users.createdAt}`);
    expect([late?.count, early?.count]).toEqual([0, 0]);
  });

  it('stores the files that its lessons name', async () => {
    const found = await demo.db.select().from(lessons);
    const urls = found.flatMap(({ video, document }) => [
      ...(video ? [video.url, video.posterUrl ?? '', ...video.captions.map(({ url }) => url)] : []),
      ...(document ? [document.url] : []),
    ]);
    expect(urls.length).toBeGreaterThan(30);
    for (const url of urls) {
      const file = join(mediaFolder(demo.config), url.slice(mediaPath.length));
      expect([url, existsSync(file)]).toEqual([url, true]);
      if (file.endsWith('.pdf')) expect(readFileSync(file, 'latin1')).toMatch(/^%PDF-/);
    }
    for (const { video } of found) if (video) expect(video.transcript.length).toBeGreaterThan(1);
  });

  it('has courses that wait for their authors and for those who approve', async () => {
    const found = await demo.db
      .select()
      .from(courses)
      .innerJoin(courseDrafts, eq(courseDrafts.courseId, courses.id))
      .orderBy(courses.slug);
    const checked = await Promise.all(
      found.map(async ({ courses: course, course_drafts: { content } }) => {
        const items = await checklistOf(demo.db, course.id, content);
        const state = `${course.status} ${course.revisionStatus} ${course.language}`;
        return [course.slug, state, items.map(({ code }) => code)];
      }),
    );
    expect(checked).toEqual([
      ['retail-service-skills', 'ACTIVE PENDING en', []],
      ['safe-passwords-at-work', 'PENDING null en', []],
      ['shop-accounts-bangla', 'REJECTED null bn', []],
      [
        'spreadsheets-for-small-shops',
        'DRAFT null en',
        ['summaryMissing', 'headingJump', 'durationMissing', 'videoMissing', 'quizMissing'],
      ],
    ]);
    expect(found[2]?.courses.rejectionReason).toMatch(/কুইজ/);
    const [revised] = found;
    const published = await publishedContent(demo.db, revised!.courses);
    const { content } = revised!.course_drafts;
    expect(content.sections[0]?.lessons).toHaveLength(published.sections[0]!.lessons.length + 1);
    for (const { url } of found.flatMap(({ course_drafts: draft }) => mediaOf(draft.content))) {
      expect(existsSync(join(mediaFolder(demo.config), url.slice(mediaPath.length)))).toBe(true);
    }
  });

  it('has essays in both languages that wait for their marks', async () => {
    const { items, total } = await findEssays(demo.db, { kind: 'all' }, {});
    expect(total).toBe(3);
    expect(items.map(({ language }) => language).sort()).toEqual(['bn', 'en', 'en']);
    for (const { response, markingGuide, maxMark, mark } of items) {
      expect(response.length).toBeGreaterThan(100);
      expect([markingGuide === null, maxMark, mark]).toEqual([false, 10, null]);
    }
  });

  it('is the same every time', async () => {
    const again = await loaded();
    expect(await structureOf(again)).toEqual(await structureOf(demo));
    await again.close();
  });
});

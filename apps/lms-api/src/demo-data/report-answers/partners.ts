import {
  type DemoTables,
  type Expected,
  finalsOf,
  highest,
  largest,
  meanOf,
  percentOf,
  sumOf,
} from './demo-tables';

/** Enrolments of learners who joined a batch of a partner course in the range. */
const joinedIn = (demo: DemoTables) =>
  [...demo.enrolments.values()].filter(
    ({ batchCodeId, courseId, createdAt }) =>
      batchCodeId !== null &&
      demo.courses.get(courseId)?.programme === 'PARTNER' &&
      demo.isInRange(createdAt),
  );
type Joined = ReturnType<typeof joinedIn>;

const nameOf = ({ code, title }: { code: string; title: string }) => `${code} – ${title}`;
const completedOf = (joined: Joined) =>
  joined.filter(({ status }) => status === 'COMPLETED').length;
const activeOf = (joined: Joined) => joined.filter(({ startedAt }) => startedAt !== null).length;
const bestOf = (demo: DemoTables, { id }: Joined[number]) =>
  highest(finalsOf(demo, id).map(({ percent }) => percent));

export const partnerActivity = (demo: DemoTables): Expected => {
  const joined = joinedIn(demo);
  const rows = joined.map((one) => {
    const learner = demo.users.get(one.userId);
    const batch = demo.batches.find(({ id }) => id === one.batchCodeId);
    const done = demo.progress.filter((lesson) => lesson.enrolmentId === one.id);
    return {
      id: one.id,
      learner: learner?.name ?? '',
      email: learner?.username ?? '',
      batch: batch ? nameOf(batch) : '',
      course: demo.courses.get(one.courseId)?.title ?? '',
      lessonsCompleted: done.filter(({ completedAt }) => completedAt !== null).length,
      lessonsTotal: demo.lessons.filter(({ courseId }) => courseId === one.courseId).length,
      secondsSpent: one.secondsSpent,
      lastActiveAt: one.lastActiveAt ?? one.startedAt,
      averageScore: bestOf(demo, one),
      enrolmentStatus: one.status,
    };
  });
  const completed = completedOf(joined);
  return {
    rows,
    figures: {
      enrolled: joined.length,
      active: activeOf(joined),
      completed,
      secondsSpent: sumOf(joined.map(({ secondsSpent }) => secondsSpent)),
    },
    charts: {
      statuses: [
        ['ACTIVE', joined.length - completed],
        ['COMPLETED', completed],
      ],
    },
  };
};

export const partnerSummary = (demo: DemoTables): Expected => {
  const joined = joinedIn(demo);
  const isPassed = (one: Joined[number]) =>
    finalsOf(demo, one.id).some(({ passed }) => passed) ||
    demo.certificates.some((has) => has.userId === one.userId && has.courseId === one.courseId);
  const rows = demo.batches.map((batch) => {
    const mine = joined.filter(({ batchCodeId }) => batchCodeId === batch.id);
    const [completed, passed] = [completedOf(mine), mine.filter(isPassed).length];
    return {
      id: batch.id,
      batch: nameOf(batch),
      enrolled: mine.length,
      active: activeOf(mine),
      organization: demo.organizations.get(batch.organizationId)?.name ?? '',
      course: demo.courses.get(batch.courseId ?? '')?.title ?? null,
      completed,
      completionPercent: percentOf(completed, mine.length),
      passed,
      passPercent: percentOf(passed, mine.length),
      averageScore: meanOf(mine.map((one) => bestOf(demo, one))),
    };
  });
  const completed = completedOf(joined);
  return {
    rows,
    figures: {
      batches: rows.length,
      enrolled: joined.length,
      completed,
      completionPercent: percentOf(completed, joined.length),
      passPercent: percentOf(joined.filter(isPassed).length, joined.length),
    },
    charts: {
      batches: largest(rows, 'enrolled').map((row) => [
        row.batch,
        row.enrolled,
        row.completed,
        row.passed,
      ]),
    },
  };
};

import {
  dayOf,
  type DemoTables,
  type Expected,
  finalsOf,
  highest,
  largest,
  latest,
  meanOf,
  percentOf,
  sumOf,
} from './demo-tables';

const tenths = Array.from({ length: 10 }, (_, tenth) => tenth);

/** Enrolments made in the range. */
const madeIn = (demo: DemoTables) =>
  [...demo.enrolments.values()].filter(({ createdAt }) => demo.isInRange(createdAt));

const providerOf = (demo: DemoTables, organizationId: string) =>
  demo.organizations.get(organizationId)?.name ?? '';

export const courseReport = (demo: DemoTables): Expected => {
  const orders = demo.paid.filter(({ paidAt }) => demo.isInRange(paidAt));
  const made = madeIn(demo);
  const rows = [...demo.courses.values()].map((course) => {
    const mine = made.filter(({ courseId }) => courseId === course.id);
    const completed = mine.filter(({ status }) => status === 'COMPLETED').length;
    const best = [...demo.enrolments.values()]
      .filter(({ courseId }) => courseId === course.id)
      .map(({ id }) => finalsOf(demo, id).filter((one) => demo.isInRange(one.submittedAt)))
      .map((sat) => highest(sat.map(({ percent }) => percent)));
    // An order of the demo set has one course, so its whole total was paid for that course.
    const sold = orders.filter(({ id }) =>
      demo.items.some(({ orderId, courseId }) => orderId === id && courseId === course.id),
    );
    return {
      id: course.id,
      course: course.title,
      courseStatus: course.status,
      provider: providerOf(demo, course.organizationId),
      category: demo.categories.get(course.categoryId ?? '')?.name.en ?? null,
      enrolled: mine.length,
      inProgress: mine.length - completed,
      completed,
      completionPercent: percentOf(completed, mine.length),
      averageScore: meanOf(best),
      rating: meanOf(
        demo.ratings.filter((one) => one.courseId === course.id).map(({ stars }) => stars),
      ),
      revenue: sumOf(sold.map(({ total }) => total)),
    };
  });
  const completed = made.filter(({ status }) => status === 'COMPLETED').length;
  return {
    rows,
    figures: {
      courses: demo.courses.size,
      enrolled: made.length,
      completed,
      completionPercent: percentOf(completed, made.length),
      revenue: sumOf(orders.map(({ total }) => total)),
    },
    charts: {
      topCourses: largest(rows, 'enrolled').map((row) => [row.course, row.enrolled, row.completed]),
    },
  };
};

export const courseRating = (demo: DemoTables): Expected => {
  const given = demo.ratings.filter(({ createdAt }) => demo.isInRange(createdAt));
  const starsOf = (ratings: typeof given, n: number) =>
    ratings.filter(({ stars }) => stars === n).length;
  const rows = [...demo.courses.values()].map(({ id, title, organizationId }) => {
    const mine = given.filter(({ courseId }) => courseId === id);
    const newest = mine
      .filter(({ review }) => review !== '')
      .sort((a, b) => (`${b.createdAt}${b.id}` > `${a.createdAt}${a.id}` ? 1 : -1))
      .slice(0, 3);
    return {
      id,
      course: title,
      provider: providerOf(demo, organizationId),
      ratings: mine.length,
      averageRating: meanOf(mine.map(({ stars }) => stars)),
      stars5: starsOf(mine, 5),
      stars4: starsOf(mine, 4),
      stars3: starsOf(mine, 3),
      stars2: starsOf(mine, 2),
      stars1: starsOf(mine, 1),
      latestReviews: newest.map(({ review }) => review).join(' · ') || null,
    };
  });
  return {
    rows,
    figures: {
      ratings: given.length,
      averageRating: meanOf(given.map(({ stars }) => stars)),
      reviews: given.filter(({ review }) => review !== '').length,
    },
    charts: { stars: [5, 4, 3, 2, 1].map((n) => [String(n), starsOf(given, n)]) },
  };
};

export const finalQuiz = (demo: DemoTables): Expected => {
  const sat = demo.attempts.filter(
    (one) =>
      demo.finals.has(one.quizId) &&
      demo.isInRange(one.submittedAt) &&
      demo.enrolments.has(one.enrolmentId),
  );
  const results = { true: 'PASSED', false: 'FAILED', null: 'WAITING' };
  const rows = sat.map((one) => {
    const learner = demo.users.get(one.userId);
    const courseId = demo.enrolments.get(one.enrolmentId)?.courseId ?? '';
    return {
      id: one.id,
      learner: learner?.name ?? '',
      email: learner?.username ?? '',
      course: demo.courses.get(courseId)?.title ?? '',
      attempt: one.number,
      score: one.score,
      percent: one.percent,
      passMark: one.rules.passMark,
      submittedAt: one.submittedAt,
      attemptResult: results[`${one.passed}`],
      timeTaken: (Date.parse(one.submittedAt ?? '') - Date.parse(one.startedAt)) / 1_000,
    };
  });
  const count = (result: string, tenth?: number) =>
    rows.filter(
      ({ attemptResult, percent }) =>
        attemptResult === result &&
        (tenth === undefined || Math.min(9, Math.floor(Number(percent) / 10)) === tenth),
    ).length;
  const enrolments = new Set(sat.map(({ enrolmentId }) => enrolmentId));
  const best = [...enrolments].map((id) =>
    highest(sat.filter(({ enrolmentId }) => enrolmentId === id).map(({ percent }) => percent)),
  );
  return {
    rows,
    figures: {
      attempts: sat.length,
      passed: count('PASSED'),
      averageScore: meanOf(best),
      passPercent: percentOf(count('PASSED'), count('PASSED') + count('FAILED')),
    },
    charts: {
      scores: tenths.map((n) => [`${n * 10}`, count('PASSED', n), count('FAILED', n)]),
    },
  };
};

export const courseTime = (demo: DemoTables): Expected => {
  const made = madeIn(demo);
  const dayNumber = (at: string) => Date.parse(dayOf(at)) / 86_400_000;
  const rows = made.map((one) => {
    const learner = demo.users.get(one.userId);
    const course = demo.courses.get(one.courseId);
    const acts = [
      ...demo.progress.filter((done) => done.enrolmentId === one.id).map((done) => done.reportedAt),
      ...demo.attempts
        .filter(({ enrolmentId }) => enrolmentId === one.id)
        .flatMap(({ submittedAt }) => submittedAt ?? []),
    ];
    const minutes = demo.lessons
      .filter(({ courseId }) => courseId === one.courseId)
      .map(({ durationMinutes }) => durationMinutes);
    return {
      id: one.id,
      learner: learner?.name ?? '',
      email: learner?.username ?? '',
      course: course?.title ?? '',
      plannedTime: 60 * sumOf(minutes),
      secondsSpent: one.secondsSpent,
      progressPercent: one.progressPercent,
      firstActivityAt: one.startedAt,
      lastActivityAt: latest(acts) ?? one.startedAt,
      daysToCompletion: one.completedAt && dayNumber(one.completedAt) - dayNumber(one.createdAt),
      enrolmentStatus: one.status,
    };
  });
  const seconds = rows.map(({ secondsSpent }) => secondsSpent);
  const courses = [...new Set(made.map(({ courseId }) => courseId))].map((id) => {
    const title = demo.courses.get(id)?.title ?? '';
    const mine = rows.filter(({ course }) => course === title);
    const average = meanOf(mine.map(({ secondsSpent }) => secondsSpent));
    return { id, title, count: mine.length, planned: mine[0]?.plannedTime ?? 0, average };
  });
  return {
    rows,
    figures: {
      enrolments: made.length,
      secondsSpent: sumOf(seconds),
      averageTime: meanOf(seconds),
      averageDaysToCompletion: meanOf(
        rows.map(({ daysToCompletion }) =>
          daysToCompletion === null ? null : Number(daysToCompletion),
        ),
      ),
    },
    charts: {
      timeSpent: largest(courses, 'count').map(({ title, planned, average }) => [
        title,
        planned,
        average,
      ]),
    },
  };
};

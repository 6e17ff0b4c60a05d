import { courseStatuses, roles } from '@lms/contract';
import { dayOf, type DemoTables, type Expected, largest, latest, sumOf } from './demo-tables';

const days = ({ span }: DemoTables) => {
  const all: string[] = [];
  const last = Date.parse(span.toDay ?? '');
  for (let at = Date.parse(span.fromDay ?? ''); at <= last; at += 86_400_000) {
    all.push(new Date(at).toISOString().slice(0, 10));
  }
  return all;
};

/** Activity of a user in the range: lines of the log, and days of study of any enrolment. */
const activityOf = (demo: DemoTables, userId: string) => ({
  lines: demo.activity.filter((one) => one.userId === userId && demo.isInRange(one.at)),
  studied: demo.studyDays.filter(
    ({ enrolmentId, day }) =>
      demo.everEnrolled.get(enrolmentId)?.userId === userId && demo.isInDays(day),
  ),
});

export const generateReport = (demo: DemoTables): Expected => {
  const rows = [...demo.users.values()].map(({ id, name, username, organizationId }) => {
    const { lines, studied } = activityOf(demo, id);
    const count = (action: string) => lines.filter((line) => line.action === action).length;
    return {
      id,
      name,
      email: username,
      signIns: count('SIGNED_IN'),
      organization: demo.organizations.get(organizationId ?? '')?.name ?? null,
      lessonsCompleted: count('LESSON_COMPLETED'),
      quizAttempts: count('ATTEMPT_SUBMITTED'),
      secondsSpent: sumOf(studied.map(({ seconds }) => seconds)),
      lastActiveAt: latest([...lines.map(({ at }) => at), ...studied.map(({ lastAt }) => lastAt)]),
    };
  });
  const active = rows.filter(({ lastActiveAt }) => lastActiveAt !== null);
  const byRole = roles.map((role): [string, number] => [
    role,
    active.filter(({ id }) => demo.users.get(id)?.roles.includes(role)).length,
  ]);
  return {
    rows,
    figures: {
      activeUsers: active.length,
      signIns: sumOf(rows.map(({ signIns }) => signIns)),
      lessonsCompleted: sumOf(rows.map((row) => row.lessonsCompleted)),
      quizAttempts: sumOf(rows.map(({ quizAttempts }) => quizAttempts)),
      secondsSpent: sumOf(rows.map(({ secondsSpent }) => secondsSpent)),
    },
    charts: { activeUsersByRole: byRole.filter(([, count]) => count > 0) },
  };
};

/** Instants in the range by kind of event. */
const learningTimes = (demo: DemoTables) => {
  const inRange = (times: (string | null)[]) =>
    times.flatMap((at) => (at !== null && demo.isInRange(at) ? [at] : []));
  const counted = [...demo.enrolments.values()];
  return {
    enrolments: inRange(counted.map(({ createdAt }) => createdAt)),
    completions: inRange(counted.map(({ completedAt }) => completedAt)),
    certificates: inRange(demo.certificates.map(({ issuedAt }) => issuedAt)),
  };
};
const on = (day: string, times: string[]) => times.filter((at) => dayOf(at) === day).length;

export const userActivitySummary = (demo: DemoTables): Expected => {
  const people = [...demo.users.values()];
  const came = people.map(({ createdAt }) => createdAt).filter(demo.isInRange);
  const { enrolments, completions, certificates } = learningTimes(demo);
  const activities = people.map(({ id }) => {
    const { lines, studied } = activityOf(demo, id);
    const signIns = lines.filter(({ action }) => action === 'SIGNED_IN').map(({ at }) => at);
    return { signIns, days: [...lines.map(({ at }) => dayOf(at)), ...studied.map((s) => s.day)] };
  });
  const signIns = activities.flatMap((one) => one.signIns);
  const rows = days(demo).map((day) => ({
    id: day,
    period: day,
    newUsers: on(day, came),
    signIns: on(day, signIns),
    activeUsers: activities.filter((one) => one.days.includes(day)).length,
    enrolments: on(day, enrolments),
    completions: on(day, completions),
    certificates: on(day, certificates),
  }));
  return {
    rows,
    figures: {
      newUsers: came.length,
      activeUsers: activities.filter((one) => one.days.length > 0).length,
      signIns: signIns.length,
      enrolments: enrolments.length,
      completions: completions.length,
      certificates: certificates.length,
    },
    charts: {
      usersOverTime: rows.map((row) => [row.period, row.activeUsers, row.newUsers]),
      learningOverTime: rows.map((row) => [row.period, row.enrolments, row.completions]),
    },
  };
};

export const overviewStatistic = (demo: DemoTables): Expected => {
  const { enrolments, completions, certificates } = learningTimes(demo);
  const paid = demo.paid.filter(({ paidAt }) => demo.isInRange(paidAt));
  const rows = days(demo).map((day) => ({
    id: day,
    period: day,
    enrolments: on(day, enrolments),
    completions: on(day, completions),
    certificates: on(day, certificates),
    revenue: sumOf(paid.filter((one) => dayOf(one.paidAt ?? '') === day).map((one) => one.total)),
  }));
  const people = [...demo.users.values()];
  const courses = [...demo.courses.values()];
  const made = [...demo.enrolments.values()].filter((one) => demo.isInRange(one.createdAt));
  const byTitle = courses.map(({ id, title }) => ({
    id: title,
    enrolled: made.filter(({ courseId }) => courseId === id).length,
  }));
  return {
    rows,
    figures: {
      users: people.length,
      organizations: demo.organizations.size,
      courses: courses.length,
      enrolments: enrolments.length,
      completions: completions.length,
      certificates: certificates.length,
      revenue: sumOf(paid.map(({ total }) => total)),
    },
    charts: {
      learningOverTime: rows.map((row) => [row.period, row.enrolments, row.completions]),
      revenueOverTime: rows.map((row) => [row.period, row.revenue]),
      usersByRole: roles.map((role) => [
        role,
        people.filter((one) => one.roles.includes(role)).length,
      ]),
      coursesByStatus: courseStatuses.map((status) => [
        status,
        courses.filter((one) => one.status === status).length,
      ]),
      topCourses: largest(byTitle, 'enrolled').map(({ id, enrolled }) => [id, enrolled]),
    },
  };
};

/** Devices of the demo set's users, by a word of their user agent. */
const devices: [word: string, device: string][] = [
  ['Android', 'Chrome, Android'],
  ['Firefox', 'Firefox, Windows'],
  ['Windows', 'Chrome, Windows'],
  ['iPhone', 'Safari, iPhone'],
  ['Macintosh', 'Safari, macOS'],
];

export const liveLog = (demo: DemoTables): Expected => ({
  rows: demo.activity
    .filter(({ at }) => demo.isInRange(at))
    .map(({ id, at, userId, role, organizationId, action, entity, subject, ip, userAgent }) => ({
      id,
      at,
      role,
      action,
      subject,
      ip,
      entity: entity || null,
      user: demo.users.get(userId)?.name ?? null,
      organization: demo.organizations.get(organizationId ?? '')?.name ?? null,
      device: devices.find(([word]) => userAgent.includes(word))?.[1] ?? null,
    })),
  figures: {},
  charts: {},
});

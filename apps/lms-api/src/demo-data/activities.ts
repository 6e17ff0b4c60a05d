import type { ActivityAction } from '@lms/contract';
import type { activityLog, certificates, orders, users } from '@lms/server/database';
import type { Chance } from './chance';
import type { EnrolmentRows } from './enrolment-rows';

export type DemoUser = typeof users.$inferInsert & { id: string };
type Entry = typeof activityLog.$inferInsert;

/** One activity of a person, before it becomes a row of the log. */
export interface DemoActivity {
  userId: string;
  at: string;
  action: ActivityAction;
  subject?: string;
  subjectId?: string;
  entity?: string;
}

const minute = 60 * 1000;
const hour = 60 * minute;
/** Idle time after which a person has to sign in again. */
const idle = 4 * hour;
const signOutShare = 0.4;
const maxIdleVisits = 5;

const userAgents = [
  'Mozilla/5.0 (Linux; Android 13; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; RMX3231) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
];

/** Random IP address from the blocks reserved for documentation (RFC 5737). */
const addressOf = ({ pick, whole }: Chance) =>
  `${pick(['192.0.2', '198.51.100', '203.0.113'])}.${whole(1, 254)}`;

/** Activities of a learner in one course. */
export const courseActivities = ({
  course,
  enrolment,
  progress,
  attempts,
}: EnrolmentRows): DemoActivity[] => {
  const { userId } = enrolment;
  const enrolled = { subject: course.title, subjectId: course.id, entity: 'course' };
  return [
    { userId, at: enrolment.createdAt!, action: 'ENROLLED', ...enrolled },
    ...progress.map(({ lessonId, completedAt }): DemoActivity => {
      const subject = course.lessons.find(({ id }) => id === lessonId)?.title;
      const at = completedAt!;
      const lesson = { subject, subjectId: lessonId, entity: 'lesson' };
      return { userId, at, action: 'LESSON_COMPLETED', ...lesson };
    }),
    ...attempts.flatMap(({ quizId, startedAt, submittedAt }): DemoActivity[] => {
      const subject = course.lessons.find(({ quiz }) => quiz?.id === quizId)?.quiz?.title;
      const quiz = { userId, subject, subjectId: quizId, entity: 'quiz' };
      return [
        { ...quiz, at: startedAt, action: 'ATTEMPT_STARTED' },
        { ...quiz, at: submittedAt!, action: 'ATTEMPT_SUBMITTED' },
      ];
    }),
  ];
};

/** Refunds among the orders, as activities of the user who made them. */
export const refundActivities = (
  userId: string,
  all: (typeof orders.$inferInsert)[],
): DemoActivity[] =>
  all.flatMap(({ id, number, refundedAt }): DemoActivity[] => {
    if (!refundedAt) return [];
    const order = { subject: number, subjectId: id, entity: 'order' };
    return [{ userId, at: refundedAt, action: 'REFUNDED', ...order }];
  });

export const certificateActivity = (issued: typeof certificates.$inferSelect): DemoActivity => {
  const { id, userId, issuedAt, courseTitle } = issued;
  const subject = { subject: courseTitle, subjectId: id, entity: 'certificate' };
  return { userId, at: issuedAt, action: 'CERTIFICATE_ISSUED', ...subject };
};

/** Visits of a person: around the activities, and now and then only to look around. */
const visitsOf = (activities: DemoActivity[], joined: number, now: Date, chance: Chance) => {
  const looks = Array.from({ length: chance.whole(0, maxIdleVisits) }, () =>
    chance.between(joined + idle, now.getTime()),
  );
  // Registering needs no sign-in.
  const done = activities.filter(({ action }) => action !== 'REGISTERED');
  const times = [...done.map(({ at }) => Date.parse(at)), ...looks].sort((a, b) => a - b);
  const visits: { from: number; to: number }[] = [];
  for (const time of times) {
    const last = visits.at(-1);
    if (last && time - last.to < idle) last.to = time;
    else visits.push({ from: time - chance.between(1, 3) * minute, to: time });
  }
  return visits;
};

/** Log of one person, with sign-ins and sign-outs. */
export const activityLogOf = (
  user: DemoUser,
  activities: DemoActivity[],
  now: Date,
  chance: Chance,
): Entry[] => {
  const { id: userId, organizationId } = user;
  const role = user.roles[0]!;
  const joined = Date.parse(user.createdAt!);
  const device = { ip: addressOf(chance), userAgent: chance.pick(userAgents), organizationId };
  const entry = ({ at, ...activity }: DemoActivity): Entry => ({
    ...activity,
    ...(role === 'ROLE_USER' ? {} : device),
    id: chance.id(new Date(at)),
    at,
    role,
  });
  const visits = visitsOf(activities, joined, now, chance).flatMap(({ from, to }): Entry[] => {
    const gone = to + chance.between(2, 15) * minute;
    const visit = (action: ActivityAction, time: number) => ({
      ...entry({ userId, at: new Date(time).toISOString(), action }),
      ...device,
    });
    const isSignedOut = chance.happens(signOutShare) && gone < now.getTime();
    return [
      visit('SIGNED_IN', Math.max(from, joined)),
      ...(isSignedOut ? [visit('SIGNED_OUT', gone)] : []),
    ];
  });
  return [...activities.map(entry), ...visits];
};

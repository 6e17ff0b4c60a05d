import { nextOrderNumbers } from '@lms/cart/api';
import { addToChain } from '@lms/learning/api';
import {
  activityLog,
  attemptAnswers,
  attempts,
  type certificates,
  courseRatings,
  enrolments,
  lessonProgress,
  notifications,
  orderItems,
  orders,
  studyDays,
  type Transaction,
  users,
} from '@lms/server/database';
import type { Deps } from '@lms/server/platform';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  activityLogOf,
  certificateActivity,
  courseActivities,
  type DemoActivity,
  type DemoUser,
  refundActivities,
} from './activities';
import type { Chance } from './chance';
import {
  type EnrolmentPlan,
  type EnrolmentRows,
  enrolmentRows,
  type Makers,
} from './enrolment-rows';
import { insertAll } from './insert-all';
import { issueDemoReceipts } from './receipts';

/** Users, their activities beside studying, and their enrolments to make. */
export interface Studies {
  people: DemoUser[];
  activities: DemoActivity[];
  plans: EnrolmentPlan[];
  /** User who makes the refunds. */
  refunderId: string;
}

const storeOrders = async (tx: Transaction, rows: EnrolmentRows[]) => {
  const all = rows.flatMap((row) => row.orders);
  const numbers = await nextOrderNumbers(
    tx,
    all.map(({ createdAt }) => new Date(createdAt!)),
  );
  const stored = all.map((order, index) => ({ ...order, number: numbers[index]! }));
  await insertAll(tx, orders, stored);
  await insertAll(
    tx,
    orderItems,
    rows.flatMap((row) => row.orderItems),
  );
  await issueDemoReceipts(tx);
  return stored;
};

/** Issues the earned certificates in chronological order, and notifies their holders. */
const storeCertificates = async (
  tx: Transaction,
  deps: Deps,
  rows: EnrolmentRows[],
  chance: Chance,
) => {
  const earned = rows
    .flatMap((row) => row.earned ?? [])
    .sort((a, b) => a.at.getTime() - b.at.getTime());
  const issued: (typeof certificates.$inferSelect)[] = [];
  for (const { at, ...certificate } of earned) {
    issued.push(
      await addToChain(
        tx,
        { ...deps, now: () => at },
        { ...certificate, pathId: null, partSerials: null },
      ),
    );
  }
  await insertAll(
    tx,
    notifications,
    issued.map(({ userId, courseTitle, serial, issuedAt }) => ({
      id: chance.id(new Date(issuedAt)),
      userId,
      kind: 'CERTIFICATE_ISSUED' as const,
      params: { course: courseTitle },
      link: `/certificate/${serial}`,
      createdAt: issuedAt,
      updatedAt: issuedAt,
    })),
  );
  return issued.map(certificateActivity);
};

/** Stores the activity log, and each user's last sign-in. */
const storeActivity = async (
  tx: Transaction,
  { people, activities }: Pick<Studies, 'people' | 'activities'>,
  now: Date,
  chance: Chance,
) => {
  const byPerson = new Map(people.map(({ id }): [string, DemoActivity[]] => [id, []]));
  for (const activity of activities) byPerson.get(activity.userId)?.push(activity);
  const entries = people.flatMap((person) =>
    activityLogOf(person, byPerson.get(person.id) ?? [], now, chance),
  );
  entries.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  await insertAll(tx, activityLog, entries);
  const ids = people.map(({ id }) => id);
  const { userId, at, action } = activityLog;
  await tx.execute(sql`
    update ${users} set last_login_at = visits.last
    from (
      select ${userId} as user_id, max(${at}) as last from ${activityLog}
      where ${and(inArray(userId, ids), eq(action, 'SIGNED_IN'))} group by ${userId}
    ) as visits
    where ${users.id} = visits.user_id`);
};

/** Stores the rows of users and of their studies. */
export const storeStudies = async (
  tx: Transaction,
  deps: Deps,
  { people, activities, plans, refunderId }: Studies,
  makers: Makers & { log: Chance },
) => {
  const inOrder = [...plans].sort((a, b) => a.at.getTime() - b.at.getTime());
  const rows = inOrder.map((plan) => enrolmentRows(plan, makers));
  const sold = await storeOrders(tx, rows);
  await insertAll(
    tx,
    enrolments,
    rows.map(({ enrolment }) => enrolment),
  );
  await insertAll(
    tx,
    lessonProgress,
    rows.flatMap(({ progress }) => progress),
  );
  await insertAll(
    tx,
    studyDays,
    rows.flatMap(({ days }) => days),
  );
  await insertAll(
    tx,
    attempts,
    rows.flatMap((row) => row.attempts),
  );
  await insertAll(
    tx,
    attemptAnswers,
    rows.flatMap(({ answers }) => answers),
  );
  await insertAll(
    tx,
    courseRatings,
    rows.flatMap(({ rating }) => rating ?? []),
  );
  const issues = await storeCertificates(tx, deps, rows, makers.log);
  const done = [
    ...activities,
    ...rows.flatMap(courseActivities),
    ...refundActivities(refunderId, sold),
    ...issues,
  ];
  await storeActivity(tx, { people, activities: done }, makers.now, makers.log);
};

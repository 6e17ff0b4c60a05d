import type { Role } from '@lms/contract';
import { type Executor, users } from '@lms/server/database';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Chance } from './chance';
import type { EnrolmentPlan } from './enrolment-rows';
import type { DemoCourse } from './load-courses';

export const demoPassword = 'Demo@12345';

const day = 24 * 60 * 60 * 1000;

interface Account {
  username: string;
  name: string;
  role: Role;
  organization?: string;
  studyGoalDays?: number;
}

/** Further people of the organizations. */
const colleagues: Account[] = [
  {
    username: 'arafat.hossain@council.example',
    name: 'Arafat Hossain',
    role: 'ROLE_ORGADMIN',
    organization: 'BCC',
  },
  {
    username: 'nusrat.jahan@wadhwani.example',
    name: 'Nusrat Jahan',
    role: 'ROLE_ORGADMIN',
    organization: 'WADHWANI',
  },
  {
    username: 'joya.sarkar@wadhwani.example',
    name: 'Joya Sarkar',
    role: 'ROLE_ORG_USER',
    organization: 'WADHWANI',
  },
  {
    username: 'sajid.karim@shikkha.example',
    name: 'Sajid Karim',
    role: 'ROLE_ORG_USER',
    organization: 'SHIKKHA',
  },
];

const people: Account[] = [
  {
    username: 'system@demo.lms',
    name: 'Sabina Yasmin',
    role: 'ROLE_SYSTEM',
    organization: 'BCC',
  },
  {
    username: 'orgadmin@demo.lms',
    name: 'Mahbub Alam',
    role: 'ROLE_ORGADMIN',
    organization: 'SHIKKHA',
  },
  {
    username: 'orguser@demo.lms',
    name: 'Tania Hoque',
    role: 'ROLE_ORG_USER',
    organization: 'SHIKKHA',
  },
  { username: 'learner@demo.lms', name: 'Nadia Rahman', role: 'ROLE_USER', studyGoalDays: 3 },
  ...colleagues,
  // Outside the organization that the partner reports are for: this menu lacks them.
  { username: 'support@demo.lms', name: 'Farid Ahmed', role: 'ROLE_SYSTEM' },
];

/** One account per role, for people who look around, and their colleagues. */
export const demoAccounts = (
  { organizationIds, passwordHash }: { organizationIds: Map<string, string>; passwordHash: string },
  now: Date,
  chance: Chance,
) => {
  const at = new Date(now.getTime() - 95 * day);
  return people.map(({ username, name, role, organization, studyGoalDays }) => ({
    id: chance.id(at),
    username,
    name,
    roles: [role],
    organizationId: organization ? organizationIds.get(organization) : undefined,
    passwordHash,
    studyGoalDays,
    createdAt: at.toISOString(),
    emailVerifiedAt: at.toISOString(),
    status: 'ACTIVE' as const,
  }));
};

/** Checks whether anyone could sign in with one of the accounts above. */
export const hasDemoAccounts = async (db: Executor) => {
  const usernames = people.map(({ username }) => username);
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(sql`lower(${users.username})`, usernames), eq(users.status, 'ACTIVE')))
    .limit(1);
  return found !== undefined;
};

/** Courses of learner@demo.lms: one completed, with its certificate, and others begun. */
const learnerCourses: { slug: string; daysAgo: number; lessons?: number }[] = [
  { slug: 'workplace-communication-essentials', daysAgo: 60 },
  { slug: 'web-development-bangla', daysAgo: 20, lessons: 4 },
  { slug: 'digital-marketing-foundations', daysAgo: 9, lessons: 2 },
];

export const demoLearnerPlans = (userId: string, courses: DemoCourse[], now: Date) =>
  learnerCourses.flatMap(({ slug, daysAgo, lessons }): EnrolmentPlan[] => {
    const course = courses.find((one) => one.slug === slug);
    const at = new Date(now.getTime() - daysAgo * day);
    return course ? [{ course, userId, at, lessons, ability: 4, persistence: 1 }] : [];
  });

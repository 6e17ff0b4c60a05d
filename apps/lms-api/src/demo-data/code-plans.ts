import type { coupons } from '@lms/server/database';

const poisha = 100;

type Coupon = typeof coupons.$inferInsert;

/** A batch code to create. Days count back from today; negative ones lie ahead. */
interface BatchPlan {
  code: string;
  title: string;
  organization: string;
  /** Slug of the course; by default the batch takes every partner course of the organization. */
  course?: string;
  from: number;
  to: number;
  capacity: number;
  status?: 'INACTIVE';
}

const service = { organization: 'WADHWANI', course: 'customer-service-excellence' };
const calls = { organization: 'WADHWANI', course: 'call-centre-fundamentals' };
const shops = { organization: 'WADHWANI', course: 'social-media-for-small-business' };
const interviews = { organization: 'SHIKKHA', course: 'interview-skills-for-job-seekers' };
const git = { organization: 'SHIKKHA', course: 'git-for-teams' };

export const batchPlans: BatchPlan[] = [
  { code: 'SERVICE-1', title: 'Hotel staff, Sylhet', ...service, from: 92, to: 46, capacity: 30 },
  {
    code: 'SERVICE-2',
    title: 'Bank counters, Khulna',
    ...service,
    from: 45,
    to: -30,
    capacity: 40,
  },
  { code: 'CALLS-1', title: 'Call centre, morning', ...calls, from: 92, to: 40, capacity: 12 },
  { code: 'CALLS-2', title: 'Call centre, evening', ...calls, from: 39, to: -21, capacity: 25 },
  { code: 'SHOPS-1', title: 'Women who run shops', ...shops, from: 80, to: -10, capacity: 30 },
  {
    code: 'JOBS-1',
    title: 'College leavers, Cumilla',
    ...interviews,
    from: 92,
    to: 50,
    capacity: 20,
  },
  {
    code: 'JOBS-2',
    title: 'College leavers, Bogura',
    ...interviews,
    from: 49,
    to: -20,
    capacity: 30,
  },
  { code: 'GIT-1', title: 'Software park, Jashore', ...git, from: 85, to: -15, capacity: 20 },
  {
    code: 'CHATTOGRAM-3',
    title: 'Port district, next intake',
    organization: 'SHIKKHA',
    from: -14,
    to: -75,
    capacity: 60,
  },
  {
    code: 'SERVICE-PILOT',
    title: 'Pilot',
    ...service,
    from: 160,
    to: 110,
    capacity: 15,
    status: 'INACTIVE',
  },
];

interface CouponPlan extends Pick<Coupon, 'code' | 'kind' | 'amount' | 'scope'> {
  organization: string;
  courses?: string[];
  from: number;
  to: number;
  limits?: Pick<Coupon, 'minTotal' | 'usageLimit' | 'perUserLimit'>;
  status?: 'INACTIVE';
}

/** Coupons, the more specific ones first: the first that applies is used. */
export const couponPlans: CouponPlan[] = [
  {
    code: 'MARKETING15',
    organization: 'SHIKKHA',
    kind: 'PERCENT',
    amount: 15,
    scope: 'COURSES',
    from: 90,
    to: -30,
    courses: ['digital-marketing-foundations', 'email-marketing-that-respects-people'],
  },
  {
    code: 'EID20',
    organization: 'SHIKKHA',
    kind: 'PERCENT',
    amount: 20,
    scope: 'ORGANIZATION',
    from: 70,
    to: 50,
    limits: { usageLimit: 200 },
  },
  {
    code: 'FIRST100',
    organization: 'SHIKKHA',
    kind: 'AMOUNT',
    amount: 100 * poisha,
    scope: 'ORGANIZATION',
    from: 49,
    to: -60,
    limits: { minTotal: 400 * poisha, perUserLimit: 1 },
  },
  {
    code: 'SERVICE50',
    organization: 'WADHWANI',
    kind: 'PERCENT',
    amount: 50,
    scope: 'ORGANIZATION',
    from: 80,
    to: -20,
    limits: { usageLimit: 12 },
  },
  {
    code: 'SKILLS10',
    organization: 'BCC',
    kind: 'PERCENT',
    amount: 10,
    scope: 'ALL',
    from: 60,
    to: -90,
  },
  {
    code: 'OPENING25',
    organization: 'BCC',
    kind: 'PERCENT',
    amount: 25,
    scope: 'ORGANIZATION',
    from: 180,
    to: 120,
    status: 'INACTIVE',
  },
];

import { array, type InferType, object, string } from 'yup';
import { type Entity, type Resource, id, instant, text, wholeNumber, code } from '@lms/contract';

export const couponKinds = ['PERCENT', 'AMOUNT'] as const;
export type CouponKind = (typeof couponKinds)[number];

export const couponScopes = ['ORGANIZATION', 'COURSES', 'ALL'] as const;
/** Which courses a coupon holds for: those of its organisation, some of them, or every course. */
export type CouponScope = (typeof couponScopes)[number];

export const couponStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

export interface Coupon extends Entity {
  /** Upper case; no other coupon has it. */
  code: string;
  organizationId: string;
  organizationName: string;
  kind: CouponKind;
  /** Percent, or poisha. */
  amount: number;
  scope: CouponScope;
  courseIds: string[];
  /** Poisha that the courses it holds for have to cost together. */
  minTotal: number;
  startsAt: string | null;
  expiresAt: string | null;
  /** Orders in all, and of one buyer; 0 is no limit. */
  usageLimit: number;
  perUserLimit: number;
  /** Orders that were paid with it, and those that wait for their payment. */
  usedCount: number;
  status: CouponStatus;
}

const codePattern = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

/** The most that anything costs (poisha). */
const maxPoisha = 100_000_000;
const poisha = () => wholeNumber({ min: 0, max: maxPoisha });

/**
 * `organizationId` is taken from those alone who reach all organisations, and `ALL` as the scope;
 * others make coupons for courses of their own.
 */
export const couponSchema = object({
  code: text({ min: 3, max: 40 })
    .matches(codePattern, { message: code('invalid'), excludeEmptyString: true })
    .required(code('required')),
  kind: string<CouponKind>()
    .oneOf([...couponKinds], code('oneOf'))
    .required(code('required')),
  amount: poisha()
    .min(1, code('min'))
    .required(code('required'))
    .when('kind', { is: 'PERCENT', then: (schema) => schema.max(100, code('max')) }),
  scope: string<CouponScope>()
    .oneOf([...couponScopes], code('oneOf'))
    .required(code('required')),
  courseIds: array(id().required(code('required')))
    .max(100, code('max'))
    .required(code('required'))
    .when('scope', { is: 'COURSES', then: (schema) => schema.min(1, code('required')) }),
  minTotal: poisha().required(code('required')),
  startsAt: instant(),
  expiresAt: instant().test(
    'period',
    code('endBeforeStart'),
    (value, { parent }: { parent: { startsAt?: string | null } }) =>
      !value || !parent.startsAt || Date.parse(value) > Date.parse(parent.startsAt),
  ),
  usageLimit: wholeNumber({ min: 0, max: 1_000_000 }).required(code('required')),
  perUserLimit: wholeNumber({ min: 0, max: 1_000 }).required(code('required')),
  organizationId: id(),
}).noUnknown();
export type CouponInput = InferType<typeof couponSchema>;

export interface CouponTypes {
  item: Coupon;
  input: CouponInput;
  filter: {
    organizationId: string;
    kind: CouponKind;
    scope: CouponScope;
    status: CouponStatus;
    expiresAt: string;
  };
  status: CouponStatus;
}

export const couponResource: Resource<CouponTypes, 'Coupon'> = {
  tag: 'Coupon',
  path: '/coupon',
  inputSchema: couponSchema,
  sortable: ['id', 'code', 'kind', 'amount', 'startsAt', 'expiresAt', 'status', 'updatedAt'],
  filterable: ['organizationId', 'kind', 'scope', 'status', 'expiresAt'],
  statuses: couponStatuses,
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};

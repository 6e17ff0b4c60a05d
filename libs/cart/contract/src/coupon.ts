import {
  code,
  type Entity,
  id,
  instant,
  isInstant,
  type Resource,
  text,
  wholeNumber,
} from '@lms/contract';
import { array, type InferType, object, string } from 'yup';

export const couponKinds = ['PERCENT', 'AMOUNT'] as const;
export type CouponKind = (typeof couponKinds)[number];

export const couponScopes = ['ORGANIZATION', 'COURSES', 'ALL'] as const;
/** Courses that a coupon applies to: those of its organization, some of them, or every course. */
export type CouponScope = (typeof couponScopes)[number];

export const couponStatuses = ['ACTIVE', 'INACTIVE'] as const;
export type CouponStatus = (typeof couponStatuses)[number];

export interface Coupon extends Entity {
  /** Unique code in upper case. */
  code: string;
  organizationId: string;
  organizationName: string;
  kind: CouponKind;
  /** Discount in percent or poisha, as `kind` says. */
  amount: number;
  scope: CouponScope;
  courseIds: string[];
  /** Minimum sum of the courses that the coupon applies to, in poisha. */
  minTotal: number;
  startsAt: string | null;
  expiresAt: string | null;
  /** Maximum number of orders in all and for each buyer; 0 means no limit. */
  usageLimit: number;
  perUserLimit: number;
  /** Number of paid and pending orders that use the coupon. */
  usedCount: number;
  status: CouponStatus;
}

const codePattern = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

/** Maximum of any amount, in poisha. */
const maxPoisha = 100_000_000;
const poisha = () => wholeNumber({ min: 0, max: maxPoisha });

/**
 * Coupon form. Only callers who reach every organization may set `organizationId` or the scope
 * `ALL`; other callers create coupons for their own organization's courses.
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
    (value, { parent }: { parent: { startsAt?: unknown } }) =>
      !value || !isInstant(parent.startsAt) || Date.parse(value) > Date.parse(parent.startsAt),
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
  fields: [
    'id',
    'createdAt',
    'updatedAt',
    'version',
    'code',
    'kind',
    'amount',
    'scope',
    'courseIds',
    'organizationId',
    'organizationName',
    'minTotal',
    'startsAt',
    'expiresAt',
    'usageLimit',
    'perUserLimit',
    'usedCount',
    'status',
  ],
  money: ['minTotal'],
  sortable: ['id', 'code', 'kind', 'amount', 'startsAt', 'expiresAt', 'status', 'updatedAt'],
  filterable: ['organizationId', 'kind', 'scope', 'status', 'expiresAt'],
  statuses: couponStatuses,
  transitions: { ACTIVE: ['INACTIVE'], INACTIVE: ['ACTIVE'] },
  restorable: true,
};

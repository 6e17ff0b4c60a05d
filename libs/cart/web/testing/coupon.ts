import type { Coupon } from '@lms/cart/contract';

export const buildCoupon = (parts: Partial<Coupon>): Coupon => ({
  id: '0198a000-0000-7000-8000-000000000001',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
  version: 1,
  code: 'EID-2026',
  organizationId: '0198a000-0000-7000-8000-0000000000aa',
  organizationName: 'Computer Council',
  kind: 'PERCENT',
  amount: 25,
  scope: 'ORGANIZATION',
  courseIds: [],
  minTotal: 0,
  startsAt: null,
  expiresAt: null,
  usageLimit: 0,
  perUserLimit: 0,
  usedCount: 0,
  status: 'ACTIVE',
  ...parts,
});

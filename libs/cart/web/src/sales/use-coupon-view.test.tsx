import type { Coupon } from '@lms/cart/contract';
import { renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCouponView } from './use-coupon-view';

const coupon = (parts: Partial<Coupon>) => ({ status: 'ACTIVE', ...parts }) as Coupon;

const Status = ({ of }: { of: Coupon }) =>
  useCouponView()
    .columns.find(({ field }) => field === 'status')
    ?.render?.(of);

it.each([
  ['Ended', { expiresAt: '2020-01-01T00:00:00.000Z' }],
  ['Ended', { expiresAt: '2020-01-01T00:00:00.000Z', status: 'INACTIVE' }],
  ['Active', { expiresAt: '2999-01-01T00:00:00.000Z' }],
  ['Active', { expiresAt: null }],
  ['Upcoming', { startsAt: '2999-01-01T00:00:00.000Z', expiresAt: null }],
  ['Inactive', { startsAt: '2999-01-01T00:00:00.000Z', status: 'INACTIVE' }],
  ['Active', { startsAt: '2020-01-01T00:00:00.000Z' }],
  ['Inactive', { expiresAt: null, status: 'INACTIVE' }],
] as const)('says %s of a coupon with %j', async (text, parts) => {
  await renderWithStore(<Status of={coupon(parts)} />, { texts: ['sales', 'admin'] });
  expect(screen.getByText(text)).toBeVisible();
});

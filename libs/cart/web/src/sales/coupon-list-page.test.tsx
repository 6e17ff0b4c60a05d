import { AntdProvider } from '@lms/admin-ui';
import { userLoaded, userSlice } from '@lms/auth/web';
import type { Coupon } from '@lms/cart/contract';
import { tableSlice } from '@lms/table-state';
import { makeTestStore, onCall, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administrator } from '../../testing/administrator';
import { Page } from './coupon-list-page';

const buildCoupon = (parts: Partial<Coupon>): Coupon => ({
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

it('shows the percentage of a coupon as it is, and an amount in taka', async () => {
  const other = '0198a000-0000-7000-8000-000000000002';
  const items = [
    buildCoupon({}),
    buildCoupon({ id: other, code: 'WINTER', kind: 'AMOUNT', amount: 50_000 }),
  ];
  onCall('post', '/coupon/find', { items, total: items.length });
  const store = makeTestStore([userSlice, tableSlice, toastSlice]);
  store.dispatch(userLoaded(administrator));
  await renderWithStore(
    <AntdProvider>
      <Page />
    </AntdProvider>,
    { store, signedIn: true, texts: ['sales', 'courses', 'admin', 'validation', 'problems'] },
  );
  expect(await screen.findByText('25%')).toBeVisible();
  expect(screen.getByText('৳500')).toBeVisible();
});

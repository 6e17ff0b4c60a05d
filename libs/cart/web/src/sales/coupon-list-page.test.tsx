import { AntdProvider } from '@lms/admin-ui';
import { userLoaded, userSlice } from '@lms/auth/web';
import { tableSlice } from '@lms/table-state';
import { makeTestStore, onCall, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administrator } from '../../testing/administrator';
import { buildCoupon } from '../../testing/coupon';
import { Page } from './coupon-list-page';

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

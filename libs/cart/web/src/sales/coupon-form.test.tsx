import { AntdProvider } from '@lms/admin-ui';
import { userLoaded, userSlice } from '@lms/auth/web';
import { makeTestStore, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { administrator } from '../../testing/administrator';
import { CouponForm } from './coupon-form';

it('asks whose a new coupon is before it is sent, beside all else that is missing', async () => {
  onCall('post', '/catalog/organization/find', { items: [], total: 0 } as never);
  const store = makeTestStore([userSlice, toastSlice]);
  store.dispatch(userLoaded(administrator));
  const { user } = await renderWithStore(
    <AntdProvider>
      <CouponForm entityId="new" mayWrite onClose={() => undefined} />
    </AntdProvider>,
    { store, signedIn: true, texts: ['sales', 'courses', 'admin', 'validation', 'problems'] },
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /^Organization/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Code is required$/ })).toBeVisible();
  expect(receivedCalls.map(({ path }) => path)).not.toContain('/coupon');
});

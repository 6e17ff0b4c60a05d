import { AntdProvider } from '@lms/admin-ui';
import type { ManagedOrder } from '@lms/cart/contract';
import { makeTestStore, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildOrder } from '../../testing/cart';
import { RefundDialog } from './refund-dialog';

const show = (total: number) => {
  const order = { ...buildOrder({ total }), buyerName: 'Nadia Rahman' } as unknown as ManagedOrder;
  return renderWithStore(
    <AntdProvider>
      <RefundDialog order={order} onClose={() => undefined} />
    </AntdProvider>,
    { store: makeTestStore([toastSlice]), texts: ['sales', 'admin', 'validation', 'problems'] },
  );
};

it.each([
  [120_000, /^৳1,200 will go back to Nadia Rahman/],
  [0, /^Nadia Rahman paid nothing, so no money goes back/],
])('tells what the refund of an order of %s poisha gives back', async (total, text) => {
  await show(total);
  expect(await screen.findByText(text)).toBeVisible();
});

import { AntdProvider } from '@lms/admin-ui';
import type { ManagedOrder } from '@lms/cart/contract';
import { makeTestStore, renderWithStore } from '@lms/testing';
import { toastSlice } from '@lms/ui';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildOrder } from '../../testing/cart';
import { RefundDialog } from './refund-dialog';

const nadia = { buyerName: 'Nadia Rahman', buyerEmail: 'nadia@example.org' };
const closed = { buyerName: '', buyerEmail: 'closed-0198a000-0000-7000-8000-000000000001' };

const show = (total: number, buyer: Partial<ManagedOrder>) => {
  const order = { ...buildOrder({ total }), ...buyer } as unknown as ManagedOrder;
  return renderWithStore(
    <AntdProvider>
      <RefundDialog order={order} onClose={() => undefined} />
    </AntdProvider>,
    { store: makeTestStore([toastSlice]), texts: ['sales', 'admin', 'validation', 'problems'] },
  );
};

it.each([
  [120_000, /^৳1,200 will go back to Nadia Rahman/, nadia],
  [120_000, /^৳1,200 will go back to Closed account/, closed],
  [0, /^Nadia Rahman paid nothing, so no money goes back/, nadia],
])('tells what the refund of an order of %s poisha gives back', async (total, text, buyer) => {
  await show(total, buyer);
  expect(await screen.findByText(text)).toBeVisible();
});

it.each([
  [50_000, 1],
  [120_000, 0],
  [0, 0],
])('says of %s poisha due of 1,200 taka that no more is due', async (refundDue, notices) => {
  await show(120_000, { ...nadia, refundDue });
  await screen.findByText(/will go back to/);
  expect(screen.queryAllByText(/^Only ৳500 of this is due/)).toHaveLength(notices);
});

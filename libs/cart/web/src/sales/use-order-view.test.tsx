import type { ManagedOrder } from '@lms/cart/contract';
import { renderWithStore } from '@lms/testing';
import { expect, it } from 'vitest';
import { buildOrder } from '../../testing/cart';
import { useOrderView } from './use-order-view';

const order = (parts: Partial<ManagedOrder>) => ({ ...buildOrder(), ...parts }) as ManagedOrder;

const RefundDue = ({ of }: { of: ManagedOrder }) =>
  useOrderView()
    .columns.find(({ field }) => field === 'refundDue')
    ?.render?.(of);

it.each([
  ['To be given back ৳12', { status: 'PAID', refundDue: 1_200 }],
  ['', { status: 'PAID', refundDue: 0 }],
] as const)('says “%s” of an order with %j', async (text, parts) => {
  const { container } = await renderWithStore(<RefundDue of={order(parts)} />, {
    texts: ['sales', 'admin'],
  });
  expect(container).toHaveTextContent(new RegExp(`^${text}$`));
});

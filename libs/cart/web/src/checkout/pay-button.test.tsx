import type { CheckoutResult } from '@lms/cart/contract';
import { makeTestStore, onCall, problem, renderWithStore } from '@lms/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildOrder, cartSlices } from '../../testing/cart';
import { PayButton } from './pay-button';

const order = buildOrder();

const press = async (answer: CheckoutResult | ReturnType<typeof problem>) => {
  onCall('post', `/order/${order.id}/pay`, answer);
  const leave = vi.fn();
  const { user, location } = await renderWithStore(<PayButton order={order} leave={leave} />, {
    store: makeTestStore(cartSlices),
    route: '/my-orders',
    path: '/my-orders',
    texts: ['checkout', 'problems'],
    signedIn: true,
  });
  await user.click(screen.getByRole('button', { name: 'Pay ৳500' }));
  return { leave, location };
};

it('leads to the payment page of the order', async () => {
  const { leave, location } = await press({ order, redirectUrl: 'https://pay.example/1' });
  await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.example/1'));
  expect(location()).toBe('/my-orders');
});

it('leads to the result of an order that needs no payment any more', async () => {
  const paid = buildOrder({ status: 'PAID' });
  const { leave, location } = await press({ order: paid, redirectUrl: null });
  await vi.waitFor(() => expect(location()).toBe(`/checkout/result/${order.id}`));
  expect(leave).not.toHaveBeenCalled();
});

it('says why an order can’t be paid', async () => {
  const { leave } = await press(problem(409, 'cart.unavailable'));
  expect(await screen.findByText('A course of this order can no longer be bought.')).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
});

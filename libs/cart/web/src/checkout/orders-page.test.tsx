import type { Order } from '@lms/cart/contract';
import { api } from '@lms/entity-api';
import { makeTestStore, onCall, problem, renderWithStore } from '@lms/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOrder, buildOrderItem, cartSlices } from '../../testing/cart';
import { Page } from './orders-page';

const idOf = (number: number) => `0190a000-0000-7000-8000-00000000001${number}`;
const show = (orders: Order[], store = makeTestStore(cartSlices)) => {
  onCall('get', '/order', orders);
  return renderWithStore(<Page />, {
    store,
    route: '/my-orders',
    path: '/my-orders',
    texts: ['cart', 'checkout', 'problems'],
    signedIn: true,
  });
};
const order = (number: string) => screen.findByRole('article', { name: `Order ${number}` });

describe('the orders of a learner', () => {
  it('are shown with what was paid for and their receipts', async () => {
    const free = buildOrder({ id: idOf(1), number: 'LMS-1', status: 'PAID', total: 0 });
    const paid = buildOrder({
      id: idOf(2),
      number: 'LMS-2',
      status: 'PAID',
      items: [buildOrderItem()],
      discount: 10_000,
      total: 40_000,
    });
    await show([paid, free]);
    const second = within(await order('LMS-2'));
    expect(second.getByText(/August.*2026|Aug.*2026/)).toBeVisible();
    expect(second.getByText('Paid')).toBeVisible();
    expect(second.getByText('৳400')).toBeVisible();
    expect(second.getByText('-৳100')).toBeVisible();
    expect(second.getByRole('button', { name: 'Receipt (PDF) LMS-2' })).toBeVisible();
    const first = within(await order('LMS-1'));
    expect(first.getByText('Enrolled')).toBeVisible();
    expect(first.queryByRole('button')).toBeNull();
  });

  it('can be paid while they wait for it', async () => {
    await show([
      buildOrder({ id: idOf(1), number: 'LMS-1' }),
      buildOrder({ id: idOf(2), number: 'LMS-2', status: 'CANCELLED' }),
    ]);
    expect(await screen.findByRole('button', { name: 'Pay ৳500 Order LMS-1' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Pay/ })).toHaveLength(1);
  });

  it('can be tried again with their codes where the payment failed', async () => {
    const failed = buildOrder({ number: 'LMS-3', status: 'FAILED', coupon: 'EID-2026' });
    const { user, location } = await show([failed]);
    await user.click(await screen.findByRole('link', { name: 'Try again Order LMS-3' }));
    expect(location()).toBe('/checkout?coupon=EID-2026');
  });

  it('are not tried again once their courses were paid by another', async () => {
    await show([
      buildOrder({ id: '0190a000-0000-7000-8000-000000000005', number: 'LMS-5', status: 'PAID' }),
      buildOrder({ number: 'LMS-4', status: 'FAILED' }),
    ]);
    expect(await order('LMS-4')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Try again/ })).toBeNull();
  });

  it('show a refund made meanwhile once their reader is back', async () => {
    const store = makeTestStore(cartSlices);
    const paid = buildOrder({ number: 'LMS-6', status: 'PAID', total: 40_000 });
    await show([paid], store);
    expect(within(await order('LMS-6')).getByText('Paid')).toBeVisible();
    onCall('get', '/order', [{ ...paid, status: 'REFUNDED' }]);
    act(() => void store.dispatch(api.internalActions.onFocus()));
    expect(await screen.findByText('Refunded')).toBeVisible();
  });

  it('tell what will be paid back', async () => {
    const paid = buildOrder({ number: 'LMS-7', status: 'PAID', refundDue: 50_000 });
    await show([paid]);
    const placed = within(await order('LMS-7'));
    expect(placed.getByText(/^You will get ৳500 back/)).toBeVisible();
  });

  it('are told to be none, with a way to the courses', async () => {
    await show([]);
    expect(await screen.findByText('You have not placed an order yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep shopping' })).toBeVisible();
  });

  it('can be asked for again after a fault', async () => {
    onCall('get', '/order', problem(500, 'server.fault'));
    const { user } = await renderWithStore(<Page />, { texts: ['cart', 'checkout', 'problems'] });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    onCall('get', '/order', [buildOrder({ number: 'LMS-4' })]);
    await user.click(retry);
    expect(await order('LMS-4')).toBeVisible();
  });
});

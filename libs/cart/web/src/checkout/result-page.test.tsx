import type { Order } from '@lms/cart/contract';
import { api } from '@lms/entity-api';
import {
  makeTestStore,
  offline,
  onCall,
  problem,
  receivedCalls,
  renderWithStore,
} from '@lms/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { buildItem, buildOrder, buildOrderItem, cartSlices } from '../../testing/cart';
import { courseAdded, selectCartItems } from '../cart-slice';
import { Page } from './result-page';

const { id } = buildOrder();

const show = async (order: Partial<Order>, language: 'en' | 'bn' = 'en') => {
  onCall('get', '/order/:id', () => buildOrder(order));
  return open(language);
};
const open = async (language: 'en' | 'bn' = 'en') => {
  const store = makeTestStore(cartSlices, language);
  [1, 2].forEach((number) => store.dispatch(courseAdded(buildItem(number))));
  const view = await renderWithStore(<Page />, {
    store,
    route: `/checkout/result/${id}`,
    path: '/checkout/result/:orderId',
    texts: ['checkout'],
    language,
    signedIn: true,
  });
  const cart = () => selectCartItems(store.getState() as never).map(({ title }) => title);
  return { ...view, store, cart };
};

afterEach(() => {
  vi.useRealTimers();
});

it('leads to the courses and takes only these out of the cart', async () => {
  const { cart } = await show({ status: 'PAID' });
  expect(await screen.findByRole('heading', { name: 'You are enrolled' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start learning Course 1' })).toHaveAttribute(
    'href',
    `/learn/${buildItem().courseId}`,
  );
  expect(cart()).toEqual(['Course 2']);
});

it('tells what will be paid back', async () => {
  await show({ status: 'PAID', refundDue: 50_000 });
  expect(await screen.findByText(/^You will get ৳500 back/)).toBeVisible();
});

it('shows a refund made meanwhile once its reader is back', async () => {
  const { store } = await show({ status: 'PAID' });
  expect(await screen.findByRole('heading', { name: 'You are enrolled' })).toBeVisible();
  onCall('get', '/order/:id', buildOrder({ status: 'REFUNDED' }));
  act(() => void store.dispatch(api.internalActions.onFocus()));
  expect(await screen.findByRole('heading', { name: 'The order was refunded' })).toBeVisible();
});

it('lets the flowers of what was ordered open, three at most', async () => {
  const items = [1, 2, 3, 4].map((number) => buildOrderItem(number));
  const { container } = await show({ status: 'PAID', items });
  expect(await screen.findByRole('heading', { name: 'You are enrolled' })).toBeVisible();
  const flowers = (inside: string) => inside.split('href="#disc"').length - 1;
  expect(flowers(container.innerHTML)).toBe(3 + items.length);
});

it.each([
  ['FAILED', 'The payment failed'],
  ['CANCELLED', 'The payment was cancelled'],
] as const)('says that the order is %s and keeps the cart', async (status, heading) => {
  const { cart } = await show({ status });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/checkout');
  expect(cart()).toEqual(['Course 1', 'Course 2']);
});

it('keeps coupon and batch when a payment is tried again, and fills an empty cart', async () => {
  onCall('get', '/order/:id', () =>
    buildOrder({ status: 'FAILED', coupon: 'EID-2026', batchCode: 'BATCH-1' }),
  );
  const store = makeTestStore(cartSlices);
  const { user, location } = await renderWithStore(<Page />, {
    store,
    route: `/checkout/result/${id}`,
    path: '/checkout/result/:orderId',
    texts: ['checkout'],
    signedIn: true,
  });
  await user.click(await screen.findByRole('link', { name: 'Try again' }));
  expect(location()).toBe('/checkout?coupon=EID-2026&batchCode=BATCH-1');
  expect(selectCartItems(store.getState() as never)).toEqual([buildItem()]);
});

it('says when an unpaid order ends and gives its coupon back', async () => {
  await show({});
  expect(await screen.findByText(/ends after 24 hours. Its coupon .* free again/)).toBeVisible();
});

it('leads on to the payment of an order that waits for it', async () => {
  await show({});
  expect(await screen.findByRole('button', { name: 'Pay ৳500' })).toBeVisible();
});

it('asks again, less and less often, until the payment is confirmed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show({});
  await screen.findByRole('heading', { name: 'Confirming your payment' });
  const asked = async (ms: number) => {
    const before = receivedCalls.length;
    await act(() => vi.advanceTimersByTimeAsync(ms));
    return receivedCalls.length - before;
  };
  const soon = await asked(10_000);
  expect(soon).toBeGreaterThan(2);
  await asked(120_000);
  expect(await asked(60_000)).toBeLessThanOrEqual(3);
  onCall('get', '/order/:id', buildOrder({ status: 'PAID' }));
  await asked(31_000);
  expect(await screen.findByRole('heading', { name: 'You are enrolled' })).toBeVisible();
  expect(await asked(120_000)).toBe(0);
});

it('goes on asking when the connection was away', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await show({});
  await screen.findByRole('heading', { name: 'Confirming your payment' });
  onCall('get', '/order/:id', offline);
  await act(() => vi.advanceTimersByTimeAsync(200_000));
  expect(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
  onCall('get', '/order/:id', buildOrder({ status: 'PAID' }));
  await act(() => vi.advanceTimersByTimeAsync(31_000));
  expect(await screen.findByRole('heading', { name: 'You are enrolled' })).toBeVisible();
});

it('knows no order of somebody else', async () => {
  onCall('get', '/order/:id', problem(404, 'entity.notFound'));
  await open();
  expect(await screen.findByRole('heading', { name: 'Order not found' })).toBeVisible();
});

it('offers a retry when the order can’t be read', async () => {
  onCall('get', '/order/:id', problem(500, 'server.fault'));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/test-request/)).toBeVisible();
  onCall('get', '/order/:id', buildOrder({ status: 'PAID' }));
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'You are enrolled' })).toBeVisible();
});

it('speaks Bengali', async () => {
  await show({ status: 'PAID', items: [buildOrderItem(1), buildOrderItem(2)] }, 'bn');
  expect(await screen.findByText('আপনার ২টি কোর্স প্রস্তুত।')).toBeVisible();
});

it('promises no money back to somebody who had paid none', async () => {
  await show({ status: 'REFUNDED', total: 0, paymentMethod: 'free' });
  expect(await screen.findByText('Nothing had been paid. The enrolment has ended.')).toBeVisible();
  expect(screen.queryByText(/The money is on its way/)).toBeNull();
});

it('says which courses of a refunded order another one keeps', async () => {
  const items = [buildOrderItem(1), buildOrderItem(2)];
  const ended = /enrolment has ended/;
  const kept = items.map(({ courseId }) => courseId);
  await show({ status: 'REFUNDED', items, keptCourseIds: kept.slice(1) });
  expect(await screen.findByText(/through another order: Course 2$/)).toBeVisible();
  expect(screen.getByText(ended)).toBeVisible();
  cleanup();
  await show({ status: 'REFUNDED', items, keptCourseIds: kept });
  expect(await screen.findByText(/through another order: Course 1, Course 2$/)).toBeVisible();
  expect(screen.queryByText(ended)).toBeNull();
});

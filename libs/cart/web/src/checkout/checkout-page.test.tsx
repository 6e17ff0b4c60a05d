import { userLoaded, userSlice } from '@lms/auth/web';
import type { CheckoutResult } from '@lms/cart/contract';
import type { Role } from '@lms/contract';
import {
  makeTestStore,
  offline,
  onCall,
  problem,
  receivedCalls,
  renderWithStore,
} from '@lms/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { buildItem, buildLine, buildOrder, buildQuote, cartSlices } from '../../testing/cart';
import { courseAdded, coursesRemoved } from '../cart-slice';
import { Checkout } from './checkout-page';

const key = '0b0e7f6e-3c1d-4a54-9d8e-2f8f6a1f0c11';
const redirectUrl = 'https://pay.example/demo';

const show = async (
  numbers = [1],
  route = `/checkout?key=${key}`,
  language: 'en' | 'bn' = 'en',
  role: Role = 'ROLE_USER',
) => {
  const store = makeTestStore([...cartSlices, userSlice], language);
  const buyer = { id: 'l1', email: 'rina@example.com', name: 'Rina', imageUrl: '' };
  store.dispatch(userLoaded({ ...buyer, roles: [role], organizationCode: null }));
  numbers.forEach((number) => store.dispatch(courseAdded(buildItem(number))));
  const leave = vi.fn();
  const view = await renderWithStore(<Checkout leave={leave} />, {
    store,
    route,
    path: '/checkout',
    texts: ['cart', 'checkout', 'problems'],
    signedIn: true,
    language,
  });
  return { ...view, leave };
};

const checkouts = () => receivedCalls.filter(({ path }) => path === '/order/checkout');
const paying = (): CheckoutResult => ({ order: buildOrder(), redirectUrl });

it('shows the order and sends the buyer to the payment page with what was shown', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine(1), buildLine(2, { price: 30_000 })));
  onCall('post', '/order/checkout', paying());
  const { user, leave } = await show([1, 2]);
  await user.click(await screen.findByRole('button', { name: /Pay .*800/ }));
  await waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith(redirectUrl));
  expect(checkouts()[0]?.headers.get('idempotency-key')).toBe(key);
  expect(checkouts()[0]?.body).toEqual({
    courseIds: [buildItem(1).courseId, buildItem(2).courseId],
    paymentMethod: 'demo',
    expectedTotal: 80_000,
  });
});

it('tells an account that buys nothing so, and offers no payment', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine()));
  await show([1], undefined, undefined, 'ROLE_ORGADMIN');
  expect(await screen.findByText(/^Your account can’t buy courses/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
});

it('orders once on a double click, and not again while the browser leaves', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine()));
  onCall('post', '/order/checkout', paying());
  const { user, leave } = await show();
  const pay = await screen.findByRole('button', { name: /Pay/ });
  await user.dblClick(pay);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  await user.click(pay);
  expect(checkouts()).toHaveLength(1);
});

it('can be paid again when the browser brings the page back as it was left', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine()));
  onCall('post', '/order/checkout', paying());
  const { user, leave } = await show();
  const pay = await screen.findByRole('button', { name: /Pay/ });
  await user.click(pay);
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  await user.click(pay);
  await waitFor(() => expect(leave).toHaveBeenCalledTimes(2));
  expect(new Set(checkouts().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

it('goes to the result at once when nothing is to be paid', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine(1, { price: 0 })));
  const order = buildOrder({ status: 'PAID', total: 0 });
  onCall('post', '/order/checkout', { order, redirectUrl: null });
  const { user, location } = await show();
  await user.click(await screen.findByRole('button', { name: 'Enrol now' }));
  await waitFor(() => expect(location()).toBe(`/checkout/result/${order.id}`));
});

it('puts one key into the address and keeps it', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine()));
  const { location } = await show([1], '/checkout');
  await screen.findByRole('button', { name: /Pay/ });
  expect(location()).toMatch(/^\/checkout\?key=[0-9a-f-]{36}$/);
});

it('shows the new total when the price changed, and orders only after another click', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine()));
  const { user, leave } = await show();
  const pay = await screen.findByRole('button', { name: /Pay .*500/ });
  onCall('post', '/order/checkout', problem(409, 'cart.priceChanged'));
  onCall('post', '/order/quote', buildQuote(buildLine(1, { price: 60_000 })));
  await user.click(pay);
  expect(await screen.findByText(/The price has changed/)).toBeVisible();
  const payMore = await screen.findByRole('button', { name: /Pay .*600/ });
  expect(leave).not.toHaveBeenCalled();
  onCall('post', '/order/checkout', paying());
  await user.click(payMore);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(checkouts().at(-1)?.body).toMatchObject({ expectedTotal: 60_000 });
});

it('takes out what can no longer be bought and says so', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine(1), buildLine(2)));
  const { user } = await show([1, 2]);
  const pay = await screen.findByRole('button', { name: /Pay/ });
  onCall('post', '/order/checkout', problem(409, 'cart.unavailable'));
  onCall(
    'post',
    '/order/quote',
    buildQuote(buildLine(1), buildLine(2, { problem: 'cart.unavailable' })),
  );
  await user.click(pay);
  expect(await screen.findByText(/can no longer be bought/)).toBeVisible();
  expect(await screen.findByText(/1 course in your cart can’t be bought/)).toBeVisible();
  expect(await screen.findByRole('button', { name: /Pay .*500/ })).toBeVisible();
});

it('says why nothing in the cart can be bought, and leads back to it', async () => {
  onCall(
    'post',
    '/order/quote',
    buildQuote(
      buildLine(1, { problem: 'cart.alreadyEnrolled' }),
      buildLine(2, { problem: 'cart.unavailable' }),
    ),
  );
  await show([1, 2]);
  const [owned, gone] = await screen.findAllByRole('listitem');
  expect(owned).toHaveTextContent(/Course 1.*already enrolled/);
  expect(gone).toHaveTextContent(/Course 2.*No longer available/);
  expect(screen.queryByText('No items(s) found!')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/cart');
});

it('takes another key when the cart changed since this one was used', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine()));
  onCall('post', '/order/checkout', problem(409, 'order.idempotencyKeyReused'));
  const { user, location } = await show();
  await user.click(await screen.findByRole('button', { name: /Pay/ }));
  expect(await screen.findByText(/Your cart has changed/)).toBeVisible();
  expect(location()).not.toContain(key);
});

it.each([
  ['offline', offline, /You seem to be offline/],
  ['a fault', () => problem(500, 'server.fault'), /test-request/],
  ['HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), /went wrong/],
  ['no gateway', () => problem(503, 'order.paymentUnavailable'), /Nothing has been charged/],
])('stays usable after %s, with the same key', async (_what, answer, text) => {
  onCall('post', '/order/quote', buildQuote(buildLine()));
  onCall('post', '/order/checkout', answer);
  const { user, leave } = await show();
  const pay = await screen.findByRole('button', { name: /Pay/ });
  await user.click(pay);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  onCall('post', '/order/checkout', paying());
  await user.click(pay);
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(checkouts().map(({ headers }) => headers.get('idempotency-key'))).toEqual([key, key]);
});

it('offers other courses when the cart is empty', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine()));
  const { store } = await show();
  act(() => void store.dispatch(coursesRemoved([buildItem().courseId])));
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/courses');
});

it('offers a retry when the order can’t be shown', async () => {
  onCall('post', '/order/quote', offline);
  const { user } = await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  onCall('post', '/order/quote', buildQuote(buildLine()));
  await user.click(retry);
  expect(await screen.findByRole('button', { name: /Pay/ })).toBeVisible();
});

it.each([
  ['en', 'Coupon', 'Apply', 'Enter the code first.'],
  ['bn', 'কুপন', 'প্রয়োগ করুন', 'আগে কোডটি লিখুন।'],
] as const)(
  'asks for the code in %s where none was typed, and moves there',
  async (language, label, apply, text) => {
    onCall('post', '/order/quote', buildQuote(buildLine()));
    const { user } = await show([1], undefined, language);
    const field = await screen.findByLabelText(label);
    const asked = receivedCalls.length;
    await user.type(field, '  ');
    await user.click(screen.getByRole('button', { name: apply }));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(text);
    expect(receivedCalls).toHaveLength(asked);
    await user.type(field, 'e');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field).toBeValid();
  },
);

it('takes a coupon off what is to pay, and keeps it over a reload', async () => {
  onCall('post', '/order/quote', ({ body }: { body: { coupon?: string } }) => ({
    ...buildQuote(buildLine()),
    ...(body.coupon && { coupon: { code: body.coupon.toUpperCase(), discount: 10_000 } }),
  }));
  onCall('post', '/order/checkout', paying());
  const { user, location } = await show();
  await user.type(await screen.findByLabelText('Coupon'), 'eid-2026{Tab}{Enter}');
  expect(await screen.findByText(/Coupon EID-2026: .*100.* off/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove' })).toHaveFocus();
  expect(location()).toContain('coupon=eid-2026');
  await user.click(await screen.findByRole('button', { name: /Pay .*400/ }));
  await waitFor(() =>
    expect(checkouts()[0]?.body).toMatchObject({ coupon: 'eid-2026', expectedTotal: 40_000 }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('button', { name: /Pay .*500/ })).toBeVisible();
  expect(screen.getByLabelText('Coupon')).toHaveFocus();
  expect(screen.getByLabelText('Coupon')).toHaveValue('');
});

it('applies a typed coupon before it is paid, and shows the total', async () => {
  onCall('post', '/order/quote', ({ body }: { body: { coupon?: string } }) => ({
    ...buildQuote(buildLine()),
    ...(body.coupon && { coupon: { code: body.coupon.toUpperCase(), discount: 10_000 } }),
  }));
  onCall('post', '/order/checkout', paying());
  const { user } = await show();
  await user.type(await screen.findByLabelText('Coupon'), 'eid-2026');
  await user.click(screen.getByRole('button', { name: /Pay .*500/ }));
  const pay = await screen.findByRole('button', { name: /Pay .*400/ });
  expect(checkouts()).toHaveLength(0);
  await user.click(pay);
  await waitFor(() =>
    expect(checkouts()[0]?.body).toMatchObject({ coupon: 'eid-2026', expectedTotal: 40_000 }),
  );
});

it('lets a buyer pay what is shown though a coupon was refused', async () => {
  onCall('post', '/order/quote', ({ body }: { body: { coupon?: string } }) => ({
    ...buildQuote(buildLine()),
    ...(body.coupon && { coupon: { problem: 'coupon.unknown' } }),
  }));
  onCall('post', '/order/checkout', paying());
  const { user } = await show();
  await user.type(await screen.findByLabelText('Coupon'), 'no-such');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('There is no such coupon.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Pay .*500/ }));
  await waitFor(() => expect(checkouts()[0]?.body).toMatchObject({ expectedTotal: 50_000 }));
  expect(checkouts()[0]?.body).not.toHaveProperty('coupon');
});

it('asks for a batch code where a partner course is bought, and says why one is not taken', async () => {
  onCall('post', '/order/quote', ({ body }: { body: { batchCode?: string } }) => ({
    ...buildQuote(buildLine(1, { price: 0, isPartnerCourse: true })),
    ...(body.batchCode && { batch: { problem: 'batchCode.full' } }),
  }));
  const { user } = await show();
  const field = await screen.findByLabelText('Batch code');
  expect(screen.queryByLabelText('Coupon')).toBeNull();
  await user.type(field, 'dhaka-1');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This batch is full.');
  expect(field).toHaveValue('dhaka-1');
});

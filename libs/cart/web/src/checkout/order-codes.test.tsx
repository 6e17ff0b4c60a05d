import { userLoaded, userSlice } from '@lms/auth/web';
import type { QuoteInput } from '@lms/cart/contract';
import { makeTestStore, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { buildItem, buildLine, buildOrder, buildQuote, cartSlices } from '../../testing/cart';
import { courseAdded } from '../cart-slice';
import { Checkout } from './checkout-page';

const key = '0b0e7f6e-3c1d-4a54-9d8e-2f8f6a1f0c11';

const show = async (code = 'batchCode=DHAKA-1') => {
  const store = makeTestStore([...cartSlices, userSlice]);
  const buyer = { id: 'l1', email: 'rina@example.com', name: 'Rina', imageUrl: '' };
  store.dispatch(userLoaded({ ...buyer, roles: ['ROLE_USER'], organizationCode: null }));
  store.dispatch(courseAdded(buildItem(1)));
  const view = await renderWithStore(<Checkout leave={() => undefined} />, {
    store,
    route: `/checkout?key=${key}&${code}`,
    path: '/checkout',
    texts: ['cart', 'checkout', 'problems'],
    signedIn: true,
  });
  const pay = () => screen.findByRole('button', { name: /Pay/ });
  return { ...view, pay, field: await screen.findByLabelText('Batch code') };
};

const ordered = () => receivedCalls.filter(({ path }) => path === '/order/checkout').at(-1)?.body;

beforeEach(() => {
  onCall('post', '/order/quote', ({ body }: { body: QuoteInput }) => ({
    ...buildQuote(buildLine(1, { isPartnerCourse: true })),
    ...(body.coupon === 'SPRING' && { coupon: { problem: 'coupon.expired' } }),
    ...(body.batchCode === 'DHAKA-1' && { batch: { problem: 'batchCode.ended' } }),
    ...(body.batchCode === 'DHAKA-2' && { batch: { title: 'Evening group' } }),
  }));
});

it('orders without a refused batch code whose field was emptied', async () => {
  onCall('post', '/order/checkout', { order: buildOrder(), redirectUrl: 'https://pay.example' });
  const { user, pay, field, location } = await show();
  expect(await screen.findByText('This batch has ended.')).toBeVisible();
  await user.clear(field);
  await user.click(await pay());
  await waitFor(() => expect(ordered()).toBeDefined());
  expect(ordered()).not.toHaveProperty('batchCode');
  expect(location()).not.toContain('batchCode');
});

it('takes the reason why an order was refused away with the codes that it is about', async () => {
  onCall('post', '/order/checkout', problem(409, 'batchCode.ended'));
  const { user, pay, field } = await show();
  await user.click(await pay());
  expect(await screen.findAllByText('This batch has ended.')).toHaveLength(2);
  await user.clear(field);
  await user.type(field, 'DHAKA-2{Enter}');
  expect(await screen.findByText('Batch: Evening group')).toBeVisible();
  expect(screen.queryByText('This batch has ended.')).toBeNull();
});

it.each([
  ['Batch code', 'batchCode=DHAKA-1', 'This batch has ended.'],
  ['Coupon', 'coupon=SPRING', 'This coupon has expired.'],
])('takes the refusal away as its field changes: %s', async (label, code, refusal) => {
  const { user } = await show(code);
  expect(await screen.findByText(refusal)).toBeVisible();
  const field = screen.getByLabelText(label);
  await user.type(field, '{Backspace}');
  expect(screen.queryByText(refusal)).toBeNull();
  expect(field).not.toHaveAttribute('aria-invalid');
  await user.clear(field);
  expect(screen.queryByText(refusal)).toBeNull();
});

it('tells the refusal of no other code while one is checked', async () => {
  const { user, field } = await show();
  expect(await screen.findByText('This batch has ended.')).toBeVisible();
  onCall('post', '/order/quote', () => new Promise(() => undefined));
  await user.clear(field);
  await user.type(field, 'DHAKA-2{Enter}');
  await waitFor(() => expect(receivedCalls.at(-1)?.body).toMatchObject({ batchCode: 'DHAKA-2' }));
  expect(screen.queryByText('This batch has ended.')).toBeNull();
});

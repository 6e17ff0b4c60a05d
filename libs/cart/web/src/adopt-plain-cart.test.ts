import { plainCartCookie } from '@lms/cart/contract';
import { makeTestStore, offline, onCall, receivedCalls } from '@lms/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { buildItem, buildLine, buildQuote, cartSlices } from '../testing/cart';
import { adoptCourses } from './adopt-courses';
import { adoptPlainCart } from './adopt-plain-cart';
import { selectCartItems } from './cart-slice';

const ids = [1, 2].map((number) => buildItem(number).courseId).join('.');

beforeEach(() => {
  document.cookie = `${plainCartCookie}=${ids}; path=/`;
});

it('puts the courses of the plain cart into the cart, and ends it', async () => {
  onCall(
    'post',
    '/order/quote',
    buildQuote(buildLine(1), buildLine(2, { problem: 'cart.unavailable' })),
  );
  const store = makeTestStore(cartSlices);
  adoptPlainCart(store.dispatch);
  await vi.waitFor(() =>
    expect(selectCartItems(store.getState() as never)).toEqual([buildItem(1)]),
  );
  expect(receivedCalls[0]?.body).toEqual({ courseIds: ids.split('.') });
  expect(document.cookie).not.toContain(plainCartCookie);
});

it('keeps the plain cart while the server can not be asked', async () => {
  onCall('post', '/order/quote', offline);
  const store = makeTestStore(cartSlices);
  await adoptCourses(store.dispatch, ids);
  expect(selectCartItems(store.getState() as never)).toEqual([]);
  expect(document.cookie).toContain(plainCartCookie);
});

it('asks nothing without a plain cart', () => {
  document.cookie = `${plainCartCookie}=; path=/; max-age=0`;
  adoptPlainCart(makeTestStore(cartSlices).dispatch);
  expect(receivedCalls).toEqual([]);
});

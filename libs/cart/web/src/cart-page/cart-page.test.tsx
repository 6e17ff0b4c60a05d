import { userLoaded, userSlice } from '@lms/auth/web';
import {
  makeTestStore,
  offline,
  onCall,
  problem,
  receivedCalls,
  renderWithStore,
} from '@lms/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildItem, buildLine, buildQuote, cartSlices } from '../../testing/cart';
import { type CartItem, courseAdded } from '../cart-slice';
import { Page } from './cart-page';

const show = async (items: CartItem[] = [buildItem(1), buildItem(2)], language?: 'bn') => {
  const store = makeTestStore([...cartSlices, userSlice], language);
  items.forEach((item) => store.dispatch(courseAdded(item)));
  return renderWithStore(<Page />, { store, route: '/cart', texts: ['cart'], language });
};
const row = async (title: string) => within((await screen.findByText(title)).closest('li')!);

it('lists the courses with who organises them, prices and total', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine(1), buildLine(2, { price: 0 })));
  await show();
  expect(await screen.findAllByText('Organized by Computer Council')).toHaveLength(2);
  expect((await row('Course 2')).getByText('Free')).toBeVisible();
  expect((await row('Course 1')).getByText('1 h 30 min · 7 lectures · Beginner')).toBeVisible();
  expect((await row('Course 1')).getByText('4.5 out of 5 stars, 2 ratings')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Total' })).getByText(/500/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
});

it('removes a course, says so, and moves the focus to the heading', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine(1), buildLine(2)));
  const { user, store } = await show();
  await user.click(screen.getByRole('button', { name: 'Remove Course 1' }));
  expect(screen.queryByRole('link', { name: 'Course 1' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(store.getState()).toMatchObject({
    toast: { toasts: [{ message: 'Removed from the cart: Course 1' }] },
  });
  await user.click(screen.getByRole('button', { name: 'Remove Course 2' }));
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
});

it('says what became unavailable, was bought before, or changed its price', async () => {
  onCall(
    'post',
    '/order/quote',
    buildQuote(
      buildLine(1, { problem: 'cart.unavailable', title: '', slug: '', price: 0 }),
      buildLine(2, { problem: 'cart.alreadyEnrolled' }),
      buildLine(3, { price: 70_000 }),
    ),
  );
  const { user, store } = await show([buildItem(1), buildItem(2), buildItem(3)]);
  await screen.findAllByText(/Organized by/);
  expect((await row('Course 1')).getByText(/No longer available/)).toBeVisible();
  expect(screen.getByText('2 courses in your cart')).toBeVisible();
  expect((await row('Course 2')).getByText(/already enrolled/)).toBeVisible();
  expect((await row('Course 3')).getByText(/from .*500 to .*700/)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Total' })).getByText(/700/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Checkout' }));
  expect(store.getState()).toMatchObject({ cart: { items: [{}, {}, { price: 70_000 }] } });
});

it('offers no checkout when nothing can be bought', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine(1, { problem: 'cart.alreadyEnrolled' })));
  await show([buildItem(1)]);
  expect(await screen.findByText(/Nothing in your cart can be bought/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
});

it.each([
  ['offline', offline, /You seem to be offline/],
  ['after a fault', () => problem(500, 'server.fault'), /test-request/],
])('keeps the list %s and offers a retry', async (_what, answer, text) => {
  onCall('post', '/order/quote', answer);
  const { user } = await show();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Course 1' })).toBeVisible();
  onCall('post', '/order/quote', buildQuote(buildLine(1), buildLine(2)));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Checkout' })).toBeVisible();
});

const administratorStore = () => {
  const store = makeTestStore([...cartSlices, userSlice]);
  const user = { id: 'u1', email: 'a@example.com', name: 'Anis', imageUrl: '' };
  store.dispatch(userLoaded({ ...user, roles: ['ROLE_ORGADMIN'], organizationCode: null }));
  return store;
};

it('tells an account that buys nothing so where the cart is empty', async () => {
  const store = administratorStore();
  await renderWithStore(<Page />, { store, route: '/cart', texts: ['cart'], signedIn: true });
  expect(await screen.findByText(/^Your account can’t buy courses/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('tells an account that buys nothing so, and offers no checkout', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine(1)));
  const store = administratorStore();
  store.dispatch(courseAdded(buildItem(1)));
  await renderWithStore(<Page />, { store, route: '/cart', texts: ['cart'], signedIn: true });
  expect(await screen.findByText(/^Your account can’t buy courses/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Keep shopping' })).toBeVisible();
});

it('asks the server nothing when it is empty', async () => {
  await show([]);
  expect(screen.getByRole('link', { name: 'Keep shopping' })).toHaveAttribute('href', '/courses');
  expect(receivedCalls).toEqual([]);
});

it('speaks Bengali, with Bengali digits', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine(1), buildLine(2)));
  await show(undefined, 'bn');
  expect(screen.getByText('আপনার কার্টে ২টি কোর্স আছে')).toBeVisible();
  expect(await screen.findByText(/১,০০০/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Course 1' }).parentElement).toHaveAttribute(
    'lang',
    'en',
  );
});

import { userLoaded, userSlice } from '@lms/auth/web';
import { makeTestStore, offline, onCall, receivedCalls, renderWithStore } from '@lms/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildItem, buildLine, buildQuote, cartSlices } from '../testing/cart';
import { AddToCart } from './add-to-cart';
import { CartMenu } from './cart-menu';
import { courseAdded, coursesRemoved } from './cart-slice';

const course = {
  id: buildItem(1).courseId,
  slug: 'course-1',
  title: 'Course 1',
  language: 'en',
  price: 50_000,
  programme: 'SKILLS',
} as const;

const show = async (count: number) => {
  const store = makeTestStore([...cartSlices, userSlice]);
  for (let number = 1; number <= count; number += 1) store.dispatch(courseAdded(buildItem(number)));
  return renderWithStore(
    <>
      <CartMenu />
      <p>Page</p>
      <AddToCart course={course} />
    </>,
    { store, texts: ['cart'] },
  );
};

it('fetches nothing before it is opened', async () => {
  await show(2);
  expect(screen.getByRole('button', { name: 'Cart, 2 courses' })).toHaveTextContent('2');
  expect(receivedCalls).toEqual([]);
});

it('shows courses, total and ways on when it opens', async () => {
  onCall('post', '/order/quote', buildQuote(buildLine(1), buildLine(2)));
  const { user } = await show(2);
  const button = screen.getByRole('button', { name: 'Cart, 2 courses' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByText(/1,000/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Course 2' })).toHaveAttribute(
    'href',
    '/course/course-2',
  );
  expect(screen.getByRole('link', { name: 'Keep shopping' })).toBeVisible();
});

it('says that it has no items', async () => {
  const { user } = await show(0);
  await user.click(screen.getByRole('button', { name: /^Cart/ }));
  expect(await screen.findByText('No items(s) found!')).toBeVisible();
  expect(screen.getByText('Your cart is empty.')).toBeVisible();
});

it('tells an account that buys nothing so', async () => {
  const store = makeTestStore([...cartSlices, userSlice]);
  const user = { id: 'u1', email: 'a@example.com', name: 'Anis', imageUrl: '' };
  store.dispatch(userLoaded({ ...user, roles: ['ROLE_ORGADMIN'], organizationCode: null }));
  const view = await renderWithStore(<CartMenu />, { store, texts: ['cart'], signedIn: true });
  await view.user.click(screen.getByRole('button', { name: /^Cart/ }));
  expect(await screen.findByText(/^Your account can’t buy courses/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Keep shopping' })).toBeNull();
});

it('does not count a course that is not available any more', async () => {
  onCall(
    'post',
    '/order/quote',
    buildQuote(buildLine(1), buildLine(2, { problem: 'cart.unavailable', price: 0 })),
  );
  const { user } = await show(2);
  await user.click(screen.getByRole('button', { name: 'Cart, 2 courses' }));
  const button = await screen.findByRole('button', { name: 'Cart, 1 course' });
  expect(button).toHaveTextContent('1');
  onCall('post', '/order/quote', buildQuote(buildLine(1), buildLine(2)));
  await user.click(button);
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Cart, 2 courses' })).toHaveTextContent('2');
});

it('keeps the focus that comes into it while it loads', async () => {
  const { user } = await show(0);
  const button = screen.getByRole('button', { name: 'Cart, empty' });
  fireEvent.click(button);
  button.focus();
  await user.tab();
  const panel = screen.getByRole('group', { name: 'Your cart' });
  expect(panel).toContainElement(document.activeElement as HTMLElement);
  await screen.findByRole('link', { name: 'Keep shopping' });
  expect(panel).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
});

it('closes by Escape, which gives the focus back, and by a click beside it', async () => {
  const { user } = await show(0);
  const button = screen.getByRole('button', { name: 'Cart, empty' });
  await user.click(button);
  (await screen.findByRole('link', { name: 'Keep shopping' })).focus();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByText('Page'));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('closes when the focus or the reader goes elsewhere', async () => {
  const { user } = await show(0);
  const button = screen.getByRole('button', { name: 'Cart, empty' });
  await user.click(button);
  await screen.findByRole('link', { name: 'Keep shopping' });
  await user.tab();
  await user.tab();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await user.click(await screen.findByRole('link', { name: 'Keep shopping' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('names the courses without prices when the server is away', async () => {
  onCall('post', '/order/quote', offline);
  const { user } = await show(1);
  await user.click(screen.getByRole('button', { name: 'Cart, 1 course' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
  expect(screen.getByRole('link', { name: 'Course 1' })).toBeVisible();
});

it('takes a course in, tells so, and leads to the cart from then on', async () => {
  const { user, store } = await show(0);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(screen.getByRole('button', { name: 'Cart, 1 course' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to cart' })).toHaveAttribute('href', '/cart');
  expect(store.getState()).toMatchObject({
    cart: { items: [buildItem(1)] },
    partnerCourse: { isWfCourse: false },
    toast: { toasts: [{ title: 'Added to the cart', message: 'Course 1' }] },
  });
});

it('hands its focus on to the link, and leads nowhere by the second click of a pair', async () => {
  const { user, location } = await show(0);
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  const link = screen.getByRole('link', { name: 'Go to cart' });
  expect(link).toHaveFocus();
  fireEvent.click(link, { detail: 2 });
  expect(location()).toBe('/');
  fireEvent.click(link, { detail: 1 });
  expect(location()).toBe('/cart');
});

it('knows that a partner course is in the cart for as long as one is', async () => {
  const { user, store } = await renderWithStore(
    <AddToCart course={{ ...course, programme: 'PARTNER' }} />,
    { slices: cartSlices, texts: ['cart'] },
  );
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(store.getState()).toMatchObject({ partnerCourse: { isWfCourse: true } });
  act(() => void store.dispatch(courseAdded(buildItem(2))));
  expect(store.getState()).toMatchObject({ partnerCourse: { isWfCourse: true } });
  act(() => void store.dispatch(coursesRemoved([course.id])));
  expect(store.getState()).toMatchObject({ partnerCourse: { isWfCourse: false } });
});

it('takes in no more than a cart holds, and says so', async () => {
  const store = makeTestStore([...cartSlices, userSlice]);
  for (let i = 0; i < 50; i += 1) store.dispatch(courseAdded(buildItem(2, { courseId: `${i}` })));
  const { user } = await renderWithStore(<AddToCart course={course} />, { store, texts: ['cart'] });
  await user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(store.getState()).toMatchObject({ toast: { toasts: [{ type: 'warning' }] } });
});

import { userSlice } from '@lms/auth/web';
import { api } from '@lms/entity-api';
import { makeTestStore, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { selectToasts } from '@lms/ui';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildOrder, cartSlices } from '../testing/cart';
import { itemOf } from './cart-course';
import { courseAdded, selectCartItems } from './cart-slice';
import { EnrolFree } from './enrol-free';

const course = {
  id: '0190a000-0000-7000-8000-000000000001',
  slug: 'course-1',
  title: 'Course 1',
  language: 'en' as const,
  price: 0,
  programme: 'SKILLS' as const,
};
/** List of what the learner studies, as another domain asks for it. */
const studyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStudied: build.query<unknown[], void>({
      query: () => '/learning/course',
      providesTags: ['Enrolment'],
    }),
  }),
});

const show = async (signedIn: boolean) => {
  const store = makeTestStore([...cartSlices, userSlice]);
  const view = await renderWithStore(<EnrolFree course={course} />, {
    store,
    signedIn,
    path: '/course/course-1',
    route: '/course/course-1',
    texts: ['cart'],
  });
  const cart = () => selectCartItems(store.getState() as never).map(({ title }) => title);
  const said = () => selectToasts(store.getState() as never).map(({ message }) => message);
  return { ...view, cart, said, store };
};
const button = () => screen.getByRole('button', { name: 'Enrol for free' });

it('enrols in a free course with one press, once, and leads into it', async () => {
  const order = buildOrder({ status: 'PAID', total: 0 });
  onCall('post', '/order/checkout', { order, redirectUrl: null });
  const { user, location, said } = await show(true);
  await user.dblClick(button());
  await waitFor(() => expect(location()).toBe(`/learn/${course.id}`));
  expect(said()).toEqual(['You are enrolled']);
  expect(receivedCalls.map(({ body }) => body)).toEqual([
    { courseIds: [course.id], paymentMethod: 'demo', expectedTotal: 0 },
  ]);
});

it('takes the course from the cart, and asks anew what the learner studies', async () => {
  onCall('post', '/order/checkout', {
    order: buildOrder({ status: 'PAID', total: 0 }),
    redirectUrl: null,
  });
  onCall('get', '/learning/course', []);
  const { user, location, cart, store } = await show(true);
  store.dispatch(courseAdded(itemOf(course)));
  const studied = store.dispatch(studyApi.endpoints.getStudied.initiate());
  await studied;
  await user.click(button());
  await waitFor(() => expect(location()).toBe(`/learn/${course.id}`));
  expect(cart()).toEqual([]);
  await waitFor(() =>
    expect(receivedCalls.filter(({ path }) => path === '/learning/course')).toHaveLength(2),
  );
  studied.unsubscribe();
});

it('leads into a course in which the learner has enrolled elsewhere', async () => {
  onCall('post', '/order/checkout', problem(409, 'cart.alreadyEnrolled'));
  const { user, location, cart } = await show(true);
  await user.click(button());
  await waitFor(() => expect(location()).toBe(`/learn/${course.id}`));
  expect(cart()).toEqual([]);
});

it('leads a visitor to the checkout with the course', async () => {
  const { user, location, cart } = await show(false);
  await user.click(button());
  await waitFor(() => expect(location()).toBe('/checkout'));
  expect(cart()).toEqual(['Course 1']);
  expect(receivedCalls).toEqual([]);
});

it('leads to the checkout, which tells why, when it is refused', async () => {
  onCall('post', '/order/checkout', problem(409, 'cart.priceChanged'));
  const { user, location, cart, said } = await show(true);
  await user.click(button());
  await waitFor(() => expect(location()).toBe('/checkout'));
  expect(cart()).toEqual(['Course 1']);
  expect(said()).toEqual([]);
});

it('stays, and says so, where pressing again may help', async () => {
  onCall('post', '/order/checkout', problem(500, 'server.fault'));
  const { user, location, cart, said } = await show(true);
  await user.click(button());
  await waitFor(() =>
    expect(said()).toEqual(['Something went wrong on our side. Please try again.']),
  );
  expect(location()).toBe('/course/course-1');
  expect(cart()).toEqual([]);
  onCall('post', '/order/checkout', {
    order: buildOrder({ status: 'PAID', total: 0 }),
    redirectUrl: null,
  });
  await user.click(button());
  await waitFor(() => expect(location()).toBe(`/learn/${course.id}`));
});

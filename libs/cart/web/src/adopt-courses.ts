import { plainCartCookie } from '@lms/cart/contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { cartApi } from './cart-api';
import { courseAdded } from './cart-slice';

/** Adds the courses of the plain cart, and ends it once they are in the cart proper. */
export const adoptCourses = async (
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  ids: string,
) => {
  const courseIds = ids.split('.');
  const { data } = await dispatch(
    cartApi.endpoints.getQuote.initiate({ courseIds }, { subscribe: false }),
  );
  if (!data) return;
  for (const { courseId, slug, title, language, price, problem } of data.lines) {
    if (problem !== 'cart.unavailable') {
      dispatch(courseAdded({ courseId, slug, title, language, price }));
    }
  }
  document.cookie = `${plainCartCookie}=; path=/; max-age=0`;
};

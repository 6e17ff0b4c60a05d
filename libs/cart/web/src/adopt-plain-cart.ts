import { plainCartCookie } from '@lms/cart/contract';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Puts courses into the cart that were added while scripts did not run. */
export const adoptPlainCart = (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => {
  const [, ids] = new RegExp(`(?:^|; )${plainCartCookie}=([^;]+)`).exec(document.cookie) ?? [];
  if (ids) void import('./adopt-courses').then(({ adoptCourses }) => adoptCourses(dispatch, ids));
};

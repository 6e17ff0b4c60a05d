import { cartLimit } from '@lms/contract';
import { loggedOut, sessionEnded } from '@lms/entity-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the cart remembers of a course; prices always come from the server. */
export interface CartItem {
  courseId: string;
  slug: string;
  title: string;
}

/** Persisted under `cartItems`. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: { items: [] as CartItem[] },
  reducers: {
    courseAdded: (state, { payload }: PayloadAction<CartItem>) => {
      const known = state.items.some((item) => item.courseId === payload.courseId);
      if (!known && state.items.length < cartLimit) state.items.push(payload);
    },
    courseRemoved: (state, { payload }: PayloadAction<string>) => {
      state.items = state.items.filter((item) => item.courseId !== payload);
    },
    cartEmptied: (state) => {
      state.items = [];
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => ({ items: [] })).addCase(sessionEnded, () => ({ items: [] }));
  },
  selectors: {
    selectCartItems: (state) => state.items,
    selectIsInCart: (state, courseId: string) =>
      state.items.some((item) => item.courseId === courseId),
  },
});
export const { courseAdded, courseRemoved, cartEmptied } = cartSlice.actions;
export const { selectCartItems, selectIsInCart } = cartSlice.selectors;

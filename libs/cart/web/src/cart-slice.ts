import { cartLimit } from '@lms/cart/contract';
import type { CourseLanguage } from '@lms/contract';
import { loggedOut, sessionEnded } from '@lms/entity-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the cart remembers of a course. */
export interface CartItem {
  courseId: string;
  slug: string;
  title: string;
  /** Of the title. */
  language: CourseLanguage;
  /** The price the buyer saw last, in poisha; only to say that it changed. */
  price: number;
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
    /** Taken out by the buyer, or bought. */
    coursesRemoved: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.items = state.items.filter((item) => !payload.includes(item.courseId));
    },
    /** The buyer has seen what the courses cost now. */
    pricesSeen: (
      state,
      { payload }: PayloadAction<readonly Pick<CartItem, 'courseId' | 'price'>[]>,
    ) => {
      for (const item of state.items) {
        item.price =
          payload.find(({ courseId }) => courseId === item.courseId)?.price ?? item.price;
      }
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => ({ items: [] })).addCase(sessionEnded, () => ({ items: [] }));
  },
  selectors: {
    selectCartItems: (state) => state.items,
  },
});
export const { courseAdded, coursesRemoved, pricesSeen } = cartSlice.actions;
export const { selectCartItems } = cartSlice.selectors;

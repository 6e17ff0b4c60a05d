import { cartLimit, type QuoteLine } from '@lms/cart/contract';
import type { CourseLanguage } from '@lms/contract';
import { loggedOut, sessionEnded } from '@lms/entity-api';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Course as the cart stores it in the browser. */
export interface CartItem {
  courseId: string;
  slug: string;
  title: string;
  /** Language of the title. */
  language: CourseLanguage;
  /** Price that the buyer saw last, in poisha; used only to show that it changed. */
  price: number;
  /** True if the server did not offer the course when it was asked last. */
  isUnavailable?: boolean;
}

/** Courses in the cart, persisted under `cartItems`. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: { items: [] as CartItem[] },
  reducers: {
    courseAdded: (state, { payload }: PayloadAction<CartItem>) => {
      const known = state.items.some((item) => item.courseId === payload.courseId);
      if (!known && state.items.length < cartLimit) state.items.push(payload);
    },
    /** Courses were removed by the buyer, or bought. */
    coursesRemoved: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.items = state.items.filter((item) => !payload.includes(item.courseId));
    },
    /** The server has answered for the courses. */
    coursesQuoted: (
      state,
      { payload }: PayloadAction<readonly Pick<QuoteLine, 'courseId' | 'problem'>[]>,
    ) => {
      for (const item of state.items) {
        const line = payload.find(({ courseId }) => courseId === item.courseId);
        if (line) item.isUnavailable = line.problem === 'cart.unavailable' || undefined;
      }
    },
    /** The buyer has seen the current prices. */
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
    /** Returns the number of courses, without those that are not available any more. */
    selectCartCount: ({ items }) => items.filter(({ isUnavailable }) => !isUnavailable).length,
  },
});
export const { courseAdded, coursesQuoted, coursesRemoved, pricesSeen } = cartSlice.actions;
export const { selectCartCount, selectCartItems } = cartSlice.selectors;

import type { WishlistItem, WishlistQuote } from '@lms/cart/contract';
import { api } from '@lms/entity-api';

/** Returns the list with a course on top, or without it. */
export const withCourse = (items: readonly WishlistItem[], course: WishlistItem, kept: boolean) => [
  ...(kept ? [course] : []),
  ...items.filter(({ courseId }) => courseId !== course.courseId),
];

export const wishlistApi = api.injectEndpoints({
  endpoints: (build) => ({
    getWishlist: build.query<WishlistItem[], void>({
      query: () => '/wishlist',
    }),
    /** Keeps a course for later or gives it up; shown at once, and taken back when it is refused. */
    markCourse: build.mutation<null, { course: WishlistItem; kept: boolean }>({
      query: ({ course, kept }) => ({
        url: `/wishlist/${course.courseId}`,
        method: kept ? 'PUT' : 'DELETE',
      }),
      onQueryStarted: async ({ course, kept }, { dispatch, queryFulfilled }) => {
        const show = () =>
          dispatch(
            wishlistApi.util.updateQueryData('getWishlist', undefined, (items) =>
              withCourse(items, course, kept),
            ),
          );
        const shown = show();
        await queryFulfilled.then(
          // The list may have come meanwhile, as it was before.
          () => void (shown.patches.length === 0 && show()),
          () => shown.undo(),
        );
      },
    }),
    adoptWishlist: build.mutation<WishlistItem[], string[]>({
      query: (courseIds) => ({ url: '/wishlist', method: 'POST', body: { courseIds } }),
      onQueryStarted: async (_courseIds, { dispatch, queryFulfilled }) => {
        const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
        if (data) await dispatch(wishlistApi.util.upsertQueryData('getWishlist', undefined, data));
      },
    }),
    quoteWishlist: build.query<WishlistQuote, string[]>({
      query: (courseIds) => ({ url: '/wishlist/quote', method: 'POST', body: { courseIds } }),
    }),
  }),
});

export const { useGetWishlistQuery, useMarkCourseMutation, useQuoteWishlistQuery } = wishlistApi;

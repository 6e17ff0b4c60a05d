import { type WishlistQuote, wishlistSchema } from '@lms/cart/contract';
import { sharedPermissions } from '@lms/contract';
import { type Deps, route } from '@lms/server/platform';
import type { FastifyInstance } from 'fastify';
import { quoteCourses } from '../quote';
import { adoptCourses, dropCourse, findWishlist, keepCourse } from './wishlists';

/** Registers the calls of the courses that somebody keeps for later. */
export const wishlistRoutes = (app: FastifyInstance, deps: Deps) => {
  const { db } = deps.database;

  route(app, {
    method: 'GET',
    path: '/wishlist',
    operationId: 'getWishlist',
    summary: 'List the courses that the caller keeps for later, the last kept first',
    access: sharedPermissions['order.buy'],
    handle: ({ caller: { userId } }) => findWishlist(db, userId),
  });

  route(app, {
    method: 'POST',
    path: '/wishlist',
    operationId: 'adoptWishlist',
    summary: 'Add the courses that a visitor kept before signing in, as far as they fit',
    access: sharedPermissions['order.buy'],
    body: wishlistSchema,
    handle: ({ caller: { userId }, body: { courseIds } }) =>
      adoptCourses(deps, { userId, courseIds }),
  });

  route(app, {
    method: 'PUT',
    path: '/wishlist/:courseId',
    operationId: 'keepCourse',
    summary: 'Keep a course for later',
    access: sharedPermissions['order.buy'],
    handle: ({ caller: { userId }, params }) => keepCourse(deps, { ...params, userId }),
  });

  route(app, {
    method: 'DELETE',
    path: '/wishlist/:courseId',
    operationId: 'dropCourse',
    summary: 'Take a course from those kept for later',
    access: sharedPermissions['order.buy'],
    handle: async ({ caller: { userId }, params: { courseId }, reply }) => {
      await dropCourse(db, userId, courseId);
      return reply.status(204).send();
    },
  });

  route(app, {
    method: 'POST',
    path: '/wishlist/quote',
    operationId: 'quoteWishlist',
    summary: 'Quote what courses kept for later cost now, and whether they can be bought',
    reads: true,
    access: 'public',
    body: wishlistSchema,
    handle: async ({ body, caller }): Promise<WishlistQuote> => {
      const request = { ...body, userId: caller?.userId, now: deps.now() };
      const { lines } = (await quoteCourses(db, request)).quote;
      return { lines };
    },
  });
};

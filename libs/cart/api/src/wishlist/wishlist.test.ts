import { accountErased } from '@lms/auth/api';
import { type WishlistItem, wishlistLimit, type WishlistQuote } from '@lms/cart/contract';
import { courses, newId, wishlistCourses } from '@lms/server/database';
import type { TestApp } from '@lms/server/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShop, type Shop } from '../../testing';
import { createTestApp } from '../../testing/app';

let test: TestApp;
let shop: Shop;
beforeAll(async () => {
  test = await createTestApp();
  shop = await createShop(test);
});
beforeEach(() => test.db.delete(wishlistCourses));
afterAll(() => test.close());

const learner = () => test.as(test.users.learner);
const keep = (courseId: string) => learner().put(`/wishlist/${courseId}`);
const listed = async () =>
  (await learner().get('/wishlist')).json<WishlistItem[]>().map(({ title }) => title);

describe('the wishlist', () => {
  it('keeps courses, the last on top, and gives them up again', async () => {
    const first = await shop.course({ title: 'First' });
    const second = await shop.course({ title: 'দ্বিতীয়', language: 'bn' });
    expect((await keep(first.id)).json()).toEqual({
      courseId: first.id,
      title: 'First',
      language: 'en',
    });
    test.clock.advance(1_000);
    await keep(second.id);
    // Repeated by a lost answer, it changes nothing.
    expect((await keep(first.id)).statusCode).toBe(200);
    expect(await listed()).toEqual(['দ্বিতীয়', 'First']);

    const drop = () => learner().delete(`/wishlist/${second.id}`);
    expect([(await drop()).statusCode, (await drop()).statusCode]).toEqual([204, 204]);
    expect(await listed()).toEqual(['First']);
  });

  it('is of one person alone', async () => {
    const course = await shop.course();
    await keep(course.id);
    const other = test.as(test.users.otherLearner);
    expect((await other.get('/wishlist')).json()).toEqual([]);
    await other.delete(`/wishlist/${course.id}`);
    expect(await listed()).toEqual([course.title]);
  });

  it('takes no course that is not offered, and keeps the title of one that no longer is', async () => {
    const draft = await shop.course({ status: 'DRAFT' });
    for (const id of [draft.id, newId()]) {
      expect((await keep(id)).json()).toMatchObject({ code: 'entity.notFound' });
    }
    const course = await shop.course({ title: 'Was here' });
    await keep(course.id);
    await test.db.update(courses).set({ status: 'INACTIVE' }).where(eq(courses.id, course.id));
    expect(await listed()).toEqual(['Was here']);
    const quote = await learner().post('/wishlist/quote', { courseIds: [course.id] });
    expect(quote.json<WishlistQuote>().lines).toMatchObject([
      { title: '', problem: 'cart.unavailable' },
    ]);
  });

  it('adopts what a visitor kept, in its order, without what is known or not offered', async () => {
    const [a, b, c] = [
      await shop.course({ title: 'A' }),
      await shop.course({ title: 'B' }),
      await shop.course({ title: 'C' }),
    ];
    await keep(c.id);
    test.clock.advance(1_000);
    const courseIds = [b.id, newId(), a.id, c.id, b.id];
    const answer = await learner().post('/wishlist', { courseIds });
    expect(answer.json<WishlistItem[]>().map(({ title }) => title)).toEqual(['B', 'A', 'C']);
    expect(await listed()).toEqual(['B', 'A', 'C']);
  });

  it('is full at its limit, and then adopts nothing more', async () => {
    const made = [];
    for (let index = 0; index <= wishlistLimit; index += 1) made.push((await shop.course()).id);
    const [last = '', ...others] = made;
    const adopted = await learner().post('/wishlist', { courseIds: others });
    expect(adopted.json()).toHaveLength(wishlistLimit);
    expect((await keep(last)).json()).toMatchObject({ code: 'wishlist.full' });
    expect((await keep(others[0]!)).statusCode).toBe(200);
    const more = await learner().post('/wishlist', { courseIds: [last] });
    expect(more.json()).toHaveLength(wishlistLimit);
  });

  it('gives up what was bought, and everything with the account', async () => {
    const course = await shop.course({ price: 0 });
    const other = await shop.course({ title: 'Other' });
    await keep(course.id);
    await keep(other.id);
    await shop.checkout([course.id], 0);
    expect(await listed()).toEqual(['Other']);
    await test.db.transaction((tx) =>
      test.deps.events.publish(tx, accountErased, { userId: test.users.learner.id }),
    );
    expect(
      await test.db
        .select()
        .from(wishlistCourses)
        .where(eq(wishlistCourses.userId, test.users.learner.id)),
    ).toEqual([]);
  });
});

import { userLoaded, userSlice } from '@lms/auth/web';
import type { WishlistItem } from '@lms/cart/contract';
import { api } from '@lms/entity-api';
import { makeTestStore, onCall, problem, receivedCalls, renderWithStore } from '@lms/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildLine, cartSlices } from '../../testing/cart';
import { KeepButton } from './keep-button';
import { storeWishlist } from './stored-wishlist';
import { wishlistPage } from './wishlist-page';

const itemOf = (number: number): WishlistItem => {
  const { courseId, title, language } = buildLine(number);
  return { courseId, title, language };
};
const course = { id: itemOf(1).courseId, title: 'Course 1', language: 'en' as const };
const stored = () => localStorage.getItem('wishlist');

beforeEach(() => {
  localStorage.clear();
  storeWishlist([]);
});

const learner = {
  id: 'l1',
  email: 'rina@example.com',
  name: 'Rina',
  roles: ['ROLE_USER' as const],
  imageUrl: '',
  organizationCode: null,
};
const { Page } = wishlistPage({ CompareChoice: () => null, CompareBar: () => null });
const makeStore = (language?: 'en' | 'bn') => makeTestStore([...cartSlices, userSlice], language);

const showButton = (signedIn = false) => {
  const store = makeStore();
  if (signedIn) store.dispatch(userLoaded(learner));
  return renderWithStore(<KeepButton course={course} />, { store, texts: ['wishlist'], signedIn });
};
const button = () => screen.findByRole('button', { name: 'Keep for later: Course 1' });

describe('the button that keeps a course for later', () => {
  it('keeps a visitor’s course in the browser, and gives it up', async () => {
    const { user } = await showButton();
    await user.click(await button());
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
    expect(JSON.parse(stored() ?? '')).toEqual([itemOf(1)]);
    await user.click(await button());
    expect(await button()).toHaveAttribute('aria-pressed', 'false');
    expect(stored()).toBeNull();
    expect(receivedCalls).toEqual([]);
  });

  it.each(['{"half', '{}', '[{"courseId":1}]', 'null', JSON.stringify(Array(201).fill(itemOf(1)))])(
    'removes a list that is not readable (%#)',
    async (value) => {
      localStorage.setItem('wishlist', value);
      await showButton();
      expect(await button()).toHaveAttribute('aria-pressed', 'false');
      expect(stored()).toBeNull();
    },
  );

  it('shows a learner’s press at once, and takes it back with the reason when it is refused', async () => {
    onCall('get', '/wishlist', []);
    let answer: (() => void) | undefined;
    onCall('put', `/wishlist/${course.id}`, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return problem(409, 'wishlist.full');
    });
    const { user, store } = await showButton(true);
    await waitFor(() => expect(receivedCalls).toHaveLength(1));
    await user.click(await button());
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'true'));
    await waitFor(() => expect(answer).toBeDefined());
    answer?.();
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() =>
      expect(JSON.stringify(store.getState())).toContain(
        'The list of courses kept for later is full.',
      ),
    );
    expect(stored()).toBeNull();
  });

  it('shows what a learner kept in another tab once they are back', async () => {
    onCall('get', '/wishlist', []);
    const { store } = await showButton(true);
    await waitFor(() => expect(receivedCalls).toHaveLength(1));
    onCall('get', '/wishlist', [itemOf(1)]);
    // What is still being loaded is not asked for again.
    await waitFor(async () => {
      act(() => void store.dispatch(api.internalActions.onFocus()));
      expect(await button()).toHaveAttribute('aria-pressed', 'true');
    });
  });
});

describe('the page of courses kept for later', () => {
  const show = (language: 'en' | 'bn' = 'en') =>
    renderWithStore(<Page />, {
      store: makeStore(language),
      texts: ['cart', 'wishlist'],
      route: '/wishlist',
      path: '/wishlist',
      language,
    });

  it('says what courses cost now and what is no longer offered', async () => {
    storeWishlist([itemOf(1), itemOf(2), itemOf(3)]);
    onCall('post', '/wishlist/quote', {
      lines: [
        buildLine(1, { price: 60_000 }),
        buildLine(2, { title: '', slug: '', problem: 'cart.unavailable' }),
        buildLine(3, { problem: 'cart.alreadyEnrolled' }),
      ],
    });
    await show('bn');
    const rows = await screen.findAllByRole('listitem');
    expect(await within(rows[0]!).findByText(/৬০০/)).toBeVisible();
    expect(within(rows[1]!).getByText('কোর্সটি এখন আর পাওয়া যাচ্ছে না।')).toBeVisible();
    expect(within(rows[1]!).queryByRole('button', { name: /^কার্টে নিন/ })).toBeNull();
    expect(await within(rows[2]!).findByRole('link', { name: 'কোর্সে যান Course 3' })).toBeVisible();
  });

  it('says to who buys nothing that the account may not, and asks the server nothing', async () => {
    const store = makeStore();
    store.dispatch(userLoaded({ ...learner, roles: ['ROLE_ORGADMIN'] }));
    await renderWithStore(<Page />, { store, texts: ['cart', 'wishlist'], signedIn: true });
    expect(await screen.findByText(/^Your account can’t buy courses/)).toBeVisible();
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(receivedCalls).toEqual([]);
  });

  it('moves a course to the cart', async () => {
    storeWishlist([itemOf(1)]);
    onCall('post', '/wishlist/quote', { lines: [buildLine(1)] });
    const { user, store } = await show();
    await user.click(await screen.findByRole('button', { name: 'Move to cart Course 1' }));
    expect(await screen.findByText('You are not keeping any courses for later.')).toBeVisible();
    expect(store.getState()).toMatchObject({ cart: { items: [{ courseId: itemOf(1).courseId }] } });
    expect(stored()).toBeNull();
  });

  it('takes back a removal', async () => {
    storeWishlist([itemOf(1), itemOf(2)]);
    onCall('post', '/wishlist/quote', { lines: [buildLine(1), buildLine(2)] });
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Remove Course 2' }));
    expect(JSON.parse(stored() ?? '')).toEqual([itemOf(1)]);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(await screen.findByRole('link', { name: 'Course 2' })).toBeVisible();
  });
});

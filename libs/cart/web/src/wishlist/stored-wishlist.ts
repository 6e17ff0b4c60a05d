import { type WishlistItem, wishlistLimit } from '@lms/cart/contract';

/** Key of localStorage for a visitor's list; a learner's is on the server. */
const wishlistKey = 'wishlist';

const none: readonly WishlistItem[] = [];

const isItem = (item: unknown): item is WishlistItem =>
  typeof item === 'object' &&
  item !== null &&
  ['courseId', 'title', 'language'].every(
    (name) => typeof (item as Record<string, unknown>)[name] === 'string',
  );

const parse = (value: string): readonly WishlistItem[] | undefined => {
  try {
    const items: unknown = JSON.parse(value);
    const isList = Array.isArray(items) && items.length <= wishlistLimit && items.every(isItem);
    return isList ? items : undefined;
  } catch {
    return undefined;
  }
};

/** Last value read and its list: React needs the same list while nothing changes. */
let last: { value: string | null; items: readonly WishlistItem[] } = { value: null, items: none };
const listeners = new Set<() => void>();

/** Reads a visitor's list. A value that is not readable is removed; blocked storage keeps nothing. */
export const readStoredWishlist = () => {
  try {
    const value = localStorage.getItem(wishlistKey);
    if (value === last.value) return last.items;
    const items = value === null ? none : parse(value);
    if (!items) localStorage.removeItem(wishlistKey);
    last = { value: items ? value : null, items: items ?? none };
    return last.items;
  } catch {
    return last.items;
  }
};

/** Stores a visitor's list; an empty one leaves nothing behind. */
export const storeWishlist = (items: readonly WishlistItem[]) => {
  const value = items.length > 0 ? JSON.stringify(items) : null;
  last = { value, items };
  try {
    if (value === null) localStorage.removeItem(wishlistKey);
    else localStorage.setItem(wishlistKey, value);
  } catch {
    // Blocked: the list lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
};

/** Calls the listener when the list changes, in this tab or another. */
export const onStoredWishlist = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

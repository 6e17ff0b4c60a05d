import type { PageRoute } from '@lms/ui';
import type { WishlistParts } from './wishlist/wishlist-parts';

/** Routes open to visitors. */
export const cartRoutes = (loadParts: () => Promise<WishlistParts>): PageRoute[] => [
  {
    path: '/cart',
    load: () => import('./cart-page/cart-page'),
    texts: ['cart'],
  },
  {
    path: '/wishlist',
    load: async () => {
      const [{ wishlistPage }, parts] = await Promise.all([
        import('./wishlist/wishlist-page'),
        loadParts(),
      ]);
      return wishlistPage(parts);
    },
    texts: ['cart', 'compare', 'wishlist'],
  },
];

/** Routes for signed-in users. */
export const checkoutRoutes: PageRoute[] = [
  {
    path: '/checkout',
    load: () => import('./checkout/checkout-page'),
    texts: ['cart', 'checkout', 'problems'],
  },
];

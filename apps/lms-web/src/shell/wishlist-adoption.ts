// A module of its own, so that it loads late.
export { WishlistAdoption } from '@lms/cart/web';

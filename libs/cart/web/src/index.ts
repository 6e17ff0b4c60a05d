export * from './add-all-to-cart';
export * from './add-to-cart';
export * from './adopt-plain-cart';
export * from './cart-menu';
export * from './cart-slice';
export * from './enrol-free';
// Files of their own, because visitors load only the routes that are open to them.
export * from './late-routes';
export * from './management-routes';
export * from './partner-course-slice';
export * from './routes';
export * from './wishlist/keep-button';
export * from './wishlist/wishlist-adoption';

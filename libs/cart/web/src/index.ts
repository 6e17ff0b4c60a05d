export * from './add-to-cart';
export * from './cart-menu';
export * from './cart-slice';
// Apart, for visitors fetch the routes that are theirs and no others.
export * from './management-routes';
export * from './partner-course-slice';
export * from './routes';

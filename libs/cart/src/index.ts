export * from './add-to-cart';
export * from './cart-menu';
export * from './cart-slice';
export * from './partner-course-slice';
export * from './routes';

export * from './cart-limit';
export * from './cart-permissions';
export * from './cart-problems';
export * from './coupon';
export * from './managed-order';
export * from './order';
export * from './plain-cart';
export * from './share-discount';

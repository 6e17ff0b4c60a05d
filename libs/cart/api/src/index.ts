export { cartModule } from './cart.module';
export { discountOf } from './coupons/find-coupon';
export { nextOrderNumbers } from './orders';
export { createDemoSignature } from './payment/demo-signature';
export { issueReceipts } from './receipts';

export { buildBatch, buildCoupon, type Commerce, createCommerce } from './commerce-fixture';
export { createNotify, type Notify } from './notify';
export { createShop, type Shop } from './shop-fixture';

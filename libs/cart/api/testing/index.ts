export { buildBatch, buildCoupon, type Sales, createSales } from './sales-fixture';
export { createNotify, type Notify } from './notify';
export { createShop, type Shop } from './shop-fixture';

export const ordersPath = '/course-management/orders';
export const couponsPath = '/course-management/coupons';

export const enrolmentsPath = '/course-management/create-course/enrolments';
export const ordersPath = '/course-management/create-course/orders';
export const couponsPath = '/course-management/create-course/coupons';

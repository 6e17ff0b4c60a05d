import { definePermissions, reaches } from '@lms/contract';

/** Permissions of this domain; the server enforces them, the screen mirrors them. */
export const cartPermissions = definePermissions({
  'coupon.read': reaches('none', 'none', 'own', 'all'),
  'coupon.write': reaches('none', 'none', 'own', 'all'),
  'order.refund': reaches('none', 'none', 'none', 'all'),
  'order.receipt': reaches('own', 'none', 'own', 'all'),
});

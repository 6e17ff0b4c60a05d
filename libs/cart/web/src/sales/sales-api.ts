import {
  couponResource,
  type CouponTypes,
  type ManagedOrder,
  orderResource,
  type OrderTypes,
} from '@lms/cart/contract';
import type { CourseLanguage, FindResult } from '@lms/contract';
import { api, entityCalls, entityEndpoints } from '@lms/entity-api';
import { allByName } from '@lms/table-state';

/** Course that a coupon can apply to. */
interface CouponCourse {
  id: string;
  title: string;
  language: CourseLanguage;
}

export const salesApi = api.injectEndpoints({
  endpoints: (build) => {
    const orders = entityEndpoints(build, orderResource);
    const coupons = entityEndpoints(build, couponResource);
    return {
      findOrders: orders.find,
      readOrder: orders.get,
      createOrder: orders.create,
      updateOrder: orders.update,
      updateOrderStatus: orders.updateStatus,
      deleteOrders: orders.deleteItems,
      exportOrders: orders.exportItems,
      refundOrder: build.mutation<ManagedOrder, { id: string; reason: string }>({
        query: ({ id, reason }) => ({
          url: `/order/${id}/refund`,
          method: 'PUT',
          body: { reason },
        }),
        invalidatesTags: (order) => (order ? ['Order'] : []),
      }),
      /** Finds the courses of one organization, or all within the caller's scope. */
      findCouponCourses: build.query<FindResult<CouponCourse>, string | undefined>({
        query: (organizationId) => ({
          url: '/course/find',
          method: 'POST',
          body: allByName('title', organizationId ? { organizationId } : {}),
        }),
        providesTags: [{ type: 'Course', id: 'LIST' }],
      }),
      findCoupons: coupons.find,
      getCoupon: coupons.get,
      createCoupon: coupons.create,
      updateCoupon: coupons.update,
      updateCouponStatus: coupons.updateStatus,
      deleteCoupons: coupons.deleteItems,
      exportCoupons: coupons.exportItems,
      restoreCoupons: coupons.restoreItems,
    };
  },
});

/** Calls of the order list, which is read-only: only the search and the export are used. */
export const orderCalls = entityCalls<OrderTypes>({
  useFind: salesApi.useFindOrdersQuery,
  useGet: salesApi.useReadOrderQuery,
  useCreate: salesApi.useCreateOrderMutation,
  useUpdate: salesApi.useUpdateOrderMutation,
  useUpdateStatus: salesApi.useUpdateOrderStatusMutation,
  useDeleteItems: salesApi.useDeleteOrdersMutation,
  useExport: salesApi.useExportOrdersMutation,
});

export const couponCalls = entityCalls<CouponTypes>({
  useFind: salesApi.useFindCouponsQuery,
  useGet: salesApi.useGetCouponQuery,
  useCreate: salesApi.useCreateCouponMutation,
  useUpdate: salesApi.useUpdateCouponMutation,
  useUpdateStatus: salesApi.useUpdateCouponStatusMutation,
  useDeleteItems: salesApi.useDeleteCouponsMutation,
  useExport: salesApi.useExportCouponsMutation,
  useRestoreItems: salesApi.useRestoreCouponsMutation,
});

import type { CheckoutResult } from '@lms/cart/contract';
import { api } from '@lms/entity-api';

export const { usePayOrderMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    payOrder: build.mutation<CheckoutResult, string>({
      query: (id) => ({ url: `/order/${id}/pay`, method: 'POST' }),
      invalidatesTags: ['Order'],
    }),
  }),
});

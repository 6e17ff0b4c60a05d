import type { CheckoutInput, CheckoutResult, Order, Quote, QuoteInput } from '@lms/cart/contract';
import { api } from '@lms/entity-api';

export const cartApi = api.injectEndpoints({
  endpoints: (build) => ({
    getQuote: build.query<Quote, QuoteInput>({
      query: (body) => ({ url: '/order/quote', method: 'POST', body }),
    }),
    checkout: build.mutation<CheckoutResult, { key: string; input: CheckoutInput }>({
      query: ({ key, input }) => ({
        url: '/order/checkout',
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: input,
      }),
    }),
    getMyOrders: build.query<Order[], void>({
      query: () => '/order',
      providesTags: ['Order'],
    }),
    getOrder: build.query<Order, string>({
      query: (id) => `/order/${id}`,
      providesTags: ['Order'],
    }),
  }),
});

export const { useGetQuoteQuery, useCheckoutMutation, useGetMyOrdersQuery, useGetOrderQuery } =
  cartApi;

import type { QuoteInput, QuoteLine } from '@lms/cart/contract';
import { toCallProblem } from '@lms/entity-api';
import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useGetQuoteQuery } from './cart-api';
import { type CartItem, selectCartItems } from './cart-slice';

export interface CartLine {
  item: CartItem;
  /** Not there before the server has answered, nor for what was added since. */
  quoted?: QuoteLine;
}

/** What a buyer typed in for the order. */
export type OrderCodes = Pick<QuoteInput, 'batchCode' | 'coupon'>;

/** What is in the cart, with what the server says of it now. */
export const useQuote = (codes: OrderCodes = {}) => {
  const items = useSelector(selectCartItems);
  const ids = items.map(({ courseId }) => courseId);
  const { currentData, data, error, isFetching, refetch } = useGetQuoteQuery(
    ids.length > 0 ? { courseIds: ids, ...codes } : skipToken,
    // Another sign-in, another day: a quote is asked for whenever it is shown.
    { refetchOnMountOrArgChange: true },
  );
  // After a removal the former answer still knows the lines that stay.
  const quote = currentData ?? data;
  const lines = items.map((item): CartLine => ({
    item,
    quoted: quote?.lines.find(({ courseId }) => courseId === item.courseId),
  }));
  const buyable = lines.flatMap(({ quoted }) => (quoted && !quoted.problem ? [quoted] : []));
  const { batch, coupon } = quote ?? {};
  const discount = coupon && 'discount' in coupon ? coupon.discount : 0;
  return {
    lines,
    batch: codes.batchCode ? batch : undefined,
    coupon: codes.coupon ? coupon : undefined,
    /** Poisha that a coupon takes off. */
    discount,
    buyable,
    /** Poisha; `undefined` as long as it is not sure. */
    total: lines.every(({ quoted }) => quoted)
      ? buyable.reduce((sum, { price }) => sum + price, 0) - discount
      : undefined,
    problem: error && !isFetching ? toCallProblem(error) : undefined,
    isFetching,
    refetch,
  };
};

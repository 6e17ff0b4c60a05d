import type { QuoteInput, QuoteLine } from '@lms/cart/contract';
import { toCallProblem } from '@lms/entity-api';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useGetQuoteQuery } from './cart-api';
import { type CartItem, coursesQuoted, selectCartItems } from './cart-slice';

export interface CartLine {
  item: CartItem;
  /** Server's line; missing until the server has answered for this course. */
  quoted?: QuoteLine;
}

/** Codes that a buyer entered for the order. */
export type OrderCodes = Pick<QuoteInput, 'batchCode' | 'coupon'>;

/** Returns the courses in the cart with the server's current quote of them. */
export const useQuote = (codes: OrderCodes = {}) => {
  const dispatch = useDispatch();
  const items = useSelector(selectCartItems);
  const ids = items.map(({ courseId }) => courseId);
  const { currentData, data, error, isFetching, refetch } = useGetQuoteQuery(
    ids.length > 0 ? { courseIds: ids, ...codes } : skipToken,
    // A quote depends on the user and the date, so each mount asks for a new one.
    { refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (currentData) dispatch(coursesQuoted(currentData.lines));
  }, [dispatch, currentData]);
  // After a removal the previous quote still holds the lines that stay.
  const quote = currentData ?? data;
  const lines = items.map((item): CartLine => ({
    item,
    quoted: quote?.lines.find(({ courseId }) => courseId === item.courseId),
  }));
  const buyable = lines.flatMap(({ quoted }) => (quoted && !quoted.problem ? [quoted] : []));
  const { batch, coupon } = quote ?? {};
  const discount = coupon && 'discount' in coupon ? coupon.discount : 0;
  // The previous quote may have refused another code.
  const answerTo = <Answer extends object>(code?: string, answer?: Answer) =>
    code && answer && (currentData || !('problem' in answer)) ? answer : undefined;
  return {
    lines,
    batch: answerTo(codes.batchCode, batch),
    coupon: answerTo(codes.coupon, coupon),
    /** Discount by the coupon, in poisha. */
    discount,
    buyable,
    /** Total in poisha; `undefined` until every course is quoted. */
    total: lines.every(({ quoted }) => quoted)
      ? buyable.reduce((sum, { price }) => sum + price, 0) - discount
      : undefined,
    problem: error && !isFetching ? toCallProblem(error) : undefined,
    isFetching,
    refetch,
  };
};

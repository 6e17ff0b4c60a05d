import type { QuoteLine } from '@lms/contract';
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

/** What is in the cart, with what the server says of it now. */
export const useQuote = () => {
  const items = useSelector(selectCartItems);
  const ids = items.map(({ courseId }) => courseId);
  const { currentData, data, error, isFetching, refetch } = useGetQuoteQuery(
    ids.length > 0 ? ids : skipToken,
    // Another sign-in, another day: a quote is asked for whenever it is shown.
    { refetchOnMountOrArgChange: true },
  );
  const lines = items.map((item): CartLine => ({
    item,
    // After a removal the former answer still knows the lines that stay.
    quoted: (currentData ?? data)?.lines.find(({ courseId }) => courseId === item.courseId),
  }));
  const buyable = lines.flatMap(({ quoted }) => (quoted && !quoted.problem ? [quoted] : []));
  return {
    lines,
    buyable,
    /** Poisha; `undefined` as long as it is not sure. */
    total: lines.every(({ quoted }) => quoted)
      ? buyable.reduce((sum, { price }) => sum + price, 0)
      : undefined,
    problem: error && !isFetching ? toCallProblem(error) : undefined,
    isFetching,
    refetch,
  };
};

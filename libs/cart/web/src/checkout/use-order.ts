import { toCallProblem } from '@lms/entity-api';
import { useEffect, useState } from 'react';
import { useGetOrderQuery } from '../cart-api';

const firstPause = 1_000;
const maxPause = 30_000;

/** Fetches an order, and polls it at growing intervals while it is pending. */
export const useOrder = (id: string) => {
  const [pause, setPause] = useState(firstPause);
  const { currentData, error, refetch, startedTimeStamp } = useGetOrderQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  const pending = currentData?.status === 'PENDING';

  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => {
      setPause((last) => Math.min(last * 1.5, maxPause));
      void refetch();
    }, pause);
    return () => clearTimeout(timer);
  }, [pending, pause, startedTimeStamp, refetch]);

  return { order: currentData, problem: error && toCallProblem(error), refetch };
};

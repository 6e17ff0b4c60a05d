import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { questionElementId } from './question-card';

const indexOf = (asked: string | null, total: number) => {
  const number = Number(asked);
  return Number.isInteger(number) && number > 0 && number <= total ? number - 1 : 0;
};

/**
 * Question that is shown, or all of them. State answers the press at once, which
 * the router does later, in a transition; the address keeps both over a reload.
 */
export const useAttemptPlace = (total: number) => {
  const [params, setParams] = useSearchParams();
  const [index, setIndex] = useState(() => indexOf(params.get('question'), total));
  const [all, setAll] = useState(params.get('all') === '1');
  // A new object each time: going to the same question again moves focus there again.
  const [target, setTarget] = useState<{ index: number }>();
  useEffect(() => {
    if (target) document.getElementById(questionElementId(target.index))?.focus();
  }, [target]);

  const keep = (name: string, value: string | undefined) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    index,
    all,
    showAll: (next: boolean) => {
      setTarget(undefined);
      setAll(next);
      keep('all', next ? '1' : undefined);
    },
    show: (next: number) => {
      setTarget({ index: next });
      setIndex(next);
      keep('question', next > 0 ? String(next + 1) : undefined);
    },
  };
};

import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { questionElementId } from './question-card';

/** Question that is shown, or all of them: in the address, so that a reload keeps it. */
export const useAttemptPlace = (total: number) => {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('question'));
  const index = Number.isInteger(asked) && asked > 0 && asked <= total ? asked - 1 : 0;
  // A new object each time: going to the same question again moves focus there again.
  const [target, setTarget] = useState<{ index: number }>();
  useEffect(() => {
    if (target) document.getElementById(questionElementId(target.index))?.focus();
  }, [target, index]);

  const change = (name: string, value: string | undefined) =>
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
    all: params.get('all') === '1',
    showAll: (all: boolean) => {
      setTarget(undefined);
      change('all', all ? '1' : undefined);
    },
    show: (next: number) => {
      setTarget({ index: next });
      change('question', next > 0 ? String(next + 1) : undefined);
    },
  };
};

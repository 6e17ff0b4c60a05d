import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { v4 } from 'uuid';
import type { OrderCodes } from '../use-quote';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const codeNames = ['batchCode', 'coupon'] as const;

/**
 * Returns the idempotency key of this visit to checkout and the applied codes. Both are kept in the
 * address, so that neither a reload nor going back from the payment page places a second order.
 */
export const useCheckoutVisit = () => {
  const [search, setSearch] = useSearchParams();
  const given = search.get('key') ?? '';
  const key = uuid.test(given) ? given : undefined;
  const codes: OrderCodes = Object.fromEntries(
    codeNames.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : [])),
  );
  const change = useCallback(
    (values: Record<string, string>) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      ),
    [setSearch],
  );
  const renew = () => change({ key: v4() });
  useEffect(() => {
    if (!key) change({ key: v4() });
  }, [key, change]);
  const [typed, setTyped] = useState(codes);
  /**
   * Applies codes that were typed and not applied, and takes back one whose field was emptied. Returns
   * the codes to order with; `undefined` where the total is to be shown first.
   */
  const applyTyped = (): OrderCodes | undefined => {
    const left = codeNames.flatMap((name) => {
      const code = typed[name]?.trim() ?? codes[name] ?? '';
      return code === (codes[name] ?? '') ? [] : [[name, code] as const];
    });
    if (left.length > 0) change(Object.fromEntries(left));
    const emptied = Object.fromEntries(left.map(([name]) => [name, undefined]));
    return left.some(([, code]) => code) ? undefined : { ...codes, ...emptied };
  };
  return {
    key,
    renew,
    codes,
    /** Codes as they stand in their fields. */
    typed,
    applyCode: (name: keyof OrderCodes, value: string) => change({ [name]: value }),
    typeCode: (name: keyof OrderCodes, value: string) =>
      setTyped((before) => ({ ...before, [name]: value })),
    applyTyped,
  };
};

export type CheckoutVisit = ReturnType<typeof useCheckoutVisit>;

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { v4 } from 'uuid';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The key of this visit to the checkout. It stands in the address, so that neither a reload nor the
 * way back from the payment page orders anything twice.
 */
export const useCheckoutKey = () => {
  const [search, setSearch] = useSearchParams();
  const given = search.get('key') ?? '';
  const key = uuid.test(given) ? given : undefined;
  const renew = () => setSearch({ key: v4() }, { replace: true });
  useEffect(() => {
    if (!key) setSearch({ key: v4() }, { replace: true });
  }, [key, setSearch]);
  return { key, renew };
};

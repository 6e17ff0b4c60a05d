import { toPage, toSearchTerm } from '@lms/contract';
import { useSearchParams } from 'react-router-dom';
import type { FellowQuery } from './fellow-learners-api';

/** Search term, sorting and page, as the address holds them. */
export const useFellowQuery = () => {
  const [params, setParams] = useSearchParams();
  const query: FellowQuery = {
    searchTerm: toSearchTerm(params.get('q')),
    page: toPage(params.get('page')),
  };
  const addressOf = (next: FellowQuery) => {
    const address = new URLSearchParams();
    if (next.searchTerm) address.set('q', next.searchTerm);
    if (next.page > 1) address.set('page', String(next.page));
    return address;
  };
  return {
    query,
    search: (searchTerm: string) =>
      setParams(addressOf({ searchTerm, page: 1 }), { replace: true }),
    linkTo: (to: number) => `?${addressOf({ ...query, page: to })}`,
  };
};

import { pageMax } from './entity';

/** Longest search term that a list takes. */
const termMax = 100;

/** Characters that no text holds: the server refuses a call with some of them. */
const unwritten = /[\p{Cc}\p{Surrogate}]+/gu;

/** Returns a search term as a call takes it, whatever was typed or stands in an address. */
export const toSearchTerm = (typed: string | null) =>
  [...(typed ?? '').replace(unwritten, ' ')].slice(0, termMax).join('');

/** Returns the page that an address asks for; the first if there can be no such page. */
export const toPage = (asked: string | null) => {
  const page = Math.trunc(Number(asked));
  return page > 0 && page <= pageMax ? page : 1;
};

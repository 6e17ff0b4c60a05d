import type { RouteRecord } from '@lms/server/platform';
import { answersOf } from './answers';

const verbs: Record<RouteRecord['method'], string> = {
  GET: 'get',
  POST: 'create',
  PUT: 'update',
  DELETE: 'delete',
};

/** Last words of a path that say themselves what the call does with what stands before them. */
const actions = new Set([
  'approve',
  'cancel',
  'change-email',
  'change-password',
  'checkout',
  'duplicate',
  'forgot-password',
  'import',
  'read',
  'refund',
  'regrade',
  'register',
  'reject',
  'resend-verification',
  'reset-password',
  'revoke',
  'submit',
  'undo',
  'withdraw',
]);

const plural = (noun: string) => {
  if (noun.endsWith('quiz')) return `${noun}zes`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return noun.endsWith('s') ? noun : `${noun}s`;
};
const pascal = (word: string) =>
  word.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
const camel = (word: string) =>
  word.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
const named = (verb: string, nouns: readonly string[]) => camel(verb) + nouns.map(pascal).join('');
const inPlural = (nouns: readonly string[]) =>
  nouns.map((noun, index) => (index === nouns.length - 1 ? plural(noun) : noun));

/** The words of a path: `/user/me/picture` is about `my picture`, and `.pdf` is a word. */
const wordsOf = (path: string) =>
  path
    .replace(/^\/user\/me$/, '/me')
    .replace(/^\/user\/me\//, '/my/')
    .replace(/^\/auth\/user\//, '/auth/')
    .split(/[/.]/)
    .filter((word) => word && !word.startsWith(':'));

const isList = (record: RouteRecord) =>
  answersOf(record)?.answers['200']?.['application/json']?.type === 'array';

/**
 * A call's own name, as generated clients have it: `findCourses`, `updateCourseStatus`,
 * `listOrders`. Where the rule makes a bad one, the route says a better one.
 */
export const operationIdOf = (record: RouteRecord): string => {
  if (record.operationId) return record.operationId;
  const words = wordsOf(record.path);
  const last = words.at(-1) ?? '';
  const rest = words.slice(0, -1);
  if (last === 'updateStatus') return named('update', [...rest, 'status']);
  if (/^(?:delete|restore)Items$/.test(last)) {
    return named(last.replace('Items', ''), inPlural(rest));
  }
  if (record.method === 'POST' && /^(?:find|export)$/.test(last))
    return named(last, inPlural(rest));
  if (record.method !== 'GET' && actions.has(last)) {
    return named(last, rest[0] === 'auth' ? [] : rest);
  }
  return isList(record) ? named('list', inPlural(words)) : named(verbs[record.method], words);
};

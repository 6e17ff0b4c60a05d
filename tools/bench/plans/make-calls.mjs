import { searchTerms } from '../list-rows.mjs';
import { randomAddress } from '../server.mjs';

const base = '/lms-web/api';
const ranges = ['last30days', 'thisYear', 'all'];
const monthMs = 30 * 24 * 60 * 60_000;

/** Returns the list that a parameter or filter names something of: `courseId` one of `/course`. */
const listOf = (name) =>
  `/${name.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Returns a value to filter by: the last thirty days, an item's own, a code, or the id of something
 * of that name.
 */
const valueOf = (name, { oneOf: [one] = [{}] }, item, ids) => {
  const now = Date.now();
  if (/At$/.test(name)) {
    return { from: new Date(now - monthMs).toISOString(), to: new Date(now).toISOString() };
  }
  const value = item?.[name] ?? one.enum?.[0] ?? ids.get(listOf(name));
  return Array.isArray(value) ? value[0] : value;
};

/** Returns the bodies for the first page of a list or report: each order, filter and search. */
const findBodies = ({ sorting, filter, searchTerm }, item, ids) => {
  const columns = sorting?.properties.column.enum ?? [];
  const { range, ...filters } = filter?.properties ?? {};
  return [
    ['as opened', {}],
    ...columns.flatMap((column) =>
      ['asc', 'desc'].map((direction) => [
        `${column} ${direction}`,
        { sorting: { column, direction } },
      ]),
    ),
    ...(range ? ranges.map((one) => [one, { filter: { range: one } }]) : []),
    ...Object.entries(filters)
      .map(([field, schema]) => [field, valueOf(field, schema, item, ids)])
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([field, value]) => [`filter ${field}`, { filter: { [field]: value } }]),
    ...(searchTerm
      ? Object.entries(searchTerms).map(([name, term]) => [`search ${name}`, { searchTerm: term }])
      : []),
  ];
};

/** Reads of streams and files are left out: they end with their reader. */
const isPage = ({ responses }) => 'application/json' in (responses['200']?.content ?? {});
const bodyOf = ({ requestBody }) =>
  requestBody?.content['application/json'].schema.properties ?? {};

/** Returns a function that makes one call, and the answer's body where it is one of success. */
const callAs = (origin, headers) => async (method, path, body, call) => {
  const answer = await fetch(`${origin}${base}${path}`, {
    method,
    headers: { ...headers, 'x-forwarded-for': randomAddress(), ...(call && { 'x-call': call }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return answer.ok ? JSON.parse(text) : undefined;
};

/**
 * Makes every call that lists or reports something, as one user, each with its name in the header
 * `x-call`: all of `/find` and `/summary`, the reads without a parameter, and those below one thing
 * of a list. What the user may not read is left out.
 */
export async function makeCalls(origin, headers, caller) {
  const { paths } = await (await fetch(`${origin}${base}/openapi.json`)).json();
  const call = callAs(origin, headers);
  const ids = new Map();
  const items = new Map();
  const finds = Object.keys(paths).filter((path) => /\/(find|summary)$/.test(path));
  for (const path of finds.filter((one) => one.endsWith('/find') && !one.includes('{'))) {
    const item = (await call('POST', path, {}))?.items[0];
    items.set(path, item);
    ids.set(path.replace('/find', ''), item?.id);
  }
  /** Puts the first thing of a list into a path; returns nothing for one that has none. */
  const aimed = (path) => {
    const [, list, rest] = /^(.*)\/\{\w+\}(.*)$/.exec(path) ?? [];
    if (list === undefined) return path;
    return ids.get(list) && `${list}/${ids.get(list)}${rest}`;
  };
  for (const [path, { post, get }] of Object.entries(paths)) {
    const target = aimed(path);
    if (!target) continue;
    if (finds.includes(path)) {
      for (const [name, body] of findBodies(bodyOf(post), items.get(path), ids)) {
        await call('POST', target, body, `${path} as ${caller}: ${name}`);
      }
    }
    if (get && isPage(get)) await call('GET', target, undefined, `${path} as ${caller}: read`);
  }
}

import { fillLists, searchTerms } from './list-rows.mjs';
import { randomAddress, signIn } from './server.mjs';

/** Rows of the tables that are long in a country; the other lists get few. */
const million = 1_000_000;
const long = { users: million, enrolments: million, courses: 5_000 };

/** Fills the lists, unless an earlier run did. */
export async function fillToSize(query) {
  const [{ isFull }] = await query(`select count(*) > ${million} as "isFull" from users`);
  if (!isFull) await fillLists(query, (table) => long[table] ?? 1_000);
}

const find = (path, headers, body) => ({
  method: 'POST',
  path: `/lms-web/api${path}/find`,
  headers: { ...headers, 'x-forwarded-for': randomAddress() },
  body: JSON.stringify(body),
});

const as = (name, path, body) =>
  async function prepare({ origin }) {
    const { headers } = await signIn(origin, `${name}@demo.lms`);
    return [find(path, headers, body)];
  };

const newest = { sorting: { column: 'createdAt', direction: 'desc' } };
const active = { filter: { status: 'ACTIVE' }, ...newest };
const page = (number) => ({ ...active, paginator: { page: number, pageSize: 10 } });

/** Lists of a million people and a million enrolments, with their budgets on PostgreSQL. */
export const sizeScenarios = [
  ['users, first page', as('system', '/user', active), { rate: 3_500, p99: 25 }],
  ['users of an organization', as('orgadmin', '/user', newest), { rate: 5_500, p99: 20 }],
  [
    'users, a search that finds one',
    as('system', '/user', { searchTerm: searchTerms.rare }),
    { rate: 500, p99: 200 },
  ],
  [
    'users, a search that finds half',
    as('system', '/user', { searchTerm: searchTerms.common }),
    { rate: 190, p99: 400 },
  ],
  ['users, page 9,000', as('system', '/user', page(9_000)), {}],
  ['enrolments, first page', as('system', '/enrolment', newest), {}],
  ['courses, first page', as('system', '/course', newest), {}],
];

const bare = (path) => () => [{ method: 'GET', path }];

/** Callers of the bare server: with more of them none would be answered within the measurement. */
const few = { connections: 4 };

/** The same of the bare server, which counts exactly. */
export const bareSizeScenarios = [
  ['bare: users, first page', bare('/users'), {}, few],
  [
    'bare: users, a search that finds one',
    bare(`/users?search=${encodeURIComponent(searchTerms.rare)}`),
    {},
    few,
  ],
  [
    'bare: users, a search that finds half',
    bare(`/users?search=${encodeURIComponent(searchTerms.common)}`),
    {},
    few,
  ],
  ['bare: users, page 9,000', bare('/users?page=9000'), {}, few],
];

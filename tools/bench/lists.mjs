import { StepFailed } from '#tools/setup/run.mjs';
import { searchTerms } from './list-rows.mjs';
import { randomAddress, signIn } from './server.mjs';
import { row } from './table.mjs';

const repetitions = 8;
const pageSize = 10;

/** Budgets of the 95th percentile in milliseconds, for one user. */
const budgets = { first: 50, deep: 300, search: 50, filter: 50 };

const callers = { system: 'system@demo.lms', organization: 'orgadmin@demo.lms' };

/**
 * Returns the exportable lists with their sortable and filterable fields, from the OpenAPI
 * description.
 */
async function findLists(origin) {
  const { paths } = await (await fetch(`${origin}/lms-web/api/openapi.json`)).json();
  const exported = Object.keys(paths).filter(
    (path) => paths[path].post && path.endsWith('/export'),
  );
  return exported.map((path) => {
    const find = path.replace('export', 'find');
    const { schema } = paths[find].post.requestBody.content['application/json'];
    const { sorting, filter } = schema.properties;
    return {
      path: find,
      sortable: sorting.properties.column.enum,
      filterable: Object.keys(filter.properties),
    };
  });
}

/** Returns typical queries of a list, by kind and name. */
function questionsOf({ sortable, filterable }, { items: [item], total }) {
  const last = Math.max(1, Math.floor(total / pageSize));
  const pages = [
    ['first', 1],
    ['deep', Math.max(1, Math.floor(last / 2))],
    ['deep', last],
  ];
  const sorts = sortable.flatMap((column) =>
    ['asc', 'desc'].flatMap((direction) =>
      pages.map(([kind, page]) => ({
        kind,
        name: `${column} ${direction}, page ${page}`,
        body: { sorting: { column, direction }, paginator: { page, pageSize } },
      })),
    ),
  );
  const searches = Object.entries(searchTerms).map(([name, searchTerm]) => ({
    kind: 'search',
    name,
    body: { searchTerm },
  }));
  const filters = filterable
    .filter((field) => item?.[field] !== null && item?.[field] !== undefined)
    .map((field) => {
      const isTime = /At$/.test(field);
      const value = isTime ? { from: item[field], to: item[field] } : [item[field]].flat();
      return { kind: 'filter', name: field, body: { filter: { [field]: value } } };
    });
  return [...sorts, ...searches, ...filters];
}

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1];

async function timesOf(ask) {
  await ask();
  const times = [];
  for (let count = 0; count < repetitions; count += 1) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times;
}

async function measureList(list, caller, ask) {
  const found = await ask({});
  const kinds = new Map();
  for (const { kind, name, body } of questionsOf(list, found)) {
    const times = await timesOf(() => ask(body));
    const { all = [], worst = { time: 0 } } = kinds.get(kind) ?? {};
    const time = percentile(
      [...times].sort((a, b) => a - b),
      0.5,
    );
    kinds.set(kind, { all: [...all, ...times], worst: time > worst.time ? { name, time } : worst });
  }
  return [...kinds].map(([kind, { all, worst }]) => {
    const sorted = all.sort((a, b) => a - b);
    const figures = { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
    const title = `${list.path.split('/')[1]} as ${caller}: ${kind}`;
    const measured = row(title, figures, { p95: budgets[kind] });
    measured.cells.rows = found.total;
    measured.cells.slowest = `${worst.name} (${worst.time.toFixed(0)})`;
    return measured;
  });
}

/**
 * Returns a function that queries a list as one user, from another address each time, because rate
 * limits count by address.
 */
const askAs = (url, headers) => async (body) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': randomAddress() },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new StepFailed(`${url}: ${await answer.text()}`);
  return answer.json();
};

/** Measures every list of the API with one user at a time. */
export async function measureLists(origin) {
  const rows = [];
  const lists = await findLists(origin);
  for (const [caller, email] of Object.entries(callers)) {
    const { headers } = await signIn(origin, email);
    for (const list of lists) {
      const url = `${origin}/lms-web/api${list.path}`;
      const { status } = await fetch(url, { method: 'POST', headers, body: '{}' });
      // Not every role may read every list.
      if (status === 403) continue;
      console.log(`Measuring ${list.path} as ${caller} ...`);
      rows.push(...(await measureList(list, caller, askAs(url, headers))));
    }
  }
  return rows;
}

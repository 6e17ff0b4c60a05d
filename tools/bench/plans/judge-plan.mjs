/** Share of a table's rows from which on it counts as read wholly. */
const wholeShare = 0.5;

const nodesOf = (node) => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns how many rows a node read of its table, those that it left out included. */
const rowsRead = (node) =>
  node['Actual Loops'] *
  (node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0));

/**
 * Explains a statement by running it, without keeping what it did.
 *
 * @param client - connection of `pg`, or an embedded database
 */
export async function explain(client, { text, values }) {
  await client.query('begin');
  try {
    const { rows } = await client.query(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    return rows[0]['QUERY PLAN'][0];
  } finally {
    await client.query('rollback');
  }
}

/** Returns the tables that are worth an index, with their number of rows. */
export async function largeTables(client, leastRows) {
  const { rows } = await client.query(
    `select relname as name, reltuples::int as rows from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= $1`,
    [leastRows],
  );
  return new Map(rows.map(({ name, rows: count }) => [name, count]));
}

/**
 * Judges a plan that was run: its time in milliseconds, the pages that it touched, and the large
 * tables of which it read half the rows or more.
 */
export function judgePlan({ Plan, 'Execution Time': time }, tables) {
  const read = new Map();
  for (const node of nodesOf(Plan)) {
    const table = node['Relation Name'];
    if (tables.has(table)) read.set(table, (read.get(table) ?? 0) + rowsRead(node));
  }
  const wholly = [...read]
    .filter(([table, rows]) => rows >= tables.get(table) * wholeShare)
    .map(([table]) => table);
  return { time, pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], wholly };
}

import type { Connection, MovableTable } from './movable-tables';

/** Number of a table's rows, and the sum of their hashes, which is the same in any order. */
export interface TableSum {
  rows: number;
  checksum: string;
}

export interface TableProof {
  name: string;
  embedded: TableSum;
  postgresql: TableSum;
}

const hashBits = 64;

/** Sums up a table in the database, which reads it row by row. */
const sumUp = async (connection: Connection, { name, columns }: MovableTable) => {
  const row = `row(${columns.map((column) => column.name).join(', ')})::text`;
  const hash = `encode(sha256(convert_to(${row}, 'UTF8')), 'hex')`;
  const { rows } = await connection.query<{ count: string; sum: string }>(
    `select count(*), coalesce(sum(('x' || left(${hash}, ${hashBits / 4}))::bit(${hashBits})::bigint), 0) as sum
    from ${name}`,
  );
  const { count = '0', sum = '0' } = rows[0] ?? {};
  const checksum = BigInt.asUintN(hashBits, BigInt(sum)).toString(16);
  return { rows: Number(count), checksum: checksum.padStart(hashBits / 4, '0') };
};

/** Counts and sums up each table in both databases. */
export const proveTables = async (
  tables: MovableTable[],
  source: Connection,
  target: Connection,
): Promise<TableProof[]> => {
  const proofs: TableProof[] = [];
  for (const table of tables) {
    const [embedded, postgresql] = await Promise.all([sumUp(source, table), sumUp(target, table)]);
    proofs.push({ name: table.name, embedded, postgresql });
  }
  return proofs;
};

export const isSame = ({ embedded, postgresql }: TableProof) =>
  embedded.rows === postgresql.rows && embedded.checksum === postgresql.checksum;

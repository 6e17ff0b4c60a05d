import { endWithError, moveToPostgresql, StartError, type TableProof } from '@lms/server/database';
import { readConfig } from '@lms/server/platform';

const print = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

/** Formats the rows and the checksum of each table, on both sides. */
const tableOf = (proofs: TableProof[]) => {
  const cells = [
    ['Table', 'Rows embedded', 'Rows on PostgreSQL', 'Checksum embedded', 'Checksum on PostgreSQL'],
    ...proofs.map(({ name, embedded, postgresql }) => [
      name,
      String(embedded.rows),
      String(postgresql.rows),
      embedded.checksum,
      postgresql.checksum,
    ]),
  ];
  const widthOf = (column: number) => Math.max(...cells.map((row) => row[column]?.length ?? 0));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widthOf(column)))
      .join('  ')
      .trimEnd(),
  );
};

/** `npm run move-to-postgresql`: moves the embedded database into an empty one of PostgreSQL. */
const move = async () => {
  const config = readConfig();
  if (!config.databaseUrl) {
    throw new StartError('DATABASE_URL is not set: name the empty PostgreSQL database to move to.');
  }
  const proofs = await moveToPostgresql(config, (table) => print(`Copied ${table}`));
  print(
    ...tableOf(proofs),
    `All ${proofs.length} tables are the same. Start the server with this DATABASE_URL, and keep LMS_DATA_DIR: its files and keys belong to the site.`,
    `The embedded database is as it was, in ${config.dataDir}/db: move it away when the site is well.`,
  );
};

move().catch(endWithError);

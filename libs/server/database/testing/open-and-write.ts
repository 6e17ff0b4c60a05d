import { writeSync } from 'node:fs';
import { openDatabase } from '../src/client';

/**
 * Process for tests: opens the folder in its argument and writes rows on several connections until
 * it is killed, printing the number of each acknowledged row. If the folder does not open, it
 * prints the reason and exits with 1.
 */
const [dataDir = ''] = process.argv.slice(2);

const database = await openDatabase({ dataDir }).catch((error: Error) => {
  writeSync(1, `${error.name}: ${error.message}\n`);
  process.exit(1);
});
await database.pool.query(
  'create table if not exists written (id bigint generated always as identity primary key, note text)',
);
writeSync(1, 'open\n');
for (let writer = 0; writer < 4; writer++) void writeForEver();

async function writeForEver(): Promise<never> {
  for (;;) {
    const { rows } = await database.pool.query<{ id: string }>(
      'insert into written (note) values ($1) returning id',
      ['a row that was promised to be kept'],
    );
    writeSync(1, `${rows[0]?.id}\n`);
  }
}

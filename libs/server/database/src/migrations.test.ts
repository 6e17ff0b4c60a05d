import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as schema from './schema';

const folder = join(import.meta.dirname, 'migrations/meta');
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

describe('the migrations', () => {
  it('follow every change of the tables (else: npm run db:generate)', async () => {
    const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
    const migrated = read(`${snapshots.sort().at(-1)}`);
    const wanted = generateDrizzleJson(schema, migrated.id, undefined, 'snake_case');
    expect(await generateMigration(migrated, wanted)).toEqual([]);
  });

  it('stand in the order of their times, as one dated before the last applied is left out', () => {
    const times = read('_journal.json').entries.map(({ when }: { when: number }) => when);
    expect(times).toEqual([...new Set<number>(times)].sort((a, b) => a - b));
  });
});

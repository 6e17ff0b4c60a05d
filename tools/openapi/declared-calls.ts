import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

/** A place in a file; lines count from one. */
export interface Place {
  file: string;
  line: number;
}

export interface DeclaredCall {
  /** As in `GET /course/:id`. */
  key: string;
  /** The call of `route`, then the calls that led there, innermost first. */
  places: Place[];
}

interface RouteRecord {
  method: string;
  path: string;
}

const frame = /\(?((?:file:\/\/)?\/[^\s()]+):(\d+):\d+\)?$/;

const placesOf = (stack: string): Place[] =>
  stack.split('\n').flatMap((text) => {
    const [, file = '', line] = frame.exec(text) ?? [];
    if (file.includes('node_modules') || !file.includes('/src/')) return [];
    return [{ file: file.replace('file://', ''), line: Number(line) }];
  });

/** Notes with each record from where it was declared. */
class NotedRecords extends Array<RouteRecord> {
  readonly calls: DeclaredCall[] = [];

  override push(...records: RouteRecord[]) {
    const places = placesOf(new Error().stack ?? '').slice(1);
    for (const { method, path } of records) {
      this.calls.push({ key: `${method} ${path}`, places });
    }
    return super.push(...records);
  }
}

/** Nothing is asked of the database while calls are declared. */
const noDatabase = new Proxy({ then: undefined, direct: {} } as Record<string | symbol, unknown>, {
  get: (known, name) =>
    name in known ? known[name] : new Proxy(() => noDatabase, { get: () => () => noDatabase }),
});

/** A module of the workspace; its boundaries see no edge, `project.json` has it. */
export const importSource = (path: string) => import(pathToFileURL(join(root, path)).href);

/** Every call that the server declares, found by building it. */
export const declareCalls = async () => {
  Error.stackTraceLimit = 60;
  const { buildApp } = await importSource('apps/lms-api/src/app.ts');
  const { createEvents, openFiles, readConfig } = await importSource(
    'libs/server/platform/src/index.ts',
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'lms-openapi-'));
  const routeRecords = new NotedRecords();
  const deps = {
    config: { ...readConfig({}), dataDir, secret: 'x'.repeat(36), logLevel: 'silent' },
    database: noDatabase,
    files: await openFiles({ dataDir }),
    now: () => new Date(),
    events: createEvents(),
    queue: { handle: () => undefined, add: () => undefined, every: () => undefined },
  };
  const app = await buildApp(deps, { routeRecords });
  await app.ready();
  rmSync(dataDir, { recursive: true, force: true });
  return { calls: routeRecords.calls, records: [...routeRecords] };
};

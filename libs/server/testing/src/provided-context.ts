import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Template of the test databases: a file, or a database on the PostgreSQL server. */
    migrated: { snapshot: string } | { serverUrl: string; template: string };
    /** Temporary folder, removed after all tests. */
    scratch: string;
    /** True when the tests run again at each change. */
    watching: boolean;
  }
}

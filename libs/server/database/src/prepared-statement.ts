import type { Database } from './client';

type Db = Database['db'];

/**
 * Keeps a statement per database: built once, and under its name parsed once per connection. For
 * what many requests ask by a unique key. Searches stay unprepared: PostgreSQL plans a prepared
 * statement without regard to its values after five executions, and a search needs them.
 */
export const preparedStatement = <Statement>(prepare: (db: Db) => Statement) => {
  const statements = new WeakMap<Db, Statement>();
  return (db: Db): Statement => {
    const known = statements.get(db);
    if (known) return known;
    const statement = prepare(db);
    statements.set(db, statement);
    return statement;
  };
};

import { PGlite } from '@electric-sql/pglite';

const syncMessage = Uint8Array.of(0x53, 0, 0, 0, 4);

/**
 * PGlite for several connections.
 *
 * A client sends a statement as a batch of messages (Parse, Bind, Execute, … Sync; PostgreSQL's
 * extended query protocol), and all connections share one backend and its one unnamed statement.
 * The socket server interleaves connections between messages unless `isInTransaction()` is true. A
 * batch with large parameters arrives in pieces, and another connection's statement could get in
 * between; therefore an unfinished batch counts as a transaction here.
 */
export class SharedPGlite extends PGlite {
  #batchOpen = false;

  /** @param {import('@electric-sql/pglite').PGliteOptions} options */
  static async open(options) {
    // `create` returns a plain PGlite, even when called on a subclass.
    const database = new SharedPGlite(options);
    await database.waitReady;
    return database;
  }

  /** @override */
  isInTransaction() {
    return this.#batchOpen || super.isInTransaction();
  }

  /**
   * @override
   * @type {PGlite['execProtocolRawStream']}
   */
  async execProtocolRawStream(message, options) {
    const type = String.fromCharCode(message[0] ?? 0);
    if ('PBDECH'.includes(type)) this.#batchOpen = true;
    if ('SQ'.includes(type)) this.#batchOpen = false;
    await super.execProtocolRawStream(message, options);
  }

  /**
   * Runs the rollback that the socket server sends after a lost connection.
   *
   * @override
   * @type {PGlite['exec']}
   */
  async exec(query, options) {
    if (this.#batchOpen) await this.execProtocolRawStream(syncMessage, { onRawData: () => {} });
    return super.exec(query, options);
  }
}

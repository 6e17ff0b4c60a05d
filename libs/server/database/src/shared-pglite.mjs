import { PGlite } from '@electric-sql/pglite';

const syncMessage = Uint8Array.of(0x53, 0, 0, 0, 4);

/**
 * A PGlite that several connections can share.
 *
 * A client sends one statement as a batch (Parse, Bind, Execute, … Sync), and all connections share
 * one backend and thus one unnamed statement. The socket server serves the connections message by
 * message and stays with one of them only while `isInTransaction()` says so. A batch with large
 * parameters arrives in pieces, and a statement of another connection could slip in between: so an
 * unfinished batch counts as a transaction here.
 */
export class SharedPGlite extends PGlite {
  #batchOpen = false;

  /** @param {import('@electric-sql/pglite').PGliteOptions} options */
  static async open(options) {
    // `create` makes a plain PGlite, whatever class it is called on.
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
   * Called by the socket server to roll back when a connection is lost.
   *
   * @override
   * @type {PGlite['exec']}
   */
  async exec(query, options) {
    if (this.#batchOpen) await this.execProtocolRawStream(syncMessage, { onRawData: () => {} });
    return super.exec(query, options);
  }
}

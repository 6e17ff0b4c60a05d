import { PGlite } from '@electric-sql/pglite';

const syncMessage = Uint8Array.of(0x53, 0, 0, 0, 4);
const parseComplete = Uint8Array.of(0x31, 0, 0, 0, 4);

/**
 * Returns the name and the text of a Parse message's statement, or undefined for the unnamed one.
 *
 * @param {Uint8Array} message
 */
function namedStatement(message) {
  const start = 5;
  const nameEnd = message.indexOf(0, start);
  if (nameEnd === start) return undefined;
  const textEnd = message.indexOf(0, nameEnd + 1);
  return Buffer.from(message.subarray(start, textEnd)).toString();
}

/**
 * PGlite for several connections.
 *
 * A client sends a statement as a batch of messages (Parse, Bind, Execute, … Sync; PostgreSQL's
 * extended query protocol), and all connections share one backend and its one unnamed statement.
 * The socket server interleaves connections between messages unless `isInTransaction()` is true. A
 * batch with large parameters arrives in pieces, and another connection's statement could get in
 * between; therefore an unfinished batch counts as a transaction here.
 *
 * Named statements are shared, too: what one connection has prepared is not parsed again for
 * another, which would be an error.
 */
export class SharedPGlite extends PGlite {
  #batchOpen = false;
  /** @type {Set<string>} */
  #prepared = new Set();

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
    const statement = type === 'P' ? namedStatement(message) : undefined;
    if (statement === undefined) return super.execProtocolRawStream(message, options);
    if (this.#prepared.has(statement)) return options.onRawData(parseComplete);
    await super.execProtocolRawStream(message, {
      ...options,
      onRawData: (answer) => {
        if (answer[0] === parseComplete[0]) this.#prepared.add(statement);
        options.onRawData(answer);
      },
    });
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

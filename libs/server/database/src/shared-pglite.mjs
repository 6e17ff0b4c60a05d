import { PGlite } from '@electric-sql/pglite';

const syncMessage = Uint8Array.of(0x53, 0, 0, 0, 4);
const parseComplete = Uint8Array.of(0x31, 0, 0, 0, 4);

/** Most bytes of answers that wait for the end of their batch. */
const mostBytesHeld = 64 * 1024;

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
 * A batch runs when it is complete, and is answered at once: the backend flushes after each call,
 * and a write to the socket for each message costs more than most statements do.
 *
 * Named statements are shared, too: what one connection has prepared is not parsed again for
 * another, which would be an error.
 */
export class SharedPGlite extends PGlite {
  #batchOpen = false;
  /** Messages of the open batch that have not run. @type {Uint8Array[]} */
  #waiting = [];
  /** Answers to those that have. @type {Uint8Array[]} */
  #answers = [];
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
    // Would end the backend; the end of the socket tells the same.
    if (type === 'X') return;
    if ('PBDEC'.includes(type)) {
      this.#batchOpen = true;
      const statement = type === 'P' ? namedStatement(message) : undefined;
      if (statement === undefined) return void this.#waiting.push(message);
      await this.#runWaiting(options);
      if (this.#prepared.has(statement)) return void this.#answers.push(parseComplete);
      const before = this.#answers.length;
      this.#waiting.push(message);
      await this.#runWaiting(options);
      if (this.#answers[before]?.[0] === parseComplete[0]) this.#prepared.add(statement);
      return;
    }
    this.#batchOpen = type === 'H';
    this.#waiting.push(message);
    await this.#runWaiting(options);
    this.#answer(options);
  }

  /** @param {Parameters<PGlite['execProtocolRawStream']>[1]} options */
  async #runWaiting(options) {
    const messages = this.#waiting.splice(0);
    if (messages.length === 0) return;
    let held = 0;
    await super.execProtocolRawStream(Buffer.concat(messages), {
      ...options,
      onRawData: (answer) => {
        // A copy, because the backend writes its next answer to the same place.
        this.#answers.push(answer.slice());
        held += answer.length;
        if (held < mostBytesHeld) return;
        this.#answer(options);
        held = 0;
      },
    });
  }

  /** @param {Parameters<PGlite['execProtocolRawStream']>[1]} options */
  #answer({ onRawData }) {
    if (this.#answers.length > 0) onRawData(Buffer.concat(this.#answers.splice(0)));
  }

  /**
   * Runs the rollback that the socket server sends after a lost connection.
   *
   * @override
   * @type {PGlite['exec']}
   */
  async exec(query, options) {
    this.#waiting = [];
    if (this.#batchOpen) await this.execProtocolRawStream(syncMessage, { onRawData: () => {} });
    return super.exec(query, options);
  }
}

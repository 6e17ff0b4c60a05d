import type { BadgeReason } from '@lms/learning/contract';
import { createLimiter, type Deps, OutgoingError } from '@lms/server/platform';
import { isModest, type JsonObject, parsed } from './read-badge';

/** Bytes of a document about a badge, and of a list of revocations. */
const maxBytes = { document: 128 * 1024, list: 1024 * 1024 };

/**
 * Documents per minute that are asked for on behalf of one address, and of one site by all: nobody
 * is to reach others through this server with more weight than their own.
 */
const perMinute = { caller: 60, site: 120 };
const minute = 60_000;

/** Milliseconds for which one call asks sites; the browser waits for twenty seconds. */
const maxTime = 12_000;

/** Document of a site, or why there is none. */
export type Found<T> = T | BadgeReason;

/** Sites of issuers, as far as one call asks them. */
export interface Sites {
  /** Reads a JSON document. `notThere` is what its site does not have (any more). */
  document(address: string): Promise<Found<JsonObject>>;
  /** Reads a list, as its text: a signed one may be a token. */
  list(address: string): Promise<{ text: string } | BadgeReason>;
  /** Tells whether a site says that what was at an address is gone for good. */
  isGone(address: string): boolean;
}

const notThere = [404, 410];
const gone = 410;

const reasonOf = ({ problem, status = 0 }: OutgoingError): BadgeReason => {
  if (problem === 'refused') return 'refusedSite';
  if (notThere.includes(status)) return 'notThere';
  return problem === 'tooLarge' || problem === 'notJson' ? 'notReadable' : 'notReached';
};

/** Fails when the time is over, and lets the question itself end by its own time. */
const before = <T>(until: number, task: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const over = () => reject(new OutgoingError('timeout'));
    const timer = setTimeout(over, Math.max(0, until - performance.now()));
    task.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/** Gives a way to the sites of issuers for one call, which counts for its caller's address. */
export const createSites = (deps: Deps, callerAddress: string): Sites => {
  const until = performance.now() + maxTime;
  const ofCaller = createLimiter(deps, 'outgoing-caller', perMinute.caller, minute);
  const ofSite = createLimiter(deps, 'outgoing-site', perMinute.site, minute);
  const goneAddresses = new Set<string>();

  const read = async (address: string, max: number): Promise<{ text: string } | BadgeReason> => {
    if (performance.now() > until) return 'notReached';
    const beforeAsking = async (host: string) => {
      await ofCaller.use(callerAddress);
      await ofSite.use(host);
    };
    try {
      const reading = deps.outgoing.readText(address, { maxBytes: max, beforeAsking });
      return { text: await before(until, reading) };
    } catch (error) {
      if (!(error instanceof OutgoingError)) throw error;
      if (error.status === gone) goneAddresses.add(address);
      return reasonOf(error);
    }
  };

  return {
    list: (address) => read(address, maxBytes.list),
    isGone: (address) => goneAddresses.has(address),
    async document(address) {
      const found = await read(address, maxBytes.document);
      if (typeof found === 'string') return found;
      const document = parsed(found.text);
      return document && isModest(document) ? document : 'notReadable';
    },
  };
};

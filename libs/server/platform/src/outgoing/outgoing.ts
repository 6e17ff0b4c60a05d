import { LRUCache } from 'lru-cache';
import { isIP } from 'node:net';
import type { Config } from '../config';
import { inTurn } from '../in-turn';
import { findAddresses } from './find-addresses';
import { getText } from './get-text';
import { OutgoingError } from './outgoing-error';
import { isPublicAddress } from './public-address';

/** Milliseconds for a document, from the question for a name server to its last byte. */
const maxTime = 10_000;
/** Documents that one process asks for at once. */
const askedAtOnce = 32;
const maxAddressLength = 2_000;
/** Bytes of what is kept, and milliseconds for which an answer and a failure are. */
const maxKept = 16 * 1024 * 1024;
const keptMs = { answer: 5 * 60_000, failure: 60_000 };

export interface ReadOptions {
  maxBytes: number;
  /** Runs before another site is really asked, and refuses that by an error of its own. */
  beforeAsking?: (host: string) => Promise<void>;
}

type Settled = { text: string } | { error: OutgoingError };
interface Kept {
  settled: Settled;
  until: number;
}

/** Gives a task up when the time is over, also while it waits for its turn. */
const inTime = <T>(signal: AbortSignal, task: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => reject(new OutgoingError('timeout'));
    signal.addEventListener('abort', giveUp, { once: true });
    task.then(resolve, reject);
  });

const checkedUrl = (address: string, origins: string[]): URL => {
  if (address.length > maxAddressLength || !URL.canParse(address)) {
    throw new OutgoingError('refused');
  }
  const url = new URL(address);
  const { protocol, username, password, port, hostname } = url;
  const isPlain = protocol === 'https:' && username === '' && password === '';
  // A certificate names a host; an address instead of its name is nothing that an issuer has.
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  if (!isPlain || !isNamed || (port !== '' && !origins.includes(url.origin))) {
    throw new OutgoingError('refused');
  }
  url.hash = '';
  return url;
};

/**
 * Creates the client by which the server reads documents of other sites, at addresses that somebody
 * else chose: https alone, public addresses alone, no redirect, with bounds on time, size and number.
 */
export const createOutgoing = (
  config: Pick<Config, 'production' | 'publicUrl' | 'outgoingTest'>,
  now: () => Date,
) => {
  const { outgoingTest: test, production, publicUrl } = config;
  if (production && test) throw new Error('Production asks no site of a test');
  const origins = test?.origins ?? [];
  const userAgent = `LMS (+${new URL(publicUrl).origin})`;
  const turn = inTurn(askedAtOnce);
  const underway = new Map<string, Promise<Settled | undefined>>();
  const kept = new LRUCache<string, Kept>({
    maxSize: maxKept,
    sizeCalculation: ({ settled }, key) =>
      2 * (key.length + ('text' in settled ? settled.text.length : 0)) + 200,
  });

  const ask = async (url: URL, maxBytes: number): Promise<string> => {
    const signal = AbortSignal.timeout(test?.maxTime ?? maxTime);
    const getInTurn = turn(async () => {
      if (signal.aborted) throw new OutgoingError('timeout');
      const addresses = await findAddresses(url.hostname, {
        isAllowed: (address) =>
          isPublicAddress(address) || (origins.includes(url.origin) && address === '127.0.0.1'),
        signal,
        nameServer: test?.nameServer,
      });
      return getText(url, { addresses, maxBytes, userAgent, signal, ca: test?.ca });
    });
    return inTime(signal, getInTurn);
  };

  const settle = async (key: string, url: URL, maxBytes: number): Promise<Settled> => {
    const settled: Settled = await ask(url, maxBytes).then(
      (text) => ({ text }),
      (error: unknown) => ({
        error: error instanceof OutgoingError ? error : new OutgoingError('notReached'),
      }),
    );
    const ms = 'text' in settled ? keptMs.answer : keptMs.failure;
    kept.set(key, { settled, until: now().getTime() + ms });
    return settled;
  };

  const freshOf = (key: string) => {
    const found = kept.get(key);
    return found && found.until > now().getTime() ? found.settled : undefined;
  };

  /**
   * Asks as one of many who want the same: one asks for all. If that one may not, another of them
   * tries.
   */
  const settleOnce = async (key: string, url: URL, { maxBytes, beforeAsking }: ReadOptions) => {
    for (;;) {
      const settled = freshOf(key) ?? (await underway.get(key));
      if (settled) return settled;
      if (underway.has(key)) continue;
      let refusal: unknown;
      const asking = (async () => {
        try {
          await beforeAsking?.(url.host);
        } catch (error) {
          refusal = error;
          return undefined;
        }
        return settle(key, url, maxBytes);
      })().finally(() => underway.delete(key));
      underway.set(key, asking);
      const answer = await asking;
      if (answer) return answer;
      throw refusal;
    }
  };

  return {
    /**
     * Reads the text of a public document.
     *
     * @throws OutgoingError
     */
    async readText(address: string, options: ReadOptions): Promise<string> {
      const url = checkedUrl(address, origins);
      const settled = await settleOnce(`${options.maxBytes} ${url.href}`, url, options);
      if ('error' in settled) throw settled.error;
      return settled.text;
    },
  };
};

export type Outgoing = ReturnType<typeof createOutgoing>;

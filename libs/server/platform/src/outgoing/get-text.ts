import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { FoundAddress } from './find-addresses';
import { OutgoingError } from './outgoing-error';

interface Asking {
  /** Checked addresses of the host; no other is connected to. */
  addresses: FoundAddress[];
  maxBytes: number;
  userAgent: string;
  signal: AbortSignal;
  /** Authority beside which none is believed, for tests. */
  ca?: string | undefined;
}

/** Answers with the addresses that were checked, whatever a name server would say now. */
const pinned =
  (addresses: FoundAddress[]): LookupFunction =>
  (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };

const textOf = (bytes: Buffer) => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new OutgoingError('notJson');
  }
};

/** Reads a body up to a size, whatever size it was said to have. */
const bodyOf = async (answer: IncomingMessage, maxBytes: number): Promise<string> => {
  if (Number(answer.headers['content-length']) > maxBytes) throw new OutgoingError('tooLarge');
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > maxBytes) throw new OutgoingError('tooLarge');
    pieces.push(piece);
  }
  return textOf(Buffer.concat(pieces));
};

const readAnswer = async (answer: IncomingMessage, maxBytes: number): Promise<string> => {
  // No redirect is followed: where it leads was not checked.
  if (answer.statusCode !== 200) throw new OutgoingError('notReached', answer.statusCode);
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  // None was asked for; a small answer that is large when unpacked gets no further.
  if (encoding.toLowerCase() !== 'identity') throw new OutgoingError('notJson');
  return bodyOf(answer, maxBytes);
};

/** Gets a text by https, from one of the checked addresses. */
export const getText = (url: URL, asking: Asking): Promise<string> => {
  const { addresses, maxBytes, userAgent, signal, ca } = asking;
  return new Promise<string>((resolve, reject) => {
    const asked = request(url, {
      // One connection for one question: none is kept, and no proxy of the environment is used.
      agent: new Agent({ keepAlive: false, maxCachedSessions: 0 }),
      lookup: pinned(addresses),
      rejectUnauthorized: true,
      minVersion: 'TLSv1.2',
      ca,
      signal,
      headers: {
        accept: 'application/ld+json, application/json',
        'accept-encoding': 'identity',
        'user-agent': userAgent,
      },
    });
    const fail = (error: unknown) => {
      if (error instanceof OutgoingError) reject(error);
      else reject(new OutgoingError(signal.aborted ? 'timeout' : 'notReached'));
      asked.destroy();
    };
    let isAnswered = false;
    asked.on('response', (answer) => {
      isAnswered = true;
      readAnswer(answer, maxBytes).then(resolve, fail);
    });
    asked.on('error', fail);
    // Such as after an answer that changes the protocol.
    asked.on('close', () => {
      if (!isAnswered) fail(undefined);
    });
    asked.end();
  });
};

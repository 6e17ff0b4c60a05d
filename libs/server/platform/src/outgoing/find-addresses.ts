import { Resolver } from 'node:dns/promises';
import { isIPv4 } from 'node:net';
import { OutgoingError } from './outgoing-error';

/** Milliseconds and tries for one question to a name server. */
const patience = { timeout: 2_000, tries: 2 };

/** Addresses that are tried, one after the other. */
const maxAddresses = 4;

export interface FoundAddress {
  address: string;
  family: 4 | 6;
}

interface Look {
  isAllowed: (address: string) => boolean;
  signal: AbortSignal;
  /** Address of a name server; those of the machine by default. */
  nameServer?: string | undefined;
}

/**
 * Finds the addresses of a host, which all have to be allowed: one that is public beside one that
 * is not is no accident. Name servers are asked directly. The look-up of the operating system
 * (`getaddrinfo`) knows names of its own network, can't be given up, and takes one of the few threads
 * on which passwords and files wait.
 */
export const findAddresses = async (
  host: string,
  { isAllowed, signal, nameServer }: Look,
): Promise<FoundAddress[]> => {
  const resolver = new Resolver(patience);
  if (nameServer) resolver.setServers([nameServer]);
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  signal.removeEventListener('abort', cancel);
  const addresses = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? answer.value : [],
  );
  if (addresses.length === 0) throw new OutgoingError(signal.aborted ? 'timeout' : 'notReached');
  if (!addresses.every(isAllowed)) throw new OutgoingError('refused');
  return addresses
    .slice(0, maxAddresses)
    .map((address) => ({ address, family: isIPv4(address) ? 4 : 6 }));
};

import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';

const typeOfFamily = { 1: 4, 28: 6 } as Record<number, 4 | 6>;

/** Reads the question of a DNS message (RFC 1035): its name, its type and where it ends. */
const questionOf = (message: Buffer) => {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), type: message.readUInt16BE(at + 1), end: at + 5 };
};

/** Bytes of an address; one of IPv6 has no dots here. */
const bytesOf = (address: string): Buffer => {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
};

const noError = 0x8180;
const noSuchName = 0x8183;

const answerTo = (message: Buffer, addresses: string[] | undefined) => {
  const { type, end } = questionOf(message);
  const found = (addresses ?? []).filter((one) => (isIPv4(one) ? 4 : 6) === typeOfFamily[type]);
  const head = Buffer.alloc(12);
  message.copy(head, 0, 0, 2);
  head.writeUInt16BE(addresses ? noError : noSuchName, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found.length, 6);
  const records = found.map((address) => {
    const bytes = bytesOf(address);
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([head, message.subarray(12, end), ...records]);
};

/** Starts a name server that knows the names that it is given. */
export const openNameServer = async () => {
  /** Addresses of a name; of several lists each question takes the next, and then the last. */
  const names = new Map<string, string[][]>();
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { name, type } = questionOf(message);
    const times = asked.filter((one) => one === `${name} ${type}`).length;
    asked.push(`${name} ${type}`);
    const lists = names.get(name);
    socket.send(answerTo(message, lists?.[Math.min(times, lists.length - 1)]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    names,
    /** Names that were asked for, with the type of record. */
    asked,
    close: () => socket.close(),
  };
};

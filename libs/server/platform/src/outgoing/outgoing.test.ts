import { type ForeignSites, openForeignSites } from '@lms/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutgoing, type Outgoing } from './outgoing';

const site = 'issuer.example.org';
const other = 'other.example.org';
const maxBytes = 1000;
const publicUrl = 'https://learn.example.org';

let sites: ForeignSites;
let outgoing: Outgoing;
let time = Date.now();
let origin: string;
let paths = 0;
/** An address that nobody has asked for. */
const fresh = (host = site) => `${sites.originOf(host)}/${(paths += 1)}`;
const read = (address: string) => outgoing.readText(address, { maxBytes });
const problemOf = (address: string, by = outgoing) =>
  by.readText(address, { maxBytes }).then(
    () => 'none',
    (error) => error.problem,
  );
const askedFor = (address: string) => sites.requests.filter((one) => one.address === address);
const create = (more: object = {}) =>
  createOutgoing(
    { production: false, publicUrl, outgoingTest: sites.outgoingTest, ...more },
    () => new Date(time),
  );

beforeAll(async () => {
  sites = await openForeignSites([site, other], [site]);
  origin = sites.originOf(site);
});
afterAll(() => sites.close());
beforeEach(() => {
  outgoing = create();
});

describe('a document of another site', () => {
  it('is read by https, with nothing of the caller', async () => {
    const address = fresh();
    sites.put(address, 'গ');
    expect(await read(`${address}#part`)).toBe('গ');
    const [{ headers } = { headers: {} }] = askedFor(address);
    expect(headers).toEqual({
      host: new URL(origin).host,
      connection: 'close',
      accept: 'application/ld+json, application/json',
      'accept-encoding': 'identity',
      'user-agent': `LMS (+${publicUrl})`,
    });
  });

  it('is asked for once by many, and again after some minutes', async () => {
    const address = fresh();
    sites.put(address, 'x');
    const counted: string[] = [];
    const options = { maxBytes, beforeAsking: async (host: string) => void counted.push(host) };
    await Promise.all([1, 2, 3].map(() => outgoing.readText(address, options)));
    await outgoing.readText(address, options);
    expect(askedFor(address)).toHaveLength(1);
    expect(counted).toHaveLength(1);
    time += 5 * 60_000;
    await outgoing.readText(address, options);
    expect(askedFor(address)).toHaveLength(2);
    expect(counted.at(-1)).toBe(new URL(origin).host);
  });

  it('that failed is not asked for at once again', async () => {
    const address = fresh();
    expect(await problemOf(address)).toBe('notReached');
    expect(await problemOf(address)).toBe('notReached');
    expect(askedFor(address)).toHaveLength(1);
    time += 60_000;
    sites.put(address, 'x');
    expect(await read(address)).toBe('x');
  });

  it('is not asked for when the caller may not, which is not remembered', async () => {
    const address = fresh();
    sites.put(address, 'x');
    const beforeAsking = () => Promise.reject(new Error('too many'));
    await expect(outgoing.readText(address, { maxBytes, beforeAsking })).rejects.toThrow('many');
    expect(askedFor(address)).toHaveLength(0);
    expect(await read(address)).toBe('x');
    const other = fresh();
    sites.put(other, 'y');
    const refused = outgoing.readText(other, { maxBytes, beforeAsking });
    const [first, second] = await Promise.allSettled([refused, read(other)]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });

  it('ends at its limit, whether its length was said or not', async () => {
    const [said, unsaid, fits] = [fresh(), fresh(), fresh()];
    sites.put(said, 'x'.repeat(maxBytes + 1));
    sites.put(unsaid, (_request, response) => {
      response.writeHead(200);
      const send = () => {
        if (response.destroyed) return;
        response.write('x'.repeat(500));
        setImmediate(send);
      };
      send();
    });
    sites.put(fits, 'x'.repeat(maxBytes));
    expect(await problemOf(said)).toBe('tooLarge');
    expect(await problemOf(unsaid)).toBe('tooLarge');
    expect(await read(fits)).toHaveLength(maxBytes);
  });

  it.each([
    ['a redirect', 302, { location: '/elsewhere' }, 'notReached'],
    ['a fault', 500, {}, 'notReached'],
    ['a part', 206, {}, 'notReached'],
    ['something packed', 200, { 'content-encoding': 'gzip' }, 'notJson'],
  ])('is not taken from %s', async (_kind, status, headers, problem) => {
    const address = fresh();
    sites.put(address, (_request, response) => response.writeHead(status, headers).end('{}'));
    expect(await problemOf(address)).toBe(problem);
    expect(sites.requests.at(-1)?.address).toBe(address);
  });

  it('is not taken when it is cut off, or no text', async () => {
    const [cut, binary, other] = [fresh(), fresh(), fresh()];
    sites.put(cut, (_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{', () => response.destroy());
    });
    sites.put(binary, (_request, response) => response.end(Buffer.from([0xff, 0xfe])));
    sites.put(other, (_request, response) => {
      response.writeHead(101, { upgrade: 'x', connection: 'upgrade' }).end();
    });
    expect(await problemOf(cut)).toBe('notReached');
    expect(await problemOf(binary)).toBe('notJson');
    expect(await problemOf(other)).toBe('notReached');
  });

  it('is waited for no longer than its time', async () => {
    const hurried = create({ outgoingTest: { ...sites.outgoingTest, maxTime: 700 } });
    const slow = fresh();
    sites.put(slow, (_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => clearInterval(timer));
    });
    expect(await problemOf(slow, hurried)).toBe('timeout');
  });
});

describe('an address', () => {
  it.each([
    'http://issuer.example.org/',
    'https://user@issuer.example.org/',
    'https://:secret@issuer.example.org/',
    'https://issuer.example.org:8443/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://8.8.8.8/',
    'file:///etc/passwd',
    'data:application/json,{}',
    'issuer.example.org',
    '',
    `https://issuer.example.org/${'x'.repeat(2000)}`,
  ])('is refused: %s', async (address) => {
    expect(await problemOf(address)).toBe('refused');
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.7'],
    ['169.254.169.254'],
    ['::1'],
    ['::ffff:7f00:1'],
    ['64:ff9b::a00:7'],
    ['fd00::7'],
    ['8.8.8.8', '10.0.0.7'],
    ['2606:4700::1111', '10.0.0.7'],
  ])('is refused when its name leads to %s %s', async (...addresses) => {
    sites.nameServer.names.set('inside.example.org', [addresses]);
    expect(await problemOf('https://inside.example.org/')).toBe('refused');
  });

  it('is not reached without a name that is known, even one of the machine', async () => {
    expect(await problemOf('https://nobody.example.org/')).toBe('notReached');
    expect(await problemOf('https://localhost/')).not.toBe('none');
  });

  it('is not reached when the certificate is for another name, or of no known authority', async () => {
    expect(await problemOf(fresh(other))).toBe('notReached');
    const unknown = { ...sites.outgoingTest, ca: '' };
    expect(await problemOf(fresh(), create({ outgoingTest: unknown }))).toBe('notReached');
  });

  it('is looked up once: where its name leads afterwards does not count', async () => {
    const address = fresh();
    sites.put(address, 'x');
    sites.nameServer.asked.length = 0;
    sites.nameServer.names.set(site, [['127.0.0.1'], ['10.0.0.7']]);
    expect(await read(address)).toBe('x');
    expect(sites.nameServer.asked.toSorted()).toEqual([`${site} 1`, `${site} 28`]);
    // The next document is a question of its own, whose answer is checked like the first.
    expect(await problemOf(fresh())).toBe('refused');
    sites.nameServer.names.set(site, [['127.0.0.1']]);
  });
});

it('refuses to be set up for a test in production', () => {
  expect(() => create({ production: true })).toThrow('test');
});

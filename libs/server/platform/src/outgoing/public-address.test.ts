import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

describe('an address', () => {
  it.each(['8.8.8.8', '103.48.16.1', '172.15.255.255', '172.32.0.1', '192.0.1.1', '223.255.255.1'])(
    'is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
  it.each(['2606:4700::1111', '2a00:1450:4001:80b::200e', '2001:470:1::1', '2404:6800::1'])(
    'is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    ['this host', '0.0.0.0'],
    ['private', '10.1.2.3'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['shared by a carrier', '100.64.0.1'],
    ['shared by a carrier', '100.127.255.254'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, where clouds have their metadata', '169.254.169.254'],
    ['a cloud’s own', '168.63.129.16'],
    ['of protocols', '192.0.0.192'],
    ['of documentation', '192.0.2.1'],
    ['of documentation', '198.51.100.7'],
    ['of documentation', '203.0.113.7'],
    ['relays of 6to4', '192.88.99.1'],
    ['of benchmarks', '198.19.255.255'],
    ['multicast', '224.0.0.251'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped', '::ffff:8.8.8.8'],
    ['mapped, in hexadecimal', '::ffff:a00:1'],
    ['compatible', '::127.0.0.1'],
    ['NAT64', '64:ff9b::a00:1'],
    ['NAT64 of a site', '64:ff9b:1::a00:1'],
    ['discard', '100::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
    ['of benchmarks', '2001:2::1'],
    ['ORCHID', '2001:20::1'],
    ['of documentation', '2001:db8::1'],
    ['of documentation', '3fff::1'],
    ['6to4', '2002:a00:1::1'],
    ['SRv6', '5f00::1'],
    ['unique local', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['once site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['no address', 'localhost'],
    ['no address', '0x7f.1'],
    ['no address', ''],
  ])('is not public (%s): %s', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Networks of IPv4 that are no public host's (IANA, special-purpose addresses; multicast). */
const specialV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // The service by which machines of Azure learn of themselves.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * Networks within `2000::/3` that are none: of protocols (Teredo, benchmarking and ORCHID are in the
 * first), for documentation, and 6to4, which wraps any address of IPv4.
 */
const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const listOf = (networks: string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const noPublicV4 = listOf(specialV4, 'ipv4');
const noPublicV6 = listOf(specialV6, 'ipv6');
/**
 * All of IPv6 that was ever given to hosts of the Internet. What is beyond it is none: loopback,
 * unspecified, mapped and translated (NAT64) addresses of IPv4, unique local, link-local, multicast.
 */
const globalV6 = listOf(['2000::/3'], 'ipv6');

/** Tells whether an address is one of a host on the Internet. */
export const isPublicAddress = (address: string): boolean => {
  if (isIPv4(address)) return !noPublicV4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalV6.check(address, 'ipv6') && !noPublicV6.check(address, 'ipv6');
};

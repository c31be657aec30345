import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that a provider gives to one customer. */
const NETWORK_GROUPS = 4;

function groupsOf(address: string): string[] {
  // The parser of addresses writes the shortest form, without a zone and without dots.
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [first, last] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = after === undefined ? 0 : 8 - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array.from({ length: missing }, () => '0'), ...(last ?? [])];
}

/** Returns the address, and of an IPv6 address the network of one customer, who has all addresses in it. */
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.includes('%')
    ? groupsOf(address).slice(0, NETWORK_GROUPS).join(':')
    : address.slice(0, 64);

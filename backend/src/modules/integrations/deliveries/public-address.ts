import { lookup as resolve } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Addresses of IPv6 that the internet routes; everything else is for special use (RFC 4291). */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for an address that the internet routes: not private, local, shared, reserved, mapped or translated. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.parse(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST);
}

/** Error of a host that has an address which is not public. */
export class AddressNotPublic extends Error {
  override readonly name = 'AddressNotPublic';
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** True if the host is an address; Node connects to one without a lookup. */
export const isAddress = (url: URL): boolean => isIP(hostOf(url)) !== 0;

/** @throws AddressNotPublic for a host that is an address and not a public one */
export function assertPublicHost(url: URL): void {
  if (isAddress(url) && !isPublicAddress(hostOf(url))) throw new AddressNotPublic(hostOf(url));
}

/**
 * The lookup of a connection: the addresses that it returns are those that the connection uses, so that a name cannot change between the check
 * and the connection. A host with any address that is not public fails.
 */
export const publicLookup =
  (resolveAll: typeof resolve = resolve): LookupFunction =>
  (host, options, done) => {
    resolveAll(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new AddressNotPublic(host), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

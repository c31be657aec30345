import { isIP } from 'node:net';

const BITS = { 4: 32, 6: 128 } as const;

/** Returns true for an address of IPv4 or IPv6, alone or with the length of its network. */
export function isNetwork(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const [, address = '', length] = /^([\da-f.:]{2,45})(?:\/(0|[1-9]\d{0,2}))?$/i.exec(value) ?? [];
  const family = isIP(address);
  if (family !== 4 && family !== 6) return false;
  return length === undefined || Number(length) <= BITS[family];
}

/** The address as PostgreSQL reads it: one of IPv4 that arrives on a socket of IPv6 is an address of IPv4. */
export const plainAddress = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

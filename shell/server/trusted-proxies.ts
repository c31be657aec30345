import { isIP } from 'node:net';

/**
 * Fastify's `trustProxy` option: the trusted addresses between the visitor and this server, or a function that decides for
 * each.
 */
export type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);

const isRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/**
 * Parses `TRUSTED_PROXIES`: the number of proxies in front of this server, or their addresses and CIDR ranges.
 * @throws if an entry is neither
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const entries = (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const [first = '0'] = entries;
  if (entries.length <= 1 && /^\d{1,2}$/.test(first)) {
    const count = Number(first);
    return count > 0 && ((_address, hop) => hop < count);
  }
  const wrong = entries.find((entry) => !isRange(entry));
  if (wrong !== undefined)
    throw new Error(
      `TRUSTED_PROXIES must be a number of proxies or a list of addresses and CIDR ranges; "${wrong}" is neither`,
    );
  return entries;
}

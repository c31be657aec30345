import { isIP } from 'node:net';

/**
 * Addresses or ranges of trusted proxies, or a function that decides for each address between the visitor and
 * this server.
 */
export type TrustedProxies = string[] | ((address: string, hop: number) => boolean);

const isRange = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/**
 * Reads `TRUSTED_PROXIES`: addresses and CIDR ranges, or the number of proxies before the shell. The shell
 * itself is the nearest one and always counts. It sends one address, so a higher number trusts nothing that a
 * visitor sent.
 * @throws if an entry is neither
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const entries = (text ?? '127.0.0.1,::1')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const [first = ''] = entries;
  if (entries.length === 1 && /^\d{1,2}$/.test(first)) {
    const count = Math.max(Number(first), 1);
    return (_address, hop) => hop < count;
  }
  const wrong = entries.find((entry) => !isRange(entry));
  if (wrong !== undefined)
    throw new Error(
      `TRUSTED_PROXIES must be a number of proxies or a list of addresses and CIDR ranges, not "${wrong}".`,
    );
  return entries;
}

/** Content delivery networks whose headers the shell can write; `varnish` stands for any cache with the module xkey. */
const PROVIDERS = ['fastly', 'cloudflare', 'varnish'] as const;

export type CdnProvider = (typeof PROVIDERS)[number];

export interface CdnConfig {
  readonly provider: CdnProvider;
  /** Seconds for which the network may send a page or a public response without a purge, 1 to 5. */
  readonly maxAgeSeconds: number;
}

/** Order of lists, totals and averages may be 5 seconds old (ADR 81), so that nothing has to be purged for them. */
const MAX_AGE_SECONDS = 5;

/**
 * Reads `CDN_PROVIDER` and `CDN_MAX_AGE_SECONDS`. Returns null without a provider: no cache in front may store anything but files.
 * @throws for another provider, and for an age under 1 or over 5 seconds
 */
export function readCdn(env: Readonly<Record<string, string | undefined>>): CdnConfig | null {
  const { CDN_PROVIDER: name, CDN_MAX_AGE_SECONDS: age } = env;
  if (!name) return null;
  const provider = PROVIDERS.find((one) => one === name);
  if (!provider) throw new Error(`CDN_PROVIDER must be one of ${PROVIDERS.join(', ')}, not "${name}"`);
  const maxAgeSeconds = Number(age || MAX_AGE_SECONDS);
  if (!Number.isInteger(maxAgeSeconds) || maxAgeSeconds < 1 || maxAgeSeconds > MAX_AGE_SECONDS)
    throw new Error(`CDN_MAX_AGE_SECONDS must be a number from 1 to ${MAX_AGE_SECONDS}, not "${age}"`);
  return { provider, maxAgeSeconds };
}

/** Settings of the purge API of the content delivery network in front of the shells. */
export interface CdnSettings {
  provider: 'fastly' | 'cloudflare' | 'varnish';
  /** Addresses without a trailing slash: of the API, or of each Varnish. */
  urls: readonly string[];
  /** Id of the service (Fastly) or the zone (Cloudflare); empty for Varnish. */
  service: string;
  /** Secret of the API; empty if a Varnish needs none. */
  token: string;
}

const PROVIDERS = ['fastly', 'cloudflare', 'varnish'] as const;

const APIS: Readonly<Record<CdnSettings['provider'], string>> = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
  varnish: '',
};

/**
 * Returns null without `CDN_PROVIDER`: nothing is purged.
 * @throws for an unknown provider, a missing service, token or address, and a token that would travel unencrypted in production
 */
export function readCdnSettings(
  env: Readonly<NodeJS.ProcessEnv>,
  appEnv: 'demo' | 'production',
): CdnSettings | null {
  const { CDN_PROVIDER: name, CDN_SERVICE_ID: service = '', CDN_PURGE_TOKEN: token = '' } = env;
  if (!name) return null;
  const provider = PROVIDERS.find((one) => one === name);
  if (!provider) throw new Error(`CDN_PROVIDER must be one of ${PROVIDERS.join(', ')}, not "${name}".`);
  if (provider !== 'varnish') {
    if (!/^\w+$/.test(service)) throw new Error('CDN_PROVIDER is set, but CDN_SERVICE_ID is not an id.');
    if (!token) throw new Error('CDN_PROVIDER is set, but CDN_PURGE_TOKEN is not.');
  }
  if (!/^[\x21-\x7e]*$/.test(token))
    throw new Error('CDN_PURGE_TOKEN must be printable text without spaces.');
  const addresses = env['CDN_PURGE_URL'] || APIS[provider];
  if (!addresses) throw new Error('CDN_PROVIDER is varnish, but CDN_PURGE_URL is not set.');
  const urls = addresses.split(',').map((address) => readUrl(address.trim()));
  if (provider !== 'varnish' && urls.length > 1) throw new Error('CDN_PURGE_URL must be one address.');
  if (appEnv === 'production' && provider !== 'varnish' && !urls[0]?.startsWith('https:'))
    throw new Error('CDN_PURGE_URL must be an https address.');
  return { provider, urls, service, token };
}

function readUrl(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Error(
      'CDN_PURGE_URL must be an address such as http://varnish:6081, without a name and a password.',
    );
  return (url.origin + url.pathname).replace(/\/$/, '');
}

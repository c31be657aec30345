import { earlyScriptHash } from '../render/early-script';
import type { MapTilesConfig, RemoteAddress } from '../config';

const policy = (origins: string, pictures: string, forms: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' '${earlyScriptHash}' ${origins}`,
    `style-src 'self' 'unsafe-inline' ${origins}`,
    `img-src 'self' data: blob: ${origins}${pictures}`,
    `font-src 'self' ${origins}`,
    `connect-src 'self' ${origins}`,
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${forms}`,
    "frame-ancestors 'none'",
  ].join('; ');

const yearAndMore = 'max-age=63072000; includeSubDomains';

/** What every page is sent with. Scripts come from this site and the remotes' origins alone; the one inline is named by its hash. */
export function securityHeaders(
  remotes: readonly RemoteAddress[],
  publicUrl: string,
  mapTiles: MapTilesConfig | null = null,
  paymentOrigins: readonly string[] = [],
): Record<string, string> {
  const origins = [...new Set(remotes.map(({ publicBase }) => new URL(publicBase).origin))].join(' ');
  return {
    'content-security-policy': policy(
      origins,
      mapTiles ? ` ${new URL(mapTiles.url).origin}` : '',
      paymentOrigins.map((origin) => ` ${origin}`).join(''),
    ),
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': yearAndMore }),
  };
}

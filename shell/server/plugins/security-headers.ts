import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import { inputRecorderHash } from '../render/early-script';

const TWO_YEARS_SECONDS = 63_072_000;
const PERMISSIONS = 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()';

type Sources = Pick<ShellConfig, 'remotes' | 'publicUrl' | 'mapTiles' | 'paymentOrigins'>;

/** Allows scripts from this site and the origins of the remotes only. The single inline script is allowed by its hash. */
function contentSecurityPolicy({ remotes, mapTiles, paymentOrigins }: Sources) {
  const origins = [...new Set(Object.values(remotes).map(({ publicBase }) => new URL(publicBase).origin))];
  const tiles = mapTiles ? [new URL(mapTiles.url).origin] : [];
  return {
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'", `'${inputRecorderHash}'`, ...origins],
      'style-src': ["'self'", "'unsafe-inline'", ...origins],
      'img-src': ["'self'", 'data:', 'blob:', ...origins, ...tiles],
      'font-src': ["'self'", ...origins],
      'connect-src': ["'self'", ...origins],
      'media-src': ["'self'", 'blob:'],
      'worker-src': ["'self'", 'blob:'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'", ...paymentOrigins],
      'frame-ancestors': ["'none'"],
    },
  };
}

const helmetOptions = (sources: Sources): FastifyHelmetOptions => ({
  contentSecurityPolicy: contentSecurityPolicy(sources),
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  strictTransportSecurity: sources.publicUrl.startsWith('https:') && {
    maxAge: TWO_YEARS_SECONDS,
    includeSubDomains: true,
  },
  xContentTypeOptions: true,
  xFrameOptions: { action: 'deny' },
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xPoweredBy: false,
  xXssProtection: false,
});

const PER_RESPONSE = new Set(['connection', 'content-length', 'content-type', 'cache-control', 'date']);

/** Sends the same security headers with every response. A route can add headers, but not omit these. */
export async function addSecurityHeaders(app: FastifyInstance, sources: Sources): Promise<void> {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeader('permissions-policy', PERMISSIONS);
    done();
  });
  await app.register(helmet, helmetOptions(sources));
}

/** Returns these headers as lines, for responses to bytes that never become a request. */
export async function securityHeaderLines(app: FastifyInstance): Promise<string> {
  const { headers } = await app.inject({ url: '/health' });
  return Object.entries(headers)
    .filter(([name]) => !PER_RESPONSE.has(name))
    .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    .join('');
}

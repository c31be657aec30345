import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Freshness } from '../cache/freshness';
import type { CdnConfig, CdnProvider } from './cdn-config';
import { sharedTags } from './shared-tags';

/** Headers between backend, page cache and this plugin (W3C Edge Architecture). Networks get headers of their own. */
export const SURROGATE_CAPABILITY = 'surrogate-capability';
const SURROGATE_KEY = 'surrogate-key';
const SURROGATE_CONTROL = 'surrogate-control';
export const CAPABILITY = 'dobbar="Surrogate/1.0"';

const SECOND_MS = 1000;
/** Pictures never change at their address, but can be deleted. */
const PICTURE_SECONDS = 3600;

/** Any cookie of the site but that which only distinguishes browsers: city, session, release, code, second factor. */
const PERSONAL_COOKIE = /(?:^|;\s*)(?:__Host-)?dobbar_(?!visitor=)/;

/** How each network names the tags of a response, and what stands between them. */
const TAGS_OF: Readonly<Record<CdnProvider, { header: string; separator: string }>> = {
  fastly: { header: SURROGATE_KEY, separator: ' ' },
  cloudflare: { header: 'cache-tag', separator: ',' },
  varnish: { header: 'xkey', separator: ' ' },
};

/** Returns true for a request whose response may depend on who asks: by a cookie, a key, or a version of the API. */
function isPersonal({ method, headers }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const { authorization, cookie = '' } = headers;
  const isOfProgram = authorization !== undefined || headers['dobbar-version'] !== undefined;
  return !isRead || isOfProgram || PERSONAL_COOKIE.test(cookie);
}

/** Returns true if the backend is asked for the tags of its response, because a network may store it. */
export const asksForTags = (request: FastifyRequest, cdn: CdnConfig | null): boolean =>
  cdn !== null && !isPersonal(request);

/** Names the tags of a page and the time for which it is current, for the hook of `tellSharedCaches`. */
export function nameFreshness(reply: FastifyReply, { tags, until }: Pick<Freshness, 'tags' | 'until'>): void {
  const seconds = Math.max(0, Math.floor((until - performance.now()) / SECOND_MS));
  void reply.headers({
    [SURROGATE_KEY]: tags.join(' '),
    [SURROGATE_CONTROL]: `max-age=${seconds}`,
  });
}

const textOf = (value: string | string[] | number | undefined): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

const secondsOf = (control: string): number => Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0);

/** True for what never changes at its address. */
const isUnchanging = (control: string): boolean => /\bimmutable\b/.test(control);

interface Answer {
  /** Cache-Control for browsers. */
  readonly control: string;
  /** Surrogate-Control of the backend or the page cache; empty without tags. */
  readonly surrogate: string;
  readonly setsCookie: boolean;
}

/** Returns the seconds for which a network may store a response; 0 if it may not. Undefined leaves the decision to Cache-Control. */
function sharedSeconds(
  request: FastifyRequest,
  answer: Answer,
  { maxAgeSeconds }: CdnConfig,
): number | undefined {
  const { control, surrogate, setsCookie } = answer;
  if (setsCookie || !/\bpublic\b/.test(control)) return 0;
  if (isUnchanging(control)) {
    if (request.headers.authorization !== undefined) return 0;
    return /^\/(api|media)\//.test(request.url) ? PICTURE_SECONDS : undefined;
  }
  if (isPersonal(request)) return 0;
  return Math.min(maxAgeSeconds, secondsOf(surrogate || control));
}

/** Fastly stores `no-store` and lets requests wait for it, but not `private`. What is public may be waited for. */
const asPrivate = (control: string): string =>
  /\b(private|public)\b/.test(control) ? control : `private, ${control || 'no-store'}`;

function nameShared(
  reply: FastifyReply,
  { seconds, tags }: { seconds: number; tags: readonly string[] },
  { provider }: CdnConfig,
): void {
  void reply.header('cdn-cache-control', `public, max-age=${seconds}`);
  if (provider !== 'cloudflare') void reply.header(SURROGATE_CONTROL, `max-age=${seconds}`);
  const { header, separator } = TAGS_OF[provider];
  if (tags.length > 0) void reply.header(header, tags.join(separator));
}

/**
 * Says with every response whether a content delivery network in front may store it, for how long and with which tags. Nothing may be
 * stored unless it is public, current and equal for everybody. Without a network the internal headers are removed only.
 */
export function tellSharedCaches(app: FastifyInstance, cdn: CdnConfig | null): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const tags = textOf(reply.getHeader(SURROGATE_KEY));
    const surrogate = textOf(reply.getHeader(SURROGATE_CONTROL));
    reply.removeHeader(SURROGATE_KEY);
    reply.removeHeader(SURROGATE_CONTROL);
    if (cdn) {
      const control = textOf(reply.getHeader('cache-control'));
      const seconds = sharedSeconds(
        request,
        { control, surrogate, setsCookie: reply.hasHeader('set-cookie') },
        cdn,
      );
      if (seconds) nameShared(reply, { seconds, tags: sharedTags(tags, isUnchanging(control)) }, cdn);
      else if (seconds === 0)
        void reply.headers({
          'cache-control': asPrivate(control),
          'cdn-cache-control': 'private, no-store',
          [SURROGATE_CONTROL]: 'no-store, max-age=0',
        });
    }
    done(null, payload);
  });
}

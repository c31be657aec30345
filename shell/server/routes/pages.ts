import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPath } from 'shared-ui/i18n';
import { placeOfCookies } from 'shared-ui/platform';
import { isOwnPage } from '../../src/app/registry/place-of';
import { nameFreshness } from '../cdn/shared-caches';
import type { ShellConfig } from '../config';
import { invitationAt, invitationCookie } from '../forms/invitation-cookie';
import type { RemoteRegistry } from '../remotes/remote-registry';
import type { Page, PageRenderer } from '../render/page-renderer';
import type { ReleaseCounts } from '../releases/release-counts';
import { choiceOf, newVisitor, releaseCookie, type VisitorChoice } from '../releases/visitor-choice';
import { visitorOf } from '../session/page-visitor';
import { pageWithCode } from './code-page';
import { localizedReturnUrl } from './localized-return-url';
import type { PageCache, ReadyPage } from '../cache/page-cache';
import { compression } from '../plugins/compression';
import { acceptedEncoding } from '../plugins/encodings';

const isSignedIn = (cookie = ''): boolean => /(?:^|;\s*)dobbar_signed_in=/.test(cookie);

/**
 * Returns true for a response that depends on the visitor's city, session or release, or sets a cookie. It may only be stored in the
 * visitor's own cache.
 */
const isForOne = ({ headers: { cookie } }: FastifyRequest, reply: FastifyReply): boolean =>
  placeOfCookies(cookie) !== null ||
  isSignedIn(cookie) ||
  hasChoice(choiceOf(cookie)) ||
  reply.hasHeader('set-cookie');

/** Sends the headers of a page. Returns the response if that was all: 304 for the page that the visitor has. */
function startPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, movedTo, etag }: Pick<Page, 'status' | 'movedTo'> & { etag: string | null },
): FastifyReply | null {
  void reply.header('vary', 'Accept-Encoding, Cookie');
  if (etag === null) void reply.header('cache-control', 'no-store');
  else {
    const cache = isForOne(request, reply) ? 'private' : 'public';
    void reply.header('cache-control', `${cache}, max-age=0, must-revalidate`).header('etag', etag);
    if (status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  }
  if (movedTo) void reply.header('location', movedTo);
  if (status === 503) void reply.header('retry-after', '5');
  void reply.code(status).type('text/html; charset=utf-8');
  return null;
}

/** Sends a page that was rendered for this request alone. */
export const sendPage = (request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply =>
  startPage(request, reply, { ...page, etag: null }) ?? reply.send(page.html);

/** Sends a page that all visitors share, in the best encoding that the browser accepts. */
function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, pages }: { page: ReadyPage; pages: PageCache },
): FastifyReply {
  const sent = startPage(request, reply, { ...page, etag: page.isShared ? page.etag : null });
  if (sent) return sent;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  return encoding
    ? reply.header('content-encoding', encoding).send(pages.encoded(page, encoding))
    : reply.send(page.body);
}

export interface PageSources {
  readonly counts: ReleaseCounts;
  readonly registry: RemoteRegistry;
  readonly renderer: PageRenderer;
  readonly pages: PageCache;
}

const hasChoice = ({ id, wantsNew }: VisitorChoice): boolean => id !== undefined || wantsNew !== undefined;

/** Returns what decides which releases the visitor gets. While they differ, a visitor without a choice gets one in a cookie. */
function choiceFor(
  { headers: { cookie } }: FastifyRequest,
  reply: FastifyReply,
  { registry, publicUrl }: { registry: RemoteRegistry; publicUrl: string },
): VisitorChoice {
  const choice = choiceOf(cookie);
  if (hasChoice(choice) || !registry.isSplit) return choice;
  const id = newVisitor();
  void reply.header('set-cookie', releaseCookie(id, publicUrl));
  return { id };
}

/** Serves every address without another route as a page. */
export function servePages(
  app: FastifyInstance,
  config: ShellConfig,
  { registry, renderer, pages, counts }: PageSources,
): void {
  const count = ({ ip }: FastifyRequest, choice: VisitorChoice, remote: string | undefined): void => {
    const { release } = (remote === undefined ? undefined : registry.of(choice).find(remote)) ?? {};
    const shown = registry.shown().find((one) => one.remote === remote && one.version === release);
    if (shown) counts.view(shown, ip);
  };
  app.get('/*', { compress: compression }, async (request, reply) => {
    const { cookie } = request.headers;
    const inLanguage = localizedReturnUrl(request.url, cookie);
    if (inLanguage) return reply.header('cache-control', 'no-store').redirect(inLanguage, 302);
    const address = new URL(request.url, config.publicUrl);
    const withCode = await pageWithCode(request, address, { config, renderer });
    if (withCode) return sendPage(request, reply, withCode);
    const choice = choiceFor(request, reply, { registry, publicUrl: config.publicUrl });
    if (isOwnPage(registry.of(choice).listed(), plainPath(address.pathname))) {
      const own = renderer.renderOwn(address, await visitorOf(request, config), choice);
      count(request, choice, own.remote);
      return sendPage(request, reply, own);
    }
    const reader = { city: placeOfCookies(cookie)?.city, isSignedIn: isSignedIn(cookie), choice };
    const page = await pages.read(address, reader);
    count(request, choice, page.remote);
    const invitation = invitationAt(address);
    if (invitation && page.status === 200) void reply.header('set-cookie', invitationCookie(invitation));
    const freshness = config.cdn && pages.freshnessOf(page);
    if (freshness) nameFreshness(reply, freshness);
    return sendReady(request, reply, { page, pages });
  });
}

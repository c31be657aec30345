import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPath } from 'shared-ui/i18n';
import { placeOfCookies } from 'shared-ui/platform';
import { isOwnPage } from '../../src/app/registry/place-of';
import type { ShellConfig } from '../config';
import { invitationAt, invitationCookie } from '../forms/invitation-cookie';
import type { RemoteRegistry } from '../remotes/remote-registry';
import type { Page, PageRenderer } from '../render/page-renderer';
import { visitorOf } from '../session/page-visitor';
import { pageWithCode } from './code-page';
import { localizedReturnUrl } from './localized-return-url';
import { compression } from '../plugins/compression';

const isSignedIn = (cookie = ''): boolean => /(?:^|;\s*)dobbar_signed_in=/.test(cookie);

/**
 * Returns true for a response that depends on the visitor's city or session, or sets a cookie. It may only be stored in the
 * visitor's own cache.
 */
const isForOne = ({ headers: { cookie } }: FastifyRequest, reply: FastifyReply): boolean =>
  placeOfCookies(cookie) !== null || isSignedIn(cookie) || reply.hasHeader('set-cookie');

/** Sends a page, or 304 if the ETag of the visitor's cached page matches. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  void reply.header('vary', 'Accept-Encoding, Cookie');
  if (page.isShared) {
    const etag = `W/"${createHash('sha1').update(page.html).digest('base64url')}"`;
    const cache = isForOne(request, reply) ? 'private' : 'public';
    void reply.header('cache-control', `${cache}, max-age=0, must-revalidate`).header('etag', etag);
    if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  } else {
    void reply.header('cache-control', 'no-store');
  }
  if (page.movedTo) void reply.header('location', page.movedTo);
  if (page.status === 503) void reply.header('retry-after', '5');
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
}

/** Serves every address without another route as a page. */
export function servePages(
  app: FastifyInstance,
  config: ShellConfig,
  { registry, renderer }: { registry: RemoteRegistry; renderer: PageRenderer },
): void {
  app.get('/*', { compress: compression }, async (request, reply) => {
    const { cookie } = request.headers;
    const inLanguage = localizedReturnUrl(request.url, cookie);
    if (inLanguage) return reply.header('cache-control', 'no-store').redirect(inLanguage, 302);
    const address = new URL(request.url, config.publicUrl);
    const withCode = await pageWithCode(request, address, { config, renderer });
    if (withCode) return sendPage(request, reply, withCode);
    const reader = { city: placeOfCookies(cookie)?.city, isSignedIn: isSignedIn(cookie) };
    const page = isOwnPage(registry.listed(), plainPath(address.pathname))
      ? renderer.renderOwn(address, await visitorOf(request, config))
      : await renderer.render(address, reader);
    const invitation = invitationAt(address);
    if (invitation && page.status === 200) void reply.header('set-cookie', invitationCookie(invitation));
    return sendPage(request, reply, page);
  });
}

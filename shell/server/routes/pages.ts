import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainPath } from 'shared-ui/i18n';
import { isOwnPage } from '../../src/app/areas';
import type { ShellConfig } from '../config';
import type { Page, PageRenderer } from '../render/page-renderer';
import { readerOf } from '../session/reader';
import { returnInLanguage } from './language-of-return';
import { compression } from '../plugins/compression';

/** Sends a page; the same page of a visitor's cache is confirmed by its ETag. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  void reply.header('vary', 'Accept-Encoding');
  if (page.isShared) {
    const etag = `W/"${createHash('sha1').update(page.html).digest('base64url')}"`;
    void reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
    if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  } else {
    void reply.header('cache-control', 'no-store');
  }
  if (page.movedTo) void reply.header('location', page.movedTo);
  if (page.status === 503) void reply.header('retry-after', '5');
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.html);
}

/** Every address that no other route takes is a page. */
export function servePages(app: FastifyInstance, config: ShellConfig, renderer: PageRenderer): void {
  app.get('/*', { compress: compression }, async (request, reply) => {
    const inLanguage = returnInLanguage(request.url, request.headers.cookie);
    if (inLanguage) return reply.header('cache-control', 'no-store').redirect(inLanguage, 302);
    const address = new URL(request.url, config.publicUrl);
    const page = isOwnPage(plainPath(address.pathname))
      ? renderer.renderOwn(address, await readerOf(request, config))
      : await renderer.render(address);
    return sendPage(request, reply, page);
  });
}

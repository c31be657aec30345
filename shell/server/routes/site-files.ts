import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellConfig } from '../config';
import contract from '../contract/host-contract.json';
import { log } from '../log';
import { sendError } from '../plugins/problem';
import type { RemoteRegistry } from '../remotes/remote-registry';
import { choiceOf } from '../releases/visitor-choice';
import type { PagePictures } from '../render/page-assets';
import { robotsText } from '../seo/robots';
import { securityText } from '../seo/security-text';
import type { Sitemaps } from '../seo/sitemaps';
import { counterManifest, manifestPaths, webManifest } from '../web-manifest';
import { compression } from '../plugins/compression';

export interface SiteFileSources {
  readonly config: ShellConfig;
  readonly registry: RemoteRegistry;
  readonly pictures: PagePictures;
  readonly sitemaps: Pick<Sitemaps, 'at'>;
  /** Returns true while the process stops, so that a load balancer sends requests to other instances. */
  readonly isStopping?: () => boolean;
}

const HOUR_SECONDS = 3600;
const CONTRACT = JSON.stringify(contract);

const sendText = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
    .header('vary', 'Accept-Encoding')
    .send(text);

const sendState = (reply: FastifyReply, state: unknown): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(state));

async function sendSitemap(reply: FastifyReply, sitemaps: Pick<Sitemaps, 'at'>): Promise<FastifyReply> {
  const path = reply.request.url.split('?')[0] ?? '';
  const text = await sitemaps.at(path).catch((failure: unknown) => {
    log('sitemap away', { path, reason: String(failure) });
    return null;
  });
  if (text === null) return sendError(reply.header('retry-after', '60'), 503);
  return text === undefined ? sendError(reply, 404) : sendText(reply, 'application/xml', text);
}

/** Serves files for programs: health, remotes, manifest, robots.txt and sitemaps. */
export function serveSiteFiles(app: FastifyInstance, sources: SiteFileSources): void {
  const { config, registry, pictures, sitemaps, isStopping = () => false } = sources;
  const text = { compress: compression };
  app.get('/health', (_request, reply) =>
    isStopping() ? sendState(reply.status(503), { status: 'stopping' }) : sendState(reply, { status: 'ok' }),
  );
  app.get('/favicon.ico', (_request, reply) =>
    reply.header('cache-control', 'no-store').redirect(`/${pictures.icon}`, 302),
  );
  app.get('/remotes.json', async ({ headers: { cookie } }, reply) => {
    await registry.refreshMissing();
    return sendState(reply, registry.of(choiceOf(cookie)).listed({ withMenus: true }));
  });
  // Remotes are tested against it before they are released.
  app.get('/contract.json', text, (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(CONTRACT),
  );
  const manifests = { [manifestPaths.site]: webManifest, [manifestPaths.counter]: counterManifest };
  for (const [path, manifest] of Object.entries(manifests))
    app.get(path, text, (_request, reply) =>
      sendText(reply, 'application/manifest+json', JSON.stringify(manifest(pictures))),
    );
  app.get('/robots.txt', text, (_request, reply) =>
    sendText(reply, 'text/plain', robotsText(config.publicUrl)),
  );
  app.get('/.well-known/security.txt', text, (_request, reply) =>
    sendText(
      reply,
      'text/plain',
      securityText({ publicUrl: config.publicUrl, contact: config.securityContact }, new Date()),
    ),
  );
  for (const path of ['/sitemap.xml', '/sitemaps/*'])
    app.get(path, text, (_request, reply) => sendSitemap(reply, sitemaps));
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { plainPath } from 'shared-ui/i18n';
import { sendStatic } from '../../scripts/lib/static-files.mjs';
import type { ShellConfig } from './config';
import { answerForm } from './forms/answer-form';
import { formCalls, type FormCall } from './forms/form-calls';
import { assertOwnForm, FormRefused } from './forms/read-form';
import { forward } from './http/forward';
import { returnInLanguage } from './http/language-of-return';
import { securityHeaders } from './http/security-headers';
import { sendPage } from './http/send-page';
import { sendText } from './http/send-text';
import { isOwnPage } from '../src/app/areas';
import { log } from './log';
import { readerOf } from './session/reader';
import type { PagePictures } from './render/page-assets';
import { remoteEntries, type PageRenderer } from './render/page-renderer';
import type { RemoteRegistry } from './remotes/remote-registry';
import { robotsText } from './seo/robots';
import type { Sitemaps } from './seo/sitemaps';
import { webManifest } from './web-manifest';

interface Parts {
  readonly config: ShellConfig;
  readonly registry: RemoteRegistry;
  readonly renderer: PageRenderer;
  readonly pictures: PagePictures;
  readonly sitemaps: Sitemaps;
}

const HOUR = 3600;
const forwarded = /^\/(api|media)(\/|$)/;
const builtFile = /^\/(js|css|assets)\//;

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
  response.end();
}

export function createShellServer({ config, registry, renderer, pictures, sitemaps }: Parts): Server {
  const security = securityHeaders(
    Object.values(config.remotes),
    config.publicUrl,
    config.mapTiles,
    config.paymentOrigins,
  );

  async function sendSitemap(
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const text = await sitemaps.at(path).catch((fault: unknown) => {
      log('sitemap away', { path, reason: String(fault) });
      return null;
    });
    if (text === null) return refuse(response, 503, { 'retry-after': '60' });
    if (text === undefined) return refuse(response, 404);
    await sendText(request, response, { type: 'application/xml', text, maxAge: HOUR });
  }

  /** Asked for anew each time, or an update would be kept from taking effect. */
  async function sendServiceWorker(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const headers = { ...security, 'cache-control': 'no-cache' };
    if (!(await sendStatic(config.webFolder, request, response, headers))) refuse(response, 404);
  }

  async function takeForm(call: FormCall, request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      assertOwnForm(request, config.publicUrl);
      const outcome = await answerForm(call, request, config);
      if (outcome.kind === 'redirect') return refuse(response, 303, { location: outcome.to });
      const page = await renderer
        .renderReturned(new URL(outcome.page, config.publicUrl), outcome)
        .catch(() => null);
      if (!page) return refuse(response, 503, { 'retry-after': '5' });
      await sendPage(request, response, { ...page, status: outcome.status }, security);
    } catch (fault) {
      if (!(fault instanceof FormRefused)) throw fault;
      refuse(response, fault.status, { connection: 'close' });
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = request.url ?? '/';
    if (!URL.canParse(target, config.publicUrl) || target.startsWith('//')) return refuse(response, 400);
    const address = new URL(target, config.publicUrl);
    const path = address.pathname;
    if (forwarded.test(path)) return forward(request, response, config);
    const form = request.method === 'POST' && formCalls[path.replace(/^\/forms\//, '')];
    if (form && path.startsWith('/forms/')) return takeForm(form, request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, { allow: 'GET, HEAD' });
    if (path === '/health') return sendJson(response, { status: 'ok' });
    if (path === '/favicon.ico') return refuse(response, 302, { location: `/${pictures.icon}` });
    if (path === '/remotes.json') {
      await registry.refreshMissing();
      return sendJson(response, remoteEntries(registry));
    }
    if (path === '/manifest.webmanifest')
      return sendText(request, response, {
        type: 'application/manifest+json',
        text: JSON.stringify(webManifest(pictures)),
        maxAge: HOUR,
      });
    if (path === '/sw.js') return sendServiceWorker(request, response);
    if (path === '/robots.txt')
      return sendText(request, response, {
        type: 'text/plain',
        text: robotsText(config.publicUrl),
        maxAge: HOUR,
      });
    if (/^\/sitemap(\.xml$|s\/)/.test(path)) return sendSitemap(path, request, response);
    if (builtFile.test(path)) {
      if (!(await sendStatic(config.webFolder, request, response))) refuse(response, 404);
      return;
    }
    const inLanguage = returnInLanguage(target, request.headers.cookie);
    if (inLanguage) return refuse(response, 302, { location: inLanguage, 'cache-control': 'no-store' });
    const page = isOwnPage(plainPath(path))
      ? renderer.renderOwn(address, await readerOf(request, config.backendUrl))
      : await renderer.render(address);
    await sendPage(request, response, page, security);
  }

  return createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    answer(request, response).catch((fault: unknown) => {
      log('page failed', { path: request.url?.split('?')[0], reason: String(fault) });
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
}

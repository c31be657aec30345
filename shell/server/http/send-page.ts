import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from '../render/page-renderer';
import { compressed } from './compress';

const cacheHeaders = (page: Page, etag: string): Record<string, string> =>
  page.isShared
    ? { 'cache-control': 'public, max-age=0, must-revalidate', etag }
    : { 'cache-control': 'no-store' };

export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  security: Readonly<Record<string, string>>,
): Promise<void> {
  const etag = `W/"${createHash('sha1').update(page.html).digest('base64url')}"`;
  const headers = { ...security, ...cacheHeaders(page, etag), vary: 'Accept-Encoding' };
  if (page.isShared && page.status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const { body, encoding } = await compressed(page.html, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(page.status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(encoding && { 'content-encoding': encoding }),
    ...(page.movedTo && { location: page.movedTo }),
    ...(page.status === 503 && { 'retry-after': '5' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

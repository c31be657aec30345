import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressed } from './compress';

interface SentText {
  readonly type: string;
  readonly text: string;
  /** For how long caches may answer without asking, in seconds. */
  readonly maxAge: number;
}

/** Sends a small file that is made up here. */
export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { type, text, maxAge }: SentText,
): Promise<void> {
  const { body, encoding } = await compressed(text, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'content-length': body.length,
    'cache-control': `public, max-age=${maxAge}`,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

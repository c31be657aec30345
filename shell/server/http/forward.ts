import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { log } from '../log';

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const perConnection = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
// Set here from the connection itself: what a visitor claims about these is worth nothing.
const claimed = new Set([
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]);

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(/\s*,\s*/),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !perConnection.has(name) && !named.has(name)),
  );
}

const requestHeaders = (request: IncomingMessage, publicUrl: string): IncomingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(passedOn(request.headers)).filter(([name]) => !claimed.has(name))),
  // Dropped above with the connection's own; without it a body of unknown length would not be sent on.
  ...(request.headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
  'x-forwarded-for': request.socket.remoteAddress ?? '',
  'x-forwarded-host': request.headers.host ?? '',
  'x-forwarded-proto': new URL(publicUrl).protocol.slice(0, -1),
});

function sendUnavailable(response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  const problem = {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    code: 'service.unavailable',
    message: 'The service is not available right now. Please try again in a moment.',
  };
  response.writeHead(503, {
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  });
  response.end(JSON.stringify(problem));
}

interface Destination {
  readonly backendUrl: string;
  readonly publicUrl: string;
}

/** Streams a request to the backend and its answer back. */
export function forward(request: IncomingMessage, response: ServerResponse, destination: Destination): void {
  const { backendUrl, publicUrl } = destination;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const send = (isRepeated: boolean): void => {
    const { method, url = '/' } = request;
    const headers = requestHeaders(request, publicUrl);
    const outgoing = httpRequest(new URL(backendUrl), { agent, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      answer.on('error', () => response.destroy()).pipe(response);
    });
    outgoing.on('error', (fault) => {
      // The backend may close an idle connection in the moment we use it: nothing was read, ask again.
      if (outgoing.reusedSocket && !hasBody && !isRepeated && !response.headersSent) return send(true);
      log('backend away', { path: url.split('?')[0], reason: fault.message });
      sendUnavailable(response);
    });
    response.on('close', () => outgoing.destroy());
    if (hasBody) request.pipe(outgoing);
    else outgoing.end();
  };
  send(false);
}

import { STATUS_CODES } from 'node:http';
import serveFolder from '@fastify/static';
import createFastify from 'fastify';
import { cacheControlOf, securityHeaders } from './static-headers.mjs';

const REQUEST_TIMEOUT_MS = 30_000;

const headerLines = Object.entries(securityHeaders)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');
const statusByCode = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Rejects bytes that are not HTTP with the same headers, and closes the connection. */
function rejectConnection({ code }, socket) {
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const status = statusByCode[code] ?? 400;
  const title = STATUS_CODES[status];
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: ${title.length}\r\n` +
      `${headerLines}connection: close\r\n\r\n${title}`,
  );
}

const sendStatus = (reply, status) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(STATUS_CODES[status]);

/** Options of a folder of built files. */
const filesOf = (root) => ({
  root,
  index: false,
  preCompressed: true,
  acceptRanges: false,
  etag: false,
  lastModified: false,
  cacheControl: false,
  // Files that are being written have names with a dot at the beginning.
  allowedPath: (path) => !/\.(br|gz)$/.test(path) && !/\/\./.test(path),
  setHeaders: (reply, path) => {
    reply.header('cache-control', cacheControlOf(path));
    // Browsers do not know the type that Node uses for these files.
    if (/\.cjs(\.(br|gz))?$/.test(path)) reply.header('content-type', 'text/plain; charset=utf-8');
  },
});

/**
 * Creates the origin of a remote, which serves only the files of a folder, with their compressed copies if there are any.
 * @param {string} [releases] the folder of the remote's releases, served below `/releases/`
 */
export async function createRemoteOrigin(folder, releases) {
  const app = createFastify({
    http: {
      headersTimeout: REQUEST_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      requireHostHeader: false,
    },
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    clientErrorHandler: rejectConnection,
    frameworkErrors: (_error, _request, reply) => sendStatus(reply.headers(securityHeaders), 400),
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (request.is404) sendStatus(reply.header('allow', 'GET, HEAD'), 405);
    else done();
  });
  app.setNotFoundHandler((_request, reply) => sendStatus(reply, 404));
  app.setErrorHandler((error, _request, reply) =>
    sendStatus(reply, error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : 500),
  );
  await app.register(serveFolder, filesOf(folder));
  if (releases)
    await app.register(serveFolder, { ...filesOf(releases), prefix: '/releases/', decorateReply: false });
  return app;
}

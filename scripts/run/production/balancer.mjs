#!/usr/bin/env node
import fs from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { PassThrough } from 'node:stream';
import proxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import { UpstreamHealth } from './upstream-health.mjs';

/**
 * Load balancer for one machine: forwards each request to the next ready instance.
 * Variables: PORT; UPSTREAMS, the addresses separated by commas; HEALTH_PATH, where an instance responds with 200 while it
 * accepts requests; TLS_KEY_FILE and TLS_CERTIFICATE_FILE, or neither for plain HTTP.
 */
const { PORT, UPSTREAMS = '', HEALTH_PATH = '/health', TLS_KEY_FILE, TLS_CERTIFICATE_FILE } = process.env;

const https = TLS_KEY_FILE && {
  key: fs.readFileSync(TLS_KEY_FILE),
  cert: fs.readFileSync(TLS_CERTIFICATE_FILE),
};
const upstreams = new UpstreamHealth(UPSTREAMS.split(','), HEALTH_PATH);

/** Sends an error of the balancer itself, in the format of the API. */
function sendProblem(reply, status, code, message) {
  const problem = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: message,
    message,
    code,
  };
  return reply.code(status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}
const sendMalformed = (_error, _request, reply) =>
  void sendProblem(reply, 400, 'request.malformed', 'The request could not be read.');

const server = Fastify({
  https: https || null,
  frameworkErrors: sendMalformed,
  bodyLimit: Number.MAX_SAFE_INTEGER,
  forceCloseConnections: true,
  routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 10_000 },
});

// The proxy throws for targets that it cannot forward, such as `//host`.
server.setErrorHandler(sendMalformed);
server.setNotFoundHandler((_request, reply) =>
  sendProblem(reply, 405, 'request.method', 'This address does not accept this method.'),
);
server.get('/balancer/health', () => ({ status: 'ok' }));

// Reads the rest of a body when an instance responds early, so that the connection stays usable.
server.removeAllContentTypeParsers();
server.addContentTypeParser('*', (_request, payload, done) => {
  const body = new PassThrough();
  body.on('error', () => {});
  payload.once('close', () => payload.complete || body.destroy(new Error('The client left.')));
  done(null, payload.pipe(body));
});
server.addHook('onSend', (request, reply, payload, done) => {
  reply.removeHeader('connection');
  request.raw.unpipe().resume();
  done(null, payload);
});

await server.register(proxy, {
  proxyPayloads: false,
  upstream: '',
  http2: false,
  undici: { connections: 256, pipelining: 1, bodyTimeout: 0, headersTimeout: 70_000 },
  replyOptions: {
    getUpstream: () => upstreams.next(),
    rewriteRequestHeaders: (request, headers) => ({
      ...headers,
      host: request.headers.host,
      'x-forwarded-for': [request.headers['x-forwarded-for'], request.socket.remoteAddress]
        .filter(Boolean)
        .join(', '),
      'x-forwarded-proto': https ? 'https' : (request.headers['x-forwarded-proto'] ?? 'http'),
      'x-forwarded-host': request.headers['x-forwarded-host'] ?? request.headers.host,
    }),
    onError: (reply) =>
      sendProblem(
        reply.header('retry-after', '1'),
        502,
        'service.unavailable',
        'The service is not available right now. Please try again shortly.',
      ),
  },
});

await upstreams.watch();
await server.listen({ port: Number(PORT), host: '127.0.0.1' });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    upstreams.stop();
    void server.close().then(() => process.exit(0));
  });

import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';

export type SecurityHeaders = Readonly<Record<string, string>>;

const ONE_YEAR_SECONDS = 31_536_000;
const DOCS = /^\/api\/docs(\/|\?|$)/;

/** Prevents that a script of an API response runs or that a page embeds one. */
const API_POLICY = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/** Swagger UI loads its own files, writes inline styles and draws its icons from data addresses. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const optionsOf = (config: Config): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: API_POLICY },
  referrerPolicy: { policy: 'no-referrer' },
  frameguard: { action: 'deny' },
  strictTransportSecurity: config.isSecure ? { maxAge: ONE_YEAR_SECONDS, includeSubDomains: true } : false,
  crossOriginResourcePolicy: false,
});

/** The headers that helmet sets on a response. They are computed once: helmet builds them again for each request. */
export async function securityHeadersOf(config: Config): Promise<SecurityHeaders> {
  const probe = fastify();
  await probe.register(helmet, optionsOf(config));
  const headers = new Promise<OutgoingHttpHeaders>((resolve) => {
    probe.get('/', (_request, reply) => {
      reply.hijack();
      resolve(reply.raw.getHeaders());
    });
  });
  await probe.ready();
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' });
  probe.routing(request, new ServerResponse(request));
  const set = Object.entries(await headers).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(set), 'permissions-policy': PERMISSIONS };
}

/** Sets the headers on every response of a route; the route may override one. */
export function addSecurityHeaders(server: FastifyInstance, headers: SecurityHeaders): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (DOCS.test(request.raw.url ?? '')) reply.header('content-security-policy', DOCS_POLICY);
    done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    const type = reply.getHeader('content-type');
    if (
      typeof type === 'string' &&
      /^(text\/|application\/(json|javascript)$)/.test(type) &&
      !type.includes('charset')
    )
      reply.header('content-type', `${type}; charset=utf-8`);
    done(null, payload);
  });
}

import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.js';
import { actingKey } from '../api-keys/acting-key.js';
import { hasKey, namesVersion } from '../api-keys/authenticate-keys.js';
import { sendPublic } from '../http-cache/send-public.js';
import type { PublicCache } from '../http-cache/public-cache.js';
import type { Metrics } from '../metrics/metrics.js';
import { withClockShift } from '../time/clock-shift.js';
import { enterWork, leaveWork, startWork } from './request-work.js';
import { assertSameOrigin } from './origin-check.js';
import { requestIds } from './request-ids.js';
import { assertStorableJson } from './storable-json.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** True if the response came from the cache of public responses, before a route was chosen. */
    isFromMemory: boolean;
  }
}

/** Adds the hooks of every request, in order: before a route is chosen until after the response. */
export function addRequestHooks(
  server: FastifyInstance,
  config: Config,
  cache: PublicCache,
  metrics: Metrics,
): void {
  server.decorateRequest('isFromMemory', false);

  server.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && !hasKey(request) && !namesVersion(request)) {
      const answer = cache.find(request.raw.url ?? '');
      if (answer) {
        request.isFromMemory = true;
        return void sendPublic(request, reply, answer, cache);
      }
    }
    // No other site can send a key, and the cookies of a request with a key are not read.
    if (!hasKey(request)) assertSameOrigin(request, config.publicUrl);
    startWork(request, config.limits);
    enterWork(request, done);
  });

  server.addHook('preValidation', (request, _reply, done) => {
    assertStorableJson([request.query, request.body, request.params]);
    // Entered here and not earlier, because reading the body leaves the context.
    requestIds.run(request.id, () =>
      actingKey.run(request.sessionUser?.apiKey, () =>
        withClockShift(request.sessionUser?.apiKey?.clockShift ?? 0, () => enterWork(request, done)),
      ),
    );
  });

  server.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  server.addHook('onResponse', (request, reply, done) => {
    leaveWork(request);
    metrics.observe(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime);
    // Counted but not logged: a log line would cost more than the response.
    if (request.isFromMemory) return done();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.sessionUser?.id,
        keyId: request.sessionUser?.apiKey?.id,
      },
      'answered',
    );
    done();
  });
}

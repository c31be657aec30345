import type { FastifyReply, FastifyRequest } from 'fastify';
import { traceIdOf } from '../telemetry/trace-ids.js';
import { problemOf, unknownProblem } from './problem.js';
import { translateError } from './translate-error.js';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/**
 * Sends an error as a response. An unexpected error is logged under the request id and sent as one generic
 * sentence.
 */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const expected = translateError(error);
  if (!expected) request.log.error({ err: error }, 'unexpected error');
  const problem = expected ? problemOf(expected, request.id) : unknownProblem(request.id);
  if ([401, 403, 429].includes(problem.status))
    request.log.info({ code: problem.code, address: request.ip }, 'rejected');
  const retryAfter = expected?.details.retryAfterSeconds;
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  void reply
    .status(problem.status)
    .header('content-type', PROBLEM_TYPE)
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id)
    .send(JSON.stringify({ ...problem, traceId: traceIdOf(request) }));
}

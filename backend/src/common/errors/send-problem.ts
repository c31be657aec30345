import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf, unknownProblem } from './problem.js';
import { translateError } from './translate-error.js';

/** Answers with problem+json. What nobody expected is logged under the request id and leaves as one plain sentence. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = translateError(error);
  if (!refusal) request.log.error({ err: error }, 'unexpected error');
  const problem = refusal ? problemOf(refusal, request.id) : unknownProblem(request.id);
  if (refusal?.details.retryAfterSeconds !== undefined) void reply.header('retry-after', String(refusal.details.retryAfterSeconds));
  if (problem.status === 403 || problem.status === 401) request.log.info({ code: problem.code }, 'refused');
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}

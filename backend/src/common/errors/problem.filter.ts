import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf, unknownProblem } from './problem.js';
import { translateError } from './translate-error.js';

/**
 * The one place where an error becomes an answer, always problem+json. What nobody expected is logged under the request id
 * and leaves as one plain sentence.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const refusal = translateError(error);
    if (!refusal) request.log.error({ err: error }, 'unexpected error');
    const problem = refusal ? problemOf(refusal, request.id) : unknownProblem(request.id);
    if (problem.status === 401 || problem.status === 403) request.log.info({ code: problem.code }, 'refused');
    const retryAfter = refusal?.details.retryAfterSeconds;
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
    void reply
      .status(problem.status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(problem));
  }
}

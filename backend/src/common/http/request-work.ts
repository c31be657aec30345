import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { RequestLimits } from '../../config/database-settings.js';
import { SIGNED_IN_COOKIE } from '../access/sessions.port.js';
import { hasKey } from '../api-keys/authenticate-keys.js';
import { RequestDeadline } from '../connections/request-deadline.js';
import { type WorkContext, workContext } from '../connections/work-context.js';

const isOfKnownUser = (request: FastifyRequest): boolean =>
  request.cookies[SIGNED_IN_COOKIE] !== undefined || hasKey(request);

const started = new WeakMap<FastifyRequest, WorkContext>();

/** Chooses the connection class and the time limit of the request. */
export function startWork(request: FastifyRequest, limits: RequestLimits): void {
  const { access, connections, isLong, takesFiles, readsReplicas } = request.routeOptions.config;
  const isPublicRead = request.method === 'GET' && access === 'public';
  started.set(request, {
    connections: connections ?? (isPublicRead ? 'public' : 'request'),
    deadline: new RequestDeadline(
      isLong || takesFiles ? limits.longRequestTimeoutMs : limits.requestTimeoutMs,
    ),
    mayReadReplicas: Boolean(readsReplicas) && isPublicRead && !isOfKnownUser(request),
  });
}

/**
 * Continues within the context of the request's work. Reading the body leaves the context, so it is entered
 * again afterwards.
 */
export function enterWork(request: FastifyRequest, next: () => void): void {
  const work = started.get(request);
  if (work) workContext.run(work, next);
  else next();
}

/** Call when the response has been sent. */
export const leaveWork = (request: FastifyRequest): void => started.get(request)?.deadline?.end();

import { type CanActivate, type ExecutionContext, Injectable, type Type } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../config/config.js';
import { NotAllowed, RouteMissing } from '../errors/common.errors.js';
import { Clock } from '../time/clock.js';
import { type CallPurpose, isSignedCall, SIGNATURE } from './signed-call.js';

/**
 * Creates a guard that opens an internal path to signed calls only, before their body is validated.
 * @param secretOf secret of these calls; null closes the path
 * @throws route.not-found (404) without a secret, access.denied (403) without a valid signature
 */
export function SignedCallsGuard(
  purpose: CallPurpose,
  secretOf: (config: Config) => string | null,
): Type<CanActivate> {
  @Injectable()
  class CallsGuard implements CanActivate {
    constructor(
      private readonly config: Config,
      private readonly clock: Clock,
    ) {}

    canActivate(context: ExecutionContext): boolean {
      const { method, url, body, headers } = context.switchToHttp().getRequest<FastifyRequest>();
      const secret = secretOf(this.config);
      if (!secret) throw new RouteMissing();
      // A request without a body is read as an empty object.
      const call = { purpose, method, path: url, body: method === 'DELETE' ? undefined : body };
      if (!isSignedCall(secret, call, headers[SIGNATURE], this.clock.now())) throw new NotAllowed();
      return true;
    }
  }
  return CallsGuard;
}

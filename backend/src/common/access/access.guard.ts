import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { NotAllowed } from '../errors/common.errors.js';
import { type Access, assertAccess } from './access.policy.js';
import { ACCESS } from './allow-access.decorator.js';
import { SessionReader } from './sessions.port.js';

/** Closed by default: a route that declares no access is refused. Public routes never read the cookie. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionReader,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new NotAllowed();
    if (access !== 'public') {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      assertAccess(access, await this.sessions.userOf(request));
    }
    return true;
  }
}

import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { assertKeyMayCall } from '../api-keys/key-access.policy.js';
import { OPEN_TO_KEYS } from '../api-keys/open-to-keys.decorator.js';
import { OPEN_TO_TEST_KEYS } from '../api-keys/open-to-test-keys.decorator.js';
import type { Scope } from '../api-keys/scopes.js';
import { NotAllowed } from '../errors/common.errors.js';
import { type Access, assertAccess, assertEnrolled, assertSteppedUp } from './access.policy.js';
import { ACCESS } from './allow-access.decorator.js';
import { FOR_ENROLMENT } from './for-enrolment.decorator.js';
import { Sessions } from './sessions.port.js';
import { STEP_UP } from './step-up.decorator.js';

/** Closed by default: a route that declares no access is rejected. Public routes never read the cookie. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, route);
    if (!access) throw new NotAllowed();
    const needsStepUp = this.reflector.getAllAndOverride<boolean | undefined>(STEP_UP, route) ?? false;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { method, sessionUser } = request;
    if (sessionUser?.apiKey) {
      const scopesOf = (opened: string): Scope[] =>
        this.reflector.get<Scope[] | undefined>(opened, context.getHandler()) ?? [];
      const [scopes, testScopes] = [scopesOf(OPEN_TO_KEYS), scopesOf(OPEN_TO_TEST_KEYS)];
      assertKeyMayCall({ method, access, needsStepUp, scopes, testScopes }, sessionUser);
      return true;
    }
    if (access === 'public' && !needsStepUp) return true;
    const user = await this.sessions.userOf(request);
    assertAccess(access, user);
    if (!this.reflector.getAllAndOverride<boolean | undefined>(FOR_ENROLMENT, route)) assertEnrolled(user);
    if (needsStepUp) assertSteppedUp(user);
    return true;
  }
}

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NotAllowed, NotSignedIn } from '../errors/common.errors.js';
import { deviceOf } from '../http/visitor-cookie.js';
import type { SessionUser, StaffOf } from './session-user.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the session has been read. */
    sessionUser?: SessionUser | null;
  }
}

const userOf = (context: ExecutionContext): SessionUser => {
  const user = context.switchToHttp().getRequest<FastifyRequest>().sessionUser;
  if (!user) throw new NotSignedIn();
  return user;
};

/** The signed-in user. Only on routes that are not public. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): SessionUser =>
  userOf(context),
);

/** The business the caller works for. Only on routes for `vendor` or `vendor-staff`. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffOf => {
  const { staffOf } = userOf(context);
  if (!staffOf) throw new NotAllowed();
  return staffOf;
});

/** The browser of the caller, or its address while it has no cookie. */
export const CurrentDevice = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  deviceOf(context.switchToHttp().getRequest<FastifyRequest>()),
);

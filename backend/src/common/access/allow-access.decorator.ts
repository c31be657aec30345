import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiExtension, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ProblemView } from '../errors/problem.js';
import { routeConfig } from '../http/route-config.js';
import type { Access } from './access.policy.js';

export const ACCESS = 'access';

/** Declares the callers that a class or method allows. The guard denies a route without it. */
export function AllowAccess(access: Access): ClassDecorator & MethodDecorator {
  const documented =
    access === 'public'
      ? []
      : [
          ApiCookieAuth(),
          ApiUnauthorizedResponse({ description: 'Not signed in', type: ProblemView }),
          ApiForbiddenResponse({ description: 'Not allowed', type: ProblemView }),
        ];
  return applyDecorators(
    // The Fastify hook checks it before it reads the body.
    routeConfig('access', access),
    SetMetadata(ACCESS, access),
    ApiExtension('x-access', access),
    ...documented,
  );
}

import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiCookieAuth, ApiExtension, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ProblemView } from '../errors/problem.js';
import { routeConfig } from '../http/route-config.js';
import type { Access } from './access.policy.js';

export const ACCESS = 'access';

/** Says who may call a class or method. A route without it is rejected to everybody. */
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
    // Fastify asks too, before it reads the body.
    routeConfig('access', access),
    SetMetadata(ACCESS, access),
    ApiExtension('x-access', access),
    ...documented,
  );
}

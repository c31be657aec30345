import { applyDecorators, SetMetadata } from '@nestjs/common';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import { ApiCookieAuth, ApiExtension, ApiForbiddenResponse, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ProblemView } from '../errors/problem.js';
import type { Access } from './access.policy.js';

export const ACCESS = 'access';

/** Says who may call a class or method. A route without it is refused to everybody. */
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
    atTheDoor(access),
    SetMetadata(ACCESS, access),
    ApiExtension('x-access', access),
    ...documented,
  );
}

/** Tells Fastify too, which asks before it reads the body. What a method says for itself goes before what its class says. */
function atTheDoor(access: Access) {
  return (target: object, _name?: string | symbol, method?: PropertyDescriptor): void => {
    if (method) return tell(method.value as object, access);
    const { prototype } = target as { prototype: object };
    for (const { value } of Object.values(Object.getOwnPropertyDescriptors(prototype)))
      if (typeof value === 'function' && !Reflect.hasMetadata(ACCESS, value)) tell(value as object, access);
  };
}

function tell(handler: object, access: Access): void {
  const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as object | undefined;
  Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...config, access }, handler);
}

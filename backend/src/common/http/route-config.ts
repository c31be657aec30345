import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

type RouteConfig = Partial<FastifyContextConfig>;

/**
 * Sets a field of a route's Fastify configuration. A method's own value takes precedence over its class's.
 */
export function routeConfig<K extends keyof RouteConfig>(
  key: K,
  value: RouteConfig[K],
): ClassDecorator & MethodDecorator {
  return (target: object, _name?: string | symbol, method?: PropertyDescriptor): void => {
    if (method) return extend(method.value as object, { [key]: value });
    const { prototype } = target as { prototype: object };
    for (const { value: handler } of Object.values(Object.getOwnPropertyDescriptors(prototype)))
      if (typeof handler === 'function' && !(key in configOf(handler as object)))
        extend(handler as object, { [key]: value });
  };
}

const configOf = (handler: object): RouteConfig =>
  (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as RouteConfig | undefined) ?? {};

function extend(handler: object, config: RouteConfig): void {
  Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...configOf(handler), ...config }, handler);
}

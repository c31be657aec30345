import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiSecurity } from '@nestjs/swagger';
import { routeConfig } from '../http/route-config.js';
import type { Scope } from './scopes.js';

export const OPEN_TO_KEYS = 'open-to-keys';

/** Name of the security scheme in the API document. */
export const KEY_SCHEME = 'apiKey';

/**
 * Opens a route to API keys that have one of the scopes. Other routes deny keys, except reads of public data
 * (`key.scope-missing`, 403). `test/route-scopes.txt` lists these routes.
 */
export function OpenToKeys(...scopes: [Scope, ...Scope[]]): MethodDecorator {
  return applyDecorators(
    // Fastify checks it before it reads the body.
    routeConfig('scopes', scopes),
    SetMetadata(OPEN_TO_KEYS, scopes),
    ApiExtension('x-scopes', scopes),
    // OpenAPI 3.0 has scopes for OAuth only.
    ApiSecurity(KEY_SCHEME),
  );
}

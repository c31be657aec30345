import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { routeConfig } from '../http/route-config.js';
import type { Scope } from './scopes.js';

export const OPEN_TO_TEST_KEYS = 'open-to-test-keys';

/**
 * Opens a route to test keys with one of the scopes, also one that needs a step-up: in the sandbox there are no persons, and the business
 * of a test key is nobody's (ADR 121). Live keys are denied as without it.
 */
export function OpenToTestKeys(...scopes: [Scope, ...Scope[]]): MethodDecorator {
  return applyDecorators(
    // Fastify checks it before it reads the body.
    routeConfig('testScopes', scopes),
    SetMetadata(OPEN_TO_TEST_KEYS, scopes),
    ApiExtension('x-test-scopes', scopes),
  );
}

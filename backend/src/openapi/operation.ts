import type { OpenAPIObject } from '@nestjs/swagger';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & Record<`x-${string}`, unknown>;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const readsPublicData = (method: string, operation: Operation): boolean =>
  method === 'get' && operation['x-access'] === 'public';

export const scopesOf = (operation: Operation): string[] =>
  (operation['x-scopes'] as string[] | undefined) ?? [];

/** Scopes of which a test key needs one. */
export const testScopesOf = (operation: Operation): string[] =>
  (operation['x-test-scopes'] as string[] | undefined) ?? [];

/** True if an API key may call the operation. */
export const isForKeys = (method: string, operation: Operation): boolean =>
  scopesOf(operation).length > 0 || testScopesOf(operation).length > 0 || readsPublicData(method, operation);

export const has = (operation: Operation, parameter: string): boolean =>
  operation.parameters?.some((one) => 'name' in one && one.name === parameter) ?? false;

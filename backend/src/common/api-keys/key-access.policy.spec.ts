import type { SessionUser } from '../access/session-user.js';
import { assertKeyMayCall, type RouteForKeys } from './key-access.policy.js';
import type { Scope } from './scopes.js';

const caller = (isTest: boolean, ...scopes: Scope[]): SessionUser =>
  ({
    role: 'vendor',
    rights: [],
    staffOf: { vendorId: 1, role: 'manager', rights: ['deals'] },
    apiKey: { id: 1, name: 'Till', scopes, version: '2026-11-26', isTest, clockShift: 0 },
  }) as unknown as SessionUser;

const route = (given: Partial<RouteForKeys> = {}): RouteForKeys => ({
  ...{
    method: 'POST',
    access: 'vendor-owner',
    needsStepUp: true,
    scopes: [],
    testScopes: ['webhooks:write'],
  },
  ...given,
});

const missing = expect.objectContaining({ code: 'key.scope-missing' }) as Error;

describe('a route that is opened to test keys (AK16)', () => {
  it('is open to a test key with the scope, also if it needs a step-up', () => {
    expect(() => assertKeyMayCall(route(), caller(true, 'webhooks:write'))).not.toThrow();
  });

  it('is closed to other test keys and to every live key', () => {
    expect(() => assertKeyMayCall(route(), caller(true, 'deals:write'))).toThrow(missing);
    expect(() => assertKeyMayCall(route(), caller(false, 'webhooks:write'))).toThrow(missing);
    expect(() => assertKeyMayCall(route({ needsStepUp: false }), caller(false, 'webhooks:write'))).toThrow(
      missing,
    );
  });

  it('does not open other routes', () => {
    const other = route({ testScopes: [] });
    expect(() => assertKeyMayCall(other, caller(true, 'webhooks:write'))).toThrow(missing);
    const withScope = route({ needsStepUp: false, access: 'vendor:deals', scopes: ['deals:read'] });
    expect(() => assertKeyMayCall(withScope, caller(false, 'deals:read'))).not.toThrow();
  });
});

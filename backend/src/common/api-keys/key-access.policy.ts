import { type Access, assertAccess } from '../access/access.policy.js';
import type { SessionUser } from '../access/session-user.js';
import { KeyScopeMissing } from './key.errors.js';
import type { Scope } from './scopes.js';

export interface RouteForKeys {
  method: string;
  access: Access;
  needsStepUp: boolean;
  /** Scopes of which a key needs one. */
  scopes: readonly Scope[];
  /** Scopes of which a test key needs one, also if the route needs a step-up. */
  testScopes: readonly Scope[];
}

const READS = new Set(['GET', 'HEAD']);

/**
 * Closed by default: a key may read public data, and call the routes that name one of its scopes. It never
 * does what needs a step-up (rules AK3 and AK4), except a test key on routes that are opened to it (rule AK16).
 * @throws key.scope-missing (403), access.denied (403) for a business on a route of admins and the other way round
 */
export function assertKeyMayCall(route: RouteForKeys, user: SessionUser): void {
  const { method, access, needsStepUp, scopes, testScopes } = route;
  const hasOneOf = (some: readonly Scope[]): boolean =>
    some.some((scope) => user.apiKey?.scopes.includes(scope));
  const forTests = user.apiKey?.isTest ? testScopes : [];
  if (hasOneOf(forTests)) return;
  if (needsStepUp) throw new KeyScopeMissing({ scopes: forTests });
  if (access === 'public' && READS.has(method)) return;
  if (!hasOneOf(scopes)) throw new KeyScopeMissing({ scopes: [...scopes, ...forTests] });
  assertAccess(access, user);
}

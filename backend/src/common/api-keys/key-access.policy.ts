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
}

const READS = new Set(['GET', 'HEAD']);

/**
 * Closed by default: a key may read public data, and call the routes that name one of its scopes. It never
 * does what needs a step-up (rules AK3 and AK4).
 * @throws key.scope-missing (403), access.denied (403) for a business on a route of admins and the other way round
 */
export function assertKeyMayCall(route: RouteForKeys, user: SessionUser): void {
  const { method, access, needsStepUp, scopes } = route;
  if (needsStepUp) throw new KeyScopeMissing({ scopes: [] });
  if (access === 'public' && READS.has(method)) return;
  if (!scopes.some((scope) => user.apiKey?.scopes.includes(scope))) throw new KeyScopeMissing({ scopes });
  assertAccess(access, user);
}

import { type ShopA } from './shop-a.js';

/**
 * Callers: the owner of B; a manager of A and the counter staff of A's other branch; the counter staff of B;
 * a customer; a visitor. A number is the expected status. `own` is a response about the caller's own business
 * without data of A.
 */
export const CALLERS = [
  'ownerOfB',
  'managerOfA',
  'otherCounterOfA',
  'counterOfB',
  'customer',
  'anonymous',
] as const;
export type Caller = (typeof CALLERS)[number];
type Expected = number | 'own';

export interface Call {
  path: string;
  body?: unknown;
}

export interface Row {
  /** A request for an untouched object of A. */
  call: (a: ShopA) => Promise<Call> | Call;
  expected: readonly [Expected, Expected, Expected, Expected, Expected, Expected];
}

/** An object of A that only managers of A can access. */
export const forManagers = (call: Row['call'], done = 200): Row => ({
  call,
  expected: [404, done, 403, 403, 403, 401],
});
/** An object of A that only its owners can access. */
export const forOwners = (call: Row['call']): Row => ({ call, expected: [404, 403, 403, 403, 403, 401] });
/** A request about the caller's own business, for its owners and managers. */
export const ownForManagers = (path: string, body?: unknown, done: Expected = 'own'): Row => ({
  call: () => ({ path, body }),
  expected: ['own', done === 'own' ? 200 : done, 403, 403, 403, 401],
});
/** A request about the caller's own business, for its owners. */
export const ownForOwners = (path: string, body?: unknown): Row => ({
  call: () => ({ path, body }),
  expected: ['own', 403, 403, 403, 403, 401],
});
/** A request about the caller's own business and branch, for all of its staff. */
export const ownForStaff = (path: string): Row => ({
  call: () => ({ path }),
  expected: ['own', 200, 'own', 'own', 403, 401],
});
export const one =
  (make: (a: ShopA) => Promise<number | string>, path: (id: number | string) => string, body?: unknown) =>
  async (a: ShopA): Promise<Call> => ({ path: path(await make(a)), body });

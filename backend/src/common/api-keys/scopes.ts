import type { AdminRight, StaffRight } from '../access/rights.js';

/** What an API key may do (rule AK3). `webhooks:write` is for test keys only (ADR 121). */
export const SCOPES = [
  ...(['deals:read', 'deals:write', 'passes:check', 'passes:redeem', 'redemptions:read'] as const),
  ...(['orders:read', 'reviews:read', 'reviews:reply', 'payouts:read'] as const),
  'webhooks:write',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Scopes that open a route of a business. */
export const BUSINESS_SCOPES = [
  ...(['deals:read', 'deals:write', 'passes:check', 'passes:redeem', 'redemptions:read'] as const),
  ...(['reviews:read', 'reviews:reply', 'payouts:read'] as const),
] as const satisfies readonly Scope[];

/** Scopes of a test key: those of a business, and webhooks, which persons alone manage outside of the sandbox. */
export const TEST_SCOPES = [...BUSINESS_SCOPES, 'webhooks:write'] as const satisfies readonly Scope[];

/** Scopes that open a route of the marketplace. They read only: an admin's decisions are a person's. */
export const MARKETPLACE_SCOPES = [
  'deals:read',
  'orders:read',
  'reviews:read',
  'payouts:read',
] as const satisfies readonly Scope[];

const STAFF_RIGHT: Readonly<Record<Exclude<Scope, 'webhooks:write'>, StaffRight>> = {
  'deals:read': 'deals',
  'deals:write': 'deals',
  'passes:check': 'counter',
  'passes:redeem': 'counter',
  'redemptions:read': 'counter',
  'orders:read': 'money',
  'reviews:read': 'reviews',
  'reviews:reply': 'reviews',
  'payouts:read': 'money',
};

const ADMIN_RIGHT: Partial<Record<Scope, AdminRight>> = {
  'deals:read': 'deals',
  'orders:read': 'payments',
  'reviews:read': 'reviews',
  'payouts:read': 'payouts',
};

/** Rights in the business that a route of these scopes needs. The scopes decide before the rights do. */
export const staffRightsOf = (scopes: readonly Scope[]): StaffRight[] => [
  ...new Set(scopes.flatMap((scope) => (scope === 'webhooks:write' ? [] : STAFF_RIGHT[scope]))),
];

/** Rights in the marketplace that a route of these scopes needs. */
export const adminRightsOf = (scopes: readonly Scope[]): AdminRight[] => [
  ...new Set(scopes.flatMap((scope) => ADMIN_RIGHT[scope] ?? [])),
];

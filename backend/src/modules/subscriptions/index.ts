export { MembershipMissing } from './memberships/membership.errors.js';
export { PlanMissing } from './subscription.errors.js';
export { Entitlements } from './entitlements.service.js';
export { MembershipsService } from './memberships/memberships.service.js';
export { SubscriptionsModule } from './subscriptions.module.js';
export { PLAN_LEDGER_CHECKS } from './plan-orders/plan-ledger-checks.sql.js';

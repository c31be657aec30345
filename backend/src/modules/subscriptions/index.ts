export { MembershipMissing } from './memberships/membership.errors.js';
export { PlanMissing } from './subscription.errors.js';
export { Entitlements } from './entitlements.service.js';
export { MembershipsService } from './memberships.service.js';
export { SubscriptionsModule } from './subscriptions.module.js';

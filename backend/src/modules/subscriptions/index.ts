export { MembershipsService } from './memberships.service.js';
export { SubscriptionsModule } from './subscriptions.module.js';

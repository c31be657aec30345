export { type BoughtLine, BoughtPasses } from './bought-passes.js';
export { LIMIT_REACHED } from './issue.policy.js';
export { type DealLimit, type DealLimits, passesLeft } from './limits/deal-limits.policy.js';
export { limitColumns, livePasses } from './limits/deal-limits.query.js';
export { EXPIRED_REFUND_DAYS, OwedPasses } from './owed-passes.js';
export { PassCodes } from './pass-codes.js';
export { RedemptionsModule } from './redemptions.module.js';

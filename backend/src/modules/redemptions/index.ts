export { type BoughtLine, BoughtPasses } from './bought-passes.service.js';
export { LIMIT_REACHED } from './issue.policy.js';
export { type DealLimit, type DealLimits, passesLeft } from './limits/deal-limits.policy.js';
export { limitColumns, livePasses } from './limits/deal-limits.sql.js';
export { EXPIRED_REFUND_DAYS, OwedPasses } from './owed-passes.service.js';
export { PassCodes } from './pass-codes.service.js';
export { RedemptionsModule } from './redemptions.module.js';

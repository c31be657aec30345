export { type BoughtLine, BoughtPasses } from './issue/bought-passes.service.js';
export { LIMIT_REACHED } from './issue/issue.policy.js';
export { type DealLimit, type DealLimits, passesLeft } from './limits/deal-limits.policy.js';
export { limitColumns, livePasses } from './limits/deal-limits.sql.js';
export { EXPIRED_REFUND_DAYS } from './issue/owed-passes.policy.js';
export { OwedPasses } from './issue/owed-passes.service.js';
export { PassCodes } from './passes/pass-codes.service.js';
export { RedemptionsModule } from './redemptions.module.js';

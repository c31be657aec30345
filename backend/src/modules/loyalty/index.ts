export { BOUND_DAYS } from './invitations/invite-reward.policy.js';
export { InvitableDeals } from './invitations/invitable-deals.port.js';
export { type FirstUse, InviteRewards } from './invitations/invite-rewards.service.js';
export { LoyaltyModule } from './loyalty.module.js';
export { type CompensatedUse, LoyaltyService } from './loyalty.service.js';
export { PointCorrectionsService } from './point-corrections.service.js';
export type { PointsKind } from './points-entry.entity.js';
export {
  MIN_TIMES_MEDIAN,
  mostPoints,
  pointBoundsOf,
  POINTS_PER_RUPEE,
  POINTS_WITHHELD,
  pointsOfUse,
  type PointsWithheld,
  type UseFacts,
} from './points.policy.js';
export { POINTS_LEDGER_CHECKS } from './points-ledger-checks.sql.js';

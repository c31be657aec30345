import { IsIn } from 'class-validator';
import { WholeNumber } from '../../../common/validation/rules.js';
import type { BillingCycle } from '../plan-orders/plan-order.policy.js';

export class ChoosePlanDto {
  /** @example 2 */
  @WholeNumber(1) subscriptionPlanId: number;
  @IsIn(['monthly', 'yearly']) billingCycle: BillingCycle;
}

import { defineError } from '../../../common/errors/app-error.js';

export const PlanOrderMissing = defineError(
  'plan-order.not-found',
  'not-found',
  'There is no such order of a plan.',
);
export const PlanOrderExpired = defineError(
  'plan-order.expired',
  'conflict',
  'This order has expired. Please choose the plan again.',
);
export const PlanOrderPaidAlready = defineError(
  'plan-order.paid-already',
  'conflict',
  'This plan has been paid for already.',
);

import { refusal } from '../../../common/errors/app-error.js';

export const PlanOrderMissing = refusal(
  'plan-order.not-found',
  'not-found',
  'There is no such order of a plan.',
);
export const PlanOrderExpired = refusal(
  'plan-order.expired',
  'conflict',
  'This order has expired. Please choose the plan again.',
);
export const PlanOrderPaidAlready = refusal(
  'plan-order.paid-already',
  'conflict',
  'This plan has been paid for already.',
);

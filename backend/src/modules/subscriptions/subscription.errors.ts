import { defineError } from '../../common/errors/app-error.js';

export const PlanMissing = defineError('plan.not-found', 'not-found', 'There is no such plan.');
export const PlanLimitReached = defineError(
  'plan.limit-reached',
  'conflict',
  'Your plan does not allow more. Please end or pause a deal, or choose a larger plan.',
);
export const PlanLacksAnalytics = defineError(
  'plan.no-analytics',
  'forbidden',
  'Advanced analytics come with the Silver and Gold plans.',
);

export const FreeStaysFree = defineError(
  'plan.free-stays-free',
  'conflict',
  'The free plan costs nothing and is always offered.',
);

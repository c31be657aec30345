import { planOrdersApi as generatedApi } from '../generated/plan-orders';
import { changed, onSuccess, one } from '../tags';

export type * from '../generated/plan-orders';

export const planOrdersApi = generatedApi.enhanceEndpoints({
  endpoints: {
    planOrdersOne: { providesTags: one('PlanOrder') },
    planOrdersPay: {
      invalidatesTags: onSuccess((_payment, { id }) => [
        ...changed('PlanOrder', id),
        'OwnMembership',
        'Payment',
        'Subscription',
      ]),
    },
  },
});

export const { usePlanOrdersOneQuery, usePlanOrdersPayMutation } = planOrdersApi;

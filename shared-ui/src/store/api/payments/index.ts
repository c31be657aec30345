import { paymentsApi as generatedApi, type PaymentView } from '../generated/payments';
import { formOf } from '../form-of';
import { changed, onSuccess, one } from '../tags';

export type * from '../generated/payments';

export const paymentsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    paymentsOne: { providesTags: one('Payment') },
    paymentsConfirm: {
      invalidatesTags: onSuccess((_payment, { id }) => [
        ...changed('Payment', id),
        'OwnMembership',
        'PlanOrder',
        'Session',
        'Subscription',
      ]),
    },
  },
});

export const {
  usePaymentsCallbackMutation,
  usePaymentsOfferedQuery,
  usePaymentsOneQuery,
  usePaymentsConfirmMutation,
  useSlipsSendMutation,
} = paymentsApi;

/** Upload of a bank slip; the generated call sends JSON only. */
export const { useSendSlipMutation } = paymentsApi.injectEndpoints({
  endpoints: (build) => ({
    sendSlip: build.mutation<PaymentView, { id: string; file: File }>({
      query: ({ id, file }) => ({ url: `/api/payments/${id}/slip`, method: 'POST', body: formOf({ file }) }),
    }),
  }),
});

import { api } from 'shared-ui/store';
import type { PaymentView } from 'shared-ui/api/payments';

/** The generated client speaks JSON alone. */
export const { useSendSlipMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    sendSlip: build.mutation<PaymentView, { id: string; file: File }>({
      query: ({ id, file }) => {
        const body = new FormData();
        body.set('file', file);
        return { url: `/api/payments/${id}/slip`, method: 'POST', body };
      },
    }),
  }),
});

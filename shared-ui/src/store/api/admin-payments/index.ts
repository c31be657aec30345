import {
  adminPaymentsApi as generatedApi,
  type AdminPaymentRowView,
  type AdminRefundRowView,
} from '../generated/admin-payments';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { MONEY_TAGS, always, onSuccess, one } from '../tags';

export type * from '../generated/admin-payments';

export const adminPaymentsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminPaymentListsPayments: { providesTags: ['Payment'] },
    adminPaymentListsRefunds: { providesTags: ['Refund'] },
    adminPaymentListsOrder: { providesTags: one('Order') },
    adminPaymentsOne: { providesTags: ['Payment'] },
    adminReconciliationRead: { providesTags: ['Payment', 'Settlement'] },
    adminPaymentsAttend: { invalidatesTags: onSuccess(MONEY_TAGS) },
    adminPaymentsCloseRefund: { invalidatesTags: onSuccess(MONEY_TAGS) },
    adminPaymentsConfirmTransfer: { invalidatesTags: onSuccess(MONEY_TAGS) },
    adminPaymentsLookUp: { invalidatesTags: onSuccess(MONEY_TAGS) },
    adminPaymentsRefundOrder: { invalidatesTags: onSuccess(MONEY_TAGS) },
  },
});

export const {
  useAdminPaymentListsOrderQuery,
  useAdminPaymentsRefundOrderMutation,
  useAdminPaymentListsPaymentsQuery,
  useAdminPaymentListsPaymentsTableQuery,
  useAdminPaymentsOneQuery,
  useAdminPaymentsAttendMutation,
  useAdminPaymentsConfirmTransferMutation,
  useAdminPaymentsLookUpMutation,
  useAdminPaymentsSlipQuery,
  useAdminReconciliationReadQuery,
  useAdminReconciliationTableQuery,
  useAdminPaymentListsRefundsQuery,
  useAdminPaymentListsRefundsTableQuery,
  useAdminPaymentsCloseRefundMutation,
} = adminPaymentsApi;

/** Queries of one page of payments or refunds, with the total count. */
export const { usePaymentPageQuery, useRefundPageQuery } = adminPaymentsApi.injectEndpoints({
  endpoints: (build) => ({
    paymentPage: build.query<Page<AdminPaymentRowView>, ListQuery>(
      onePageQuery('/api/admin/payments', always('Payment')),
    ),
    refundPage: build.query<Page<AdminRefundRowView>, ListQuery>(
      onePageQuery('/api/admin/refunds', always('Refund')),
    ),
  }),
});

import {
  adminPaymentsApi,
  type AdminPaymentRowView,
  type AdminRefundRowView,
} from 'shared-ui/api/admin-payments';
import {
  adminVendorAccountsApi,
  type AdminPayoutView,
  type AdminStatementView,
  type BalanceView,
} from 'shared-ui/api/admin-vendor-accounts';
import {
  adminSettlementsApi,
  type SettlementDifferenceView,
  type SettlementView,
} from 'shared-ui/api/admin-settlements';
import type { Page } from 'shared-ui/platform';
import { pageOf } from 'shared-ui/dashboard';

type Asked = Record<string, string | undefined>;

/** Payments and refunds, page by page, with their count. */
export const { usePaymentPageQuery, useRefundPageQuery } = adminPaymentsApi.injectEndpoints({
  endpoints: (build) => ({
    paymentPage: build.query<Page<AdminPaymentRowView>, Asked>(
      pageOf('/api/admin/payments', 'admin-payments'),
    ),
    refundPage: build.query<Page<AdminRefundRowView>, Asked>(pageOf('/api/admin/refunds', 'admin-payments')),
  }),
});

/** What businesses are owed and were paid, page by page. */
export const { useBalancePageQuery, useStatementPageQuery, usePayoutPageQuery } =
  adminVendorAccountsApi.injectEndpoints({
    endpoints: (build) => ({
      balancePage: build.query<Page<BalanceView>, Asked>(
        pageOf('/api/admin/balances', 'admin-vendor-accounts'),
      ),
      statementPage: build.query<Page<AdminStatementView>, Asked>(
        pageOf('/api/admin/statements', 'admin-vendor-accounts'),
      ),
      payoutPage: build.query<Page<AdminPayoutView>, Asked>(
        pageOf('/api/admin/payouts', 'admin-vendor-accounts'),
      ),
    }),
  });

/** Settlement files and what they differ by, page by page; and the import, for which the generated client speaks JSON alone. */
export const { useSettlementPageQuery, useDifferencePageQuery, useImportSettlementMutation } =
  adminSettlementsApi.injectEndpoints({
    endpoints: (build) => ({
      settlementPage: build.query<Page<SettlementView>, Asked>(
        pageOf('/api/admin/settlements', 'admin-settlements'),
      ),
      differencePage: build.query<Page<SettlementDifferenceView>, Asked>(
        pageOf('/api/admin/settlement-differences', 'admin-settlements'),
      ),
      importSettlement: build.mutation<SettlementView, { gateway: SettlementView['gateway']; file: File }>({
        query: ({ gateway, file }) => {
          const body = new FormData();
          body.set('file', file);
          return { url: `/api/admin/settlements/${gateway}`, method: 'POST', body };
        },
        invalidatesTags: (_done, failure) =>
          failure ? [] : ['admin-settlements', 'admin-payments', 'admin-overview'],
      }),
    }),
  });

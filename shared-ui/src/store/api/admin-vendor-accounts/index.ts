import {
  adminVendorAccountsApi as generatedApi,
  type AdminPayoutView,
  type AdminStatementView,
  type BalanceView,
} from '../generated/admin-vendor-accounts';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { MONEY_TAGS, always, onSuccess } from '../tags';

export type * from '../generated/admin-vendor-accounts';

export const adminVendorAccountsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminVendorAccountsBalances: { providesTags: ['Balance'] },
    adminVendorAccountsPayouts: { providesTags: ['Payout'] },
    adminVendorAccountsStatements: { providesTags: ['Statement'] },
    adminVendorAccountsPay: { invalidatesTags: onSuccess(MONEY_TAGS) },
  },
});

export const {
  useAdminVendorAccountsBalancesQuery,
  useAdminVendorAccountsPayoutsQuery,
  useAdminVendorAccountsStatementsQuery,
  useAdminVendorAccountsPayMutation,
} = adminVendorAccountsApi;

/** Queries of one page of balances, statements or payouts of all businesses, with the total count. */
export const { useBalancePageQuery, useStatementPageQuery, usePayoutPageQuery } =
  adminVendorAccountsApi.injectEndpoints({
    endpoints: (build) => ({
      balancePage: build.query<Page<BalanceView>, ListQuery>(
        onePageQuery('/api/admin/balances', always('Balance')),
      ),
      statementPage: build.query<Page<AdminStatementView>, ListQuery>(
        onePageQuery('/api/admin/statements', always('Statement')),
      ),
      payoutPage: build.query<Page<AdminPayoutView>, ListQuery>(
        onePageQuery('/api/admin/payouts', always('Payout')),
      ),
    }),
  });

import {
  vendorAccountApi as generatedApi,
  type OwnAccountStatementsApiArg,
  type OwnPayoutView,
  type StatementView,
} from '../generated/vendor-account';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { always, onSuccess, one } from '../tags';

export type * from '../generated/vendor-account';

export const vendorAccountApi = generatedApi.enhanceEndpoints({
  endpoints: {
    ownAccountBalance: { providesTags: ['Balance', 'PayoutAccount'] },
    ownAccountPayouts: { providesTags: ['Payout'] },
    ownAccountStatements: { providesTags: ['Statement'] },
    ownPayoutsNext: { providesTags: ['Payout', 'PayoutAccount'] },
    ownPayoutsOne: { providesTags: one('Payout') },
    payoutAccountOne: { providesTags: ['PayoutAccount'] },
    payoutAccountConfirm: { invalidatesTags: onSuccess(['PayoutAccount']) },
    payoutAccountSet: { invalidatesTags: onSuccess(['PayoutAccount']) },
  },
});

export const {
  useOwnAccountBalanceQuery,
  usePayoutAccountOneQuery,
  usePayoutAccountConfirmMutation,
  usePayoutAccountSetMutation,
  useOwnAccountPayoutsQuery,
  useOwnPayoutsNextQuery,
  useOwnPayoutsOneQuery,
  useOwnPayoutsTableQuery,
  useOwnAccountStatementsQuery,
  useOwnAccountTableQuery,
} = vendorAccountApi;

/** Infinite queries of the daily statements and the payouts of the business. */
export const { useStatementPagesInfiniteQuery, usePayoutPagesInfiniteQuery } =
  vendorAccountApi.injectEndpoints({
    endpoints: (build) => ({
      statementPages: build.infiniteQuery<
        Page<StatementView>,
        Omit<OwnAccountStatementsApiArg, 'cursor'>,
        string
      >(pagedQuery('/api/vendors/me/statements', always('Statement'))),
      payoutPages: build.infiniteQuery<Page<OwnPayoutView>, undefined, string>(
        pagedQuery('/api/vendors/me/payouts', always('Payout')),
      ),
    }),
  });

import { redemptionsApi, type PassView, type RedemptionsMineApiArg } from '../generated/redemptions';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { rowsOf } from '../tags';

/** Infinite query of the customer's passes, with the total count. */
export const { usePassPagesInfiniteQuery } = redemptionsApi.injectEndpoints({
  endpoints: (build) => ({
    passPages: build.infiniteQuery<Page<PassView>, Omit<RedemptionsMineApiArg, 'cursor'>, string>(
      pagedQuery('/api/redemptions/me', rowsOf('Pass')),
    ),
  }),
});

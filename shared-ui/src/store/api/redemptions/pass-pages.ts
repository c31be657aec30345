import { redemptionsApi, type PassView, type RedemptionsMineApiArg } from '../generated/redemptions';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { rowsOf } from '../tags';

/** The customer's own passes, page by page, with their count. */
export const { usePassPagesInfiniteQuery } = redemptionsApi.injectEndpoints({
  endpoints: (build) => ({
    passPages: build.infiniteQuery<Page<PassView>, Omit<RedemptionsMineApiArg, 'cursor'>, string>(
      pagedQuery('/api/redemptions/me', rowsOf('Pass')),
    ),
  }),
});

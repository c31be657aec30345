import { honourApi, type HonourCaseRowView } from '../generated/honour';
import type { Page } from '../page';
import { pagedQuery } from '../paged-query';
import { rowsOf } from '../tags';

interface OwnCases {
  /** The part of the caller; by default that of the business. */
  as?: 'customer' | 'business';
  status?: 'open' | 'closed';
}

interface AdminCases {
  status?: 'to-decide' | 'open' | 'closed';
}

/** Infinite queries of cases: of the caller or the caller's business, and of all businesses for admins. */
export const { useCasePagesInfiniteQuery, useAdminCasePagesInfiniteQuery } = honourApi.injectEndpoints({
  endpoints: (build) => ({
    casePages: build.infiniteQuery<Page<HonourCaseRowView>, OwnCases, string>(
      pagedQuery('/api/honour/cases', rowsOf('Case')),
    ),
    adminCasePages: build.infiniteQuery<Page<HonourCaseRowView>, AdminCases, string>(
      pagedQuery('/api/admin/cases', rowsOf('Case')),
    ),
  }),
});

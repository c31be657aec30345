import {
  adminSettlementsApi as generatedApi,
  type SettlementDifferenceView,
  type SettlementView,
} from '../generated/admin-settlements';
import { formOf } from '../form-of';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { always, onSuccess } from '../tags';

export type * from '../generated/admin-settlements';

export const adminSettlementsApi = generatedApi.enhanceEndpoints({
  endpoints: {
    adminSettlementsList: { providesTags: ['Settlement'] },
    adminSettlementsDifferences: { providesTags: ['Settlement'] },
    adminSettlementsImport: { invalidatesTags: onSuccess(['Settlement', 'Payment', 'Overview']) },
    adminSettlementsResolve: { invalidatesTags: onSuccess(['Settlement', 'Payment', 'Overview']) },
  },
});

export const {
  useAdminSettlementsDifferencesQuery,
  useAdminSettlementsResolveMutation,
  useAdminSettlementsListQuery,
  useAdminSettlementsTableQuery,
  useAdminSettlementsImportMutation,
} = adminSettlementsApi;

/**
 * Queries of one page of settlement files or differences; and the upload of a settlement file, because the generated call sends
 * JSON only.
 */
export const { useSettlementPageQuery, useDifferencePageQuery, useImportSettlementMutation } =
  adminSettlementsApi.injectEndpoints({
    endpoints: (build) => ({
      settlementPage: build.query<Page<SettlementView>, ListQuery>(
        onePageQuery('/api/admin/settlements', always('Settlement')),
      ),
      differencePage: build.query<Page<SettlementDifferenceView>, ListQuery>(
        onePageQuery('/api/admin/settlement-differences', always('Settlement')),
      ),
      importSettlement: build.mutation<SettlementView, { gateway: SettlementView['gateway']; file: File }>({
        query: ({ gateway, file }) => ({
          url: `/api/admin/settlements/${gateway}`,
          method: 'POST',
          body: formOf({ file }),
        }),
        invalidatesTags: onSuccess(['Settlement', 'Payment', 'Overview']),
      }),
    }),
  });

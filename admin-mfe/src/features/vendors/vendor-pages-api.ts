import { adminApi, type AdminVendorView } from 'shared-ui/api/admin';
import type { Page } from 'shared-ui/platform';
import { pageOf } from 'shared-ui/dashboard';

/** The list of businesses, page by page, with its count. */
export const { useVendorPageQuery } = adminApi.injectEndpoints({
  endpoints: (build) => ({
    vendorPage: build.query<Page<AdminVendorView>, Record<string, string | undefined>>(
      pageOf('/api/admin/vendors', 'admin'),
    ),
  }),
});

import { adminAuditApi, type AuditEntryView } from 'shared-ui/api/admin-audit';
import type { Page } from 'shared-ui/platform';
import { pageOf } from 'shared-ui/dashboard';

export const { useAuditPageQuery } = adminAuditApi.injectEndpoints({
  endpoints: (build) => ({
    auditPage: build.query<Page<AuditEntryView>, Record<string, string | undefined>>({
      ...pageOf<AuditEntryView, 'admin-audit'>('/api/admin/audit', 'admin-audit'),
      // Every act of the console changes it.
      keepUnusedDataFor: 0,
    }),
  }),
});

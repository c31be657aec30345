import { adminAuditApi, type AuditEntryView } from '../generated/admin-audit';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { noTags } from '../tags';

export * from '../generated/admin-audit';

/** Query of one page of the audit log. Every change in the console adds entries, so the query is not cached. */
export const { useAuditPageQuery } = adminAuditApi.injectEndpoints({
  endpoints: (build) => ({
    auditPage: build.query<Page<AuditEntryView>, ListQuery>({
      ...onePageQuery<AuditEntryView, ListQuery>('/api/admin/audit', noTags),
      keepUnusedDataFor: 0,
    }),
  }),
});

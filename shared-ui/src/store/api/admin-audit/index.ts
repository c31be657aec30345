import { adminAuditApi, type AuditEntryView } from '../generated/admin-audit';
import type { Page } from '../page';
import { type ListQuery, onePageQuery } from '../paged-query';
import { noTags } from '../tags';

export * from '../generated/admin-audit';

/** A page of the audit log. Every change of the console adds to it, so that it is read again whenever it is shown. */
export const { useAuditPageQuery } = adminAuditApi.injectEndpoints({
  endpoints: (build) => ({
    auditPage: build.query<Page<AuditEntryView>, ListQuery>({
      ...onePageQuery<AuditEntryView, ListQuery>('/api/admin/audit', noTags),
      keepUnusedDataFor: 0,
    }),
  }),
});

import { api } from "shared-ui/store";
import type {
  AuditEntryView,
} from "./types";
export type {
  AuditActorView,
  AuditEntryView,
  AuditKeyView,
  ProblemFieldView,
  ProblemView,
} from "./types";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    auditLogList: build.query<AuditLogListApiResponse, AuditLogListApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit`,
        params: {
          limit: queryArg.limit,
          actor: queryArg.actor,
          from: queryArg["from"],
          to: queryArg.to,
          action: queryArg.action,
          subjectType: queryArg.subjectType,
          subjectId: queryArg.subjectId,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
        },
      }),
    }),
    auditLogActions: build.query<
      AuditLogActionsApiResponse,
      AuditLogActionsApiArg
    >({
      query: () => ({ url: `/api/admin/audit/actions` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminAuditApi };
export type AuditLogListApiResponse = /** status 200  */ AuditEntryView[];
export type AuditLogListApiArg = {
  /** Number of rows, 1 to 100. */
  limit?: number;
  /** Account of the actor. */
  actor?: number;
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  /** Such as `deal.approved`. */
  action?: string;
  /** Such as `deal`. */
  subjectType?: string;
  subjectId?: string;
  sort?: "newest" | "oldest";
  /** Start of the page: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
};
export type AuditLogActionsApiResponse = /** status 200  */ string[];
export type AuditLogActionsApiArg = void;
export const { useAuditLogListQuery, useAuditLogActionsQuery } = injectedRtkApi;

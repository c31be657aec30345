import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      auditLogList: build.query<AuditLogListApiResponse, AuditLogListApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/audit`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            actor: queryArg.actor,
            action: queryArg.action,
            subjectType: queryArg.subjectType,
            subjectId: queryArg.subjectId,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin-audit"],
      }),
      auditLogActions: build.query<
        AuditLogActionsApiResponse,
        AuditLogActionsApiArg
      >({
        query: () => ({ url: `/api/admin/audit/actions` }),
        providesTags: ["admin-audit"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminAuditApi };
export type AuditLogListApiResponse = /** status 200  */ AuditEntryView[];
export type AuditLogListApiArg = {
  /** How many rows, 1 to 100. */
  limit?: number;
  /** Where the page begins: the `cursor` of the previous page's `Link` header. */
  cursor?: string;
  /** The account of who did it. */
  actor?: number;
  /** Such as `deal.approved`. */
  action?: string;
  /** Such as `deal`. */
  subjectType?: string;
  subjectId?: string;
  /** First day in Nepal. */
  from?: string;
  /** Last day in Nepal, included. */
  to?: string;
  sort?: "newest" | "oldest";
};
export type AuditLogActionsApiResponse = /** status 200  */ string[];
export type AuditLogActionsApiArg = void;
export type AuditActorView = {
  id: number;
  /** `#` and the id where the person is not kept any more. */
  name: string;
};
export type AuditEntryView = {
  id: number;
  at: string;
  /** Null for what the system or who runs it did. */
  actor: AuditActorView | null;
  action: string;
  subjectType: string;
  subjectId: string;
  before: {
    [key: string]: any;
  } | null;
  after: {
    [key: string]: any;
  } | null;
  requestId: string | null;
};
export type ProblemFieldView = {
  field: string;
  message: string;
};
export type ProblemView = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** The sentence for people. */
  message: string;
  /** Stable, for programs. */
  code: string;
  requestId: string;
  errors?: ProblemFieldView[];
  /** The state that forbids it. */
  currentState?: string;
  /** The version that is newer than the one sent. */
  currentVersion?: number;
  /** When the code was used. */
  usedAt?: string;
  usedAtBranch?: string | null;
  usedBy?: string | null;
  expiredAt?: string;
  /** Whole rupees. */
  minimumBill?: number;
};
export const { useAuditLogListQuery, useAuditLogActionsQuery } = injectedRtkApi;

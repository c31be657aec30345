import { api } from "shared-ui/store";
const injectedRtkApi = api.injectEndpoints({
    endpoints: (build) => ({
      adminOverviewWaiting: build.query<
        AdminOverviewWaitingApiResponse,
        AdminOverviewWaitingApiArg
      >({
        query: () => ({ url: `/api/admin/overview` }),
        providesTags: ["admin-overview"],
      }),
      adminOverviewActivity: build.query<
        AdminOverviewActivityApiResponse,
        AdminOverviewActivityApiArg
      >({
        query: () => ({ url: `/api/admin/overview/activity` }),
        providesTags: ["admin-overview"],
      }),
      adminOverviewHealth: build.query<
        AdminOverviewHealthApiResponse,
        AdminOverviewHealthApiArg
      >({
        query: () => ({ url: `/api/admin/overview/health` }),
        providesTags: ["admin-overview"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminOverviewApi };
export type AdminOverviewWaitingApiResponse =
  /** status 200  */ AdminOverviewView;
export type AdminOverviewWaitingApiArg = void;
export type AdminOverviewActivityApiResponse =
  /** status 200  */ RecentActivityView;
export type AdminOverviewActivityApiArg = void;
export type AdminOverviewHealthApiResponse =
  /** status 200  */ SystemHealthView;
export type AdminOverviewHealthApiArg = void;
export type QueueView = {
  count: number;
  /** Since when the one that waits longest does; null when nothing waits. */
  oldestAt: string | null;
};
export type AdminOverviewView = {
  totalUsers: number;
  deals: QueueView;
  /** Changes of deals that are live. */
  revisions: QueueView;
  vendors: QueueView;
  /** Reviews that somebody reported. */
  reviews: QueueView;
  /** Messages that nobody has answered. */
  messages: QueueView;
  /** Payments that need somebody: a wrong amount, a transfer that waits, or open for longer than an hour. */
  payments: QueueView;
  /** Refunds that no gateway makes. */
  refunds: QueueView;
  /** Payouts and refunds that need a second admin. */
  approvals: QueueView;
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
export type ActivityView = {
  signUps: number;
  passesIssued: number;
  /** Without those that were taken back. */
  passesUsed: number;
  /** By the day on which they were submitted last. */
  dealsSubmitted: number;
  reviews: number;
};
export type ActivityDayView = {
  signUps: number;
  passesIssued: number;
  /** Without those that were taken back. */
  passesUsed: number;
  /** By the day on which they were submitted last. */
  dealsSubmitted: number;
  reviews: number;
  /** Nepal's. */
  date: string;
};
export type RecentActivityView = {
  /** Until when it was counted. */
  at: string;
  /** Since midnight in Nepal. */
  today: ActivityView;
  /** The same weekday a week before, until the same time of day. */
  weekBefore: ActivityView;
  /** The last 14 days, today last. */
  days: ActivityDayView[];
};
export type DatabaseHealthView = {
  version: string;
  bytes: number;
  /** Milliseconds that this answer took. */
  milliseconds: number;
};
export type EventsHealthView = {
  waiting: number;
  /** Age of the oldest event that was not delivered; 0 without one. */
  lagSeconds: number;
  /** Tried at least once, in vain. */
  failing: number;
  /** Tried so often that the next try is an hour away. */
  stuck: number;
  /** Of the event that fails longest, without addresses. */
  lastError: string | null;
};
export type MailHealthView = {
  lastSentAt: string | null;
  sentToday: number;
  failing: number;
};
export type GatewayHealthView = {
  gateway: string;
  /** `open`: it failed repeatedly and is not called; `half-open`: the next call shows whether it has recovered. */
  state: "closed" | "half-open" | "open";
  /** Since when, as the instance reported that changed it last; null when it never changed. */
  changedAt: string | null;
  /** Null while it is closed. */
  lastFailure: string | null;
};
export type CleanupTaskView = {
  name: string;
  doneAt: string | null;
  /** Null while it works. */
  failingSince: string | null;
  lastError: string | null;
};
export type CacheHealthView = {
  /** Whether this server may answer from memory. */
  isUsable: boolean;
  entries: number;
  hits: number;
  misses: number;
};
export type ServerHealthView = {
  version: string;
  /** Of the server that answered. */
  uptimeSeconds: number;
};
export type SystemHealthView = {
  database: DatabaseHealthView;
  events: EventsHealthView;
  mail: MailHealthView;
  gateways: GatewayHealthView[];
  /** Deletion of old rows; a task that has never run is left out. */
  cleanup: CleanupTaskView[];
  cache: CacheHealthView;
  server: ServerHealthView;
};
export const {
  useAdminOverviewWaitingQuery,
  useAdminOverviewActivityQuery,
  useAdminOverviewHealthQuery,
} = injectedRtkApi;

/** Queue of entries that wait for admins. */
export class QueueView {
  count: number;
  /** Start of the longest wait; null for an empty queue. */
  oldestAt: string | null;
}

/** Sizes of the queues and number of users. */
export class AdminOverviewView {
  totalUsers: number;
  deals: QueueView;
  /** Changes of live deals. */
  revisions: QueueView;
  vendors: QueueView;
  /** Reported reviews. */
  reviews: QueueView;
  /** Messages without a reply. */
  messages: QueueView;
  /** Payments in the review queue: a wrong amount, a pending transfer, or open for more than an hour. */
  payments: QueueView;
  /** Refunds that no gateway can make. */
  refunds: QueueView;
  /** Payouts and refunds that need a second admin. */
  approvals: QueueView;
}

/** Counts of activity in a period. */
export class ActivityView {
  signUps: number;
  passesIssued: number;
  /** Without voided ones. */
  passesUsed: number;
  /** By the day of their latest submission. */
  dealsSubmitted: number;
  reviews: number;
}

export class ActivityDayView extends ActivityView {
  /** Day in Nepal. */
  date: string;
}

/** Activity of today and the days before. */
export class RecentActivityView {
  /** Time of the count. */
  at: string;
  /** Since midnight in Nepal. */
  today: ActivityView;
  /** The same weekday a week before, until the same time of day. */
  weekBefore: ActivityView;
  /** The last 14 days, today last. */
  days: ActivityDayView[];
}

export class DatabaseHealthView {
  version: string;
  bytes: number;
  /** Milliseconds of this query. */
  milliseconds: number;
}

export class EventsHealthView {
  waiting: number;
  /** Age of the oldest undelivered event; 0 without one. */
  lagSeconds: number;
  /** Events with at least one failed attempt. */
  failing: number;
  /** Events with so many failed attempts that they are retried once an hour. */
  stuck: number;
  /** Error of the event that has failed longest, without addresses. */
  lastError: string | null;
}

export class MailHealthView {
  lastSentAt: string | null;
  sentToday: number;
  failing: number;
}

export class CacheHealthView {
  /** True if this server may serve responses from its cache. */
  isUsable: boolean;
  entries: number;
  hits: number;
  misses: number;
}

export class ServerHealthView {
  version: string;
  /** Uptime of the responding server. */
  uptimeSeconds: number;
}

export class GatewayHealthView {
  /** @example 'khalti' */
  gateway: string;
  /** `open`: it failed repeatedly and is not called; `half-open`: the next call shows whether it has recovered. */
  state: 'closed' | 'half-open' | 'open';
  /** Time of the last state change, as reported by the instance that changed it; null without a change. */
  changedAt: string | null;
  /** Null while the circuit is closed. */
  lastFailure: string | null;
}

export class CleanupTaskView {
  /** @example 'sessions' */
  name: string;
  doneAt: string | null;
  /** Null while the task succeeds. */
  failingSince: string | null;
  lastError: string | null;
}

export class SystemHealthView {
  database: DatabaseHealthView;
  events: EventsHealthView;
  mail: MailHealthView;
  gateways: GatewayHealthView[];
  /** Deletion of old rows; a task that has never run is left out. */
  cleanup: CleanupTaskView[];
  cache: CacheHealthView;
  server: ServerHealthView;
}

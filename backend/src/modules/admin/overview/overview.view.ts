/** What waits for admins in one place. */
export class QueueView {
  count: number;
  /** Since when the one that waits longest does; null when nothing waits. */
  oldestAt: string | null;
}

/** What waits, and how many people there are. */
export class AdminOverviewView {
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
}

/** What happened in some time. */
export class ActivityView {
  signUps: number;
  passesIssued: number;
  /** Without those that were taken back. */
  passesUsed: number;
  /** By the day on which they were submitted last. */
  dealsSubmitted: number;
  reviews: number;
}

export class ActivityDayView extends ActivityView {
  /** Nepal's. */
  date: string;
}

/** Today and the days before it. */
export class RecentActivityView {
  /** Until when it was counted. */
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
  /** Milliseconds that this answer took. */
  milliseconds: number;
}

export class EventsHealthView {
  waiting: number;
  /** Age of the oldest event that was not delivered; 0 without one. */
  lagSeconds: number;
  /** Tried at least once, in vain. */
  failing: number;
  /** Tried so often that the next try is an hour away. */
  stuck: number;
  /** Of the event that fails longest, without addresses. */
  lastError: string | null;
}

export class MailHealthView {
  lastSentAt: string | null;
  sentToday: number;
  failing: number;
}

export class CacheHealthView {
  /** Whether this server may answer from memory. */
  isUsable: boolean;
  entries: number;
  hits: number;
  misses: number;
}

export class ServerHealthView {
  version: string;
  /** Of the server that answered. */
  uptimeSeconds: number;
}

export class GatewayHealthView {
  /** @example 'khalti' */
  gateway: string;
  /** `open`: it failed repeatedly and is not called; `half-open`: the next call shows whether it has recovered. */
  state: 'closed' | 'half-open' | 'open';
  /** Since when, as the instance reported that changed it last; null when it never changed. */
  changedAt: string | null;
  /** Null while it is closed. */
  lastFailure: string | null;
}

export class CleanupTaskView {
  /** @example 'sessions' */
  name: string;
  doneAt: string | null;
  /** Null while it works. */
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

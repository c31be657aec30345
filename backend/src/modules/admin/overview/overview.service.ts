import { Injectable } from '@nestjs/common';
import type { AdminRight } from '../../../common/access/rights.js';
import { PublicCache } from '../../../common/http-cache/public-cache.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { version } from '../../../config/version.js';
import { Gateways } from '../../payments/index.js';
import { HEALTH, OVERVIEW, RECENT_ACTIVITY } from './overview.sql.js';
import type { AdminOverviewView, QueueView, RecentActivityView, SystemHealthView } from './overview.view.js';

const EMPTY: QueueView = { count: 0, oldestAt: null };

const RIGHT_OF_QUEUE: readonly [Exclude<keyof AdminOverviewView, 'totalUsers'>, AdminRight][] = [
  ['deals', 'deals'],
  ['revisions', 'deals'],
  ['vendors', 'businesses'],
  ['reviews', 'reviews'],
  ['messages', 'messages'],
  ['payments', 'payments'],
  ['refunds', 'refunds'],
  ['approvals', 'payments'],
];

/** Data of the overview for admins. Each read is one statement. */
@Injectable()
export class OverviewService {
  constructor(
    private readonly transactions: Transactions,
    private readonly cache: PublicCache,
    private readonly clock: Clock,
    private readonly gateways: Gateways,
  ) {}

  /** Queues that need another right are empty. */
  async waiting(rights: readonly AdminRight[]): Promise<AdminOverviewView> {
    const overview = await this.row<AdminOverviewView>(OVERVIEW);
    const hidden = RIGHT_OF_QUEUE.filter(([, right]) => !rights.includes(right));
    return { ...overview, ...Object.fromEntries(hidden.map(([queue]) => [queue, EMPTY])) };
  }

  activity(): Promise<RecentActivityView> {
    const now = this.clock.now();
    return this.row<RecentActivityView>(RECENT_ACTIVITY, [now, nepalDay(now)]);
  }

  async health(): Promise<SystemHealthView> {
    const began = performance.now();
    const { database, events, mail, gateways, cleanup } = await this.row<SystemHealthView>(HEALTH, [
      nepalDay(this.clock.now()),
      this.gateways.names.filter((name) => name !== 'bank-transfer'),
    ]);
    const { hits, misses, state } = this.cache;
    return {
      database: { ...database, milliseconds: Math.round(performance.now() - began) },
      events,
      mail,
      gateways,
      cleanup,
      cache: { ...state, hits, misses },
      server: { version, uptimeSeconds: Math.round(process.uptime()) },
    };
  }

  private async row<View>(sql: string, values: unknown[] = []): Promise<View> {
    const [row] = await this.transactions.query<View>(sql, values);
    if (!row) throw new Error('The overview answered nothing.');
    return row;
  }
}

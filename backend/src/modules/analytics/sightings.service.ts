import { Injectable } from '@nestjs/common';
import { isbot } from 'isbot';
import type { SessionUser } from '../../common/access/session-user.js';
import { Clock } from '../../common/time/clock.js';
import { nepalDay } from '../../common/time/nepal-day.js';
import { Transactions } from '../../common/transactions/transactions.js';
import type { SightingDto } from './dto/events.dto.js';
import { Visitors } from './visitors.service.js';

export interface Visit {
  user: SessionUser | null;
  address: string;
  agent: string;
  /** What the browser says this request is for, such as `prefetch;prerender`. */
  purpose: string;
}

/** $1 deals, $2 kinds, $3 day, $4 visitor, $5 the business the visitor works for. */
const KEEP = `
  INSERT INTO deal_sightings (deal_id, day, kind, visitor)
  SELECT d.id, $3::date, seen.kind, $4 FROM unnest($1::int[], $2::text[]) AS seen(deal_id, kind)
  JOIN deals d ON d.id = seen.deal_id AND d.moderation_status = 'approved' AND d.vendor_id IS DISTINCT FROM $5::int
  ON CONFLICT DO NOTHING`;

/** Counts who saw a deal (rules V1 to V3). */
@Injectable()
export class SightingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly visitors: Visitors,
    private readonly clock: Clock,
  ) {}

  /** Bots, prerendered pages and the business itself are not counted; nobody is told. */
  async keep(visit: Visit, sightings: readonly SightingDto[]): Promise<void> {
    if (isbot(visit.agent) || /prerender|prefetch/i.test(visit.purpose)) return;
    const now = this.clock.now();
    const visitor = await this.visitors.idOf({ ...visit, userId: visit.user?.id ?? null }, now);
    await this.transactions.query(KEEP, [
      sightings.map(({ dealId }) => dealId),
      sightings.map(({ kind }) => kind),
      nepalDay(now),
      visitor,
      visit.user?.staffOf?.vendorId ?? null,
    ]);
  }
}

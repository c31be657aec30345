import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealAlreadyFeatured } from '../deal.errors.js';
import type { FeaturedPlace } from './featured-place.js';

export interface Slot {
  place: FeaturedPlace;
  from: Date;
  /** Null: until the deal ends. */
  until: Date | null;
}

/** When and where deals are shown on the home page. A slot ends by itself: whether it runs is derived from the time. */
@Injectable()
export class FeaturedSlots {
  constructor(private readonly transactions: Transactions) {}

  /** Whether a slot runs or is yet to come. */
  async isBooked(dealId: number): Promise<boolean> {
    const rows = await this.transactions.query(
      'SELECT 1 FROM featured_slots WHERE deal_id = $1 AND (ends_at IS NULL OR ends_at > now()) LIMIT 1',
      [dealId],
    );
    return rows.length > 0;
  }

  async isShown(dealId: number, place: FeaturedPlace): Promise<boolean> {
    const rows = await this.transactions.query(
      'SELECT 1 FROM featured_slots WHERE deal_id = $1 AND place = $2 AND starts_at <= now() AND (ends_at IS NULL OR ends_at > now())',
      [dealId, place],
    );
    return rows.length > 0;
  }

  /** Refuses `deal.already-featured` (409) where another slot of the deal meets it. */
  async book(dealId: number, { place, from, until }: Slot): Promise<void> {
    await this.transactions
      .query('INSERT INTO featured_slots (deal_id, place, starts_at, ends_at) VALUES ($1, $2, $3, $4)', [
        dealId,
        place,
        from,
        until,
      ])
      .catch((error: unknown) => {
        throw violates(error, 'featured_slots_once') ? new DealAlreadyFeatured() : error;
      });
  }

  /** Ends what runs and forgets what was yet to come. @param place every place when left out */
  async end(dealId: number, now: Date, place?: FeaturedPlace): Promise<void> {
    const ofDeal = 'deal_id = $1 AND ($2::text IS NULL OR place = $2)';
    await this.transactions.query(`DELETE FROM featured_slots WHERE ${ofDeal} AND starts_at >= $3`, [
      dealId,
      place ?? null,
      now,
    ]);
    await this.transactions.query(
      `UPDATE featured_slots SET ends_at = $3 WHERE ${ofDeal} AND (ends_at IS NULL OR ends_at > $3)`,
      [dealId, place ?? null, now],
    );
  }
}

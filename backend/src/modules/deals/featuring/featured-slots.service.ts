import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealAlreadyFeatured } from '../deal.errors.js';
import type { FeaturedPlace } from './featured-place.js';
import { BOOK_SLOT, OPEN_SLOTS, RUNNING_SLOTS, DELETE_LATER_SLOTS, END_SLOTS } from './featured-slots.sql.js';

export interface Slot {
  place: FeaturedPlace;
  from: Date;
  /** Null: until the deal ends. */
  until: Date | null;
}

/** Slots of featured deals on the home page. The current state of a slot is derived from the time. */
@Injectable()
export class FeaturedSlots {
  constructor(private readonly transactions: Transactions) {}

  /** True if the deal has a current or future slot. */
  async isBooked(dealId: number): Promise<boolean> {
    const rows = await this.transactions.query(OPEN_SLOTS, [dealId]);
    return rows.length > 0;
  }

  async isShown(dealId: number, place: FeaturedPlace): Promise<boolean> {
    const rows = await this.transactions.query(RUNNING_SLOTS, [dealId, place]);
    return rows.length > 0;
  }

  /** Rejects `deal.already-featured` (409) if another slot of the deal overlaps. */
  async book(dealId: number, { place, from, until }: Slot): Promise<void> {
    await this.transactions.query(BOOK_SLOT, [dealId, place, from, until]).catch((error: unknown) => {
      throw violates(error, 'featured_slots_once') ? new DealAlreadyFeatured() : error;
    });
  }

  /** Ends current slots and deletes future ones. @param place all places if missing */
  async end(dealId: number, now: Date, place?: FeaturedPlace): Promise<void> {
    await this.transactions.query(DELETE_LATER_SLOTS, [dealId, place ?? null, now]);
    await this.transactions.query(END_SLOTS, [dealId, place ?? null, now]);
  }
}

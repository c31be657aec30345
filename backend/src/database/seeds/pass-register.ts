import { v7 as uuidv7 } from 'uuid';
import { nepalDay } from '../../common/time/nepal-day.js';
import type { SeedContext } from './seed-context.js';
import type { Customer } from './seed-customers.js';
import type { SeededDeal } from './seed-deals.js';

export interface SeededPass {
  public_id: string;
  customer: Customer;
  deal: SeededDeal;
  state: 'issued' | 'redeemed' | 'cancelled' | 'expired' | 'voided';
  slot: number | null;
  issued: Date;
  expires: Date;
  redeemed: Date | null;
  redeemedBy: number | null;
  branchId: number | null;
  amount: number | null;
  points: number;
  multiplier: number;
  cancelled: Date | null;
  voided: Date | null;
}

const HOUR_MS = 3_600_000;

/** Enforces the limits of the deals while passes are created. */
export class PassRegister {
  readonly passes: SeededPass[] = [];
  private readonly living = new Map<string, number>();
  private readonly openPasses = new Set<string>();
  private readonly perDay = new Map<string, number>();
  private readonly taken = new Map<number, number>();

  constructor(private readonly context: SeedContext) {}

  /** @returns expiry time of a pass of this deal that was issued at that time */
  static expiryOf(deal: SeededDeal, issued: Date, endOfDeal: Date): Date {
    return new Date(Math.min(issued.getTime() + deal.passValidityHours * HOUR_MS, endOfDeal.getTime()));
  }

  takenOf(dealId: number): number {
    return this.taken.get(dealId) ?? 0;
  }

  takenOn(dealId: number, day: string): number {
    return this.perDay.get(`${dealId}/${day}`) ?? 0;
  }

  /** @returns true if the deal's limits allowed it */
  give(pass: Omit<SeededPass, 'public_id' | 'slot'>): boolean {
    const { deal, customer, state } = pass;
    const pair = `${customer.id}/${deal.id}`;
    const day = nepalDay(pass.issued);
    const lives = state === 'issued' || state === 'redeemed';
    const slot = (this.living.get(pair) ?? 0) + 1;
    const { redemptionLimit, dailyLimit, totalLimit } = deal.limits;
    if (redemptionLimit !== null && slot > redemptionLimit) return false;
    if (dailyLimit !== null && this.takenOn(deal.id, day) >= dailyLimit) return false;
    if (totalLimit !== null && this.takenOf(deal.id) >= totalLimit) return false;
    if (state === 'issued' && this.openPasses.has(pair)) return false;
    if (state === 'issued') this.openPasses.add(pair);
    if (lives) {
      this.living.set(pair, slot);
      this.taken.set(deal.id, this.takenOf(deal.id) + 1);
    }
    this.perDay.set(`${deal.id}/${day}`, this.takenOn(deal.id, day) + 1);
    this.passes.push({
      ...pass,
      public_id: this.newId(pass.issued),
      slot: redemptionLimit === null ? null : slot,
    });
    return true;
  }

  private newId(issued: Date): string {
    return uuidv7({
      msecs: issued.getTime(),
      random: this.context.random.bytes(16),
      seq: this.passes.length,
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { LAST_OF_NEWEST, PARTS_TO_MARK, PARTS_TO_UNMARK, SET_RECENT } from './recent-marks.sql.js';

/** Numbers of listed deals. */
export interface RecentSizes {
  /** With fewer recent deals, older ones are marked. */
  least: number;
  /** Recent deals after a change of the marks. */
  kept: number;
  /** With as many recent deals, the oldest ones lose their mark. */
  most: number;
  /** Approved deals of a batch that are not paused. All deals between them are changed too. */
  batch: number;
}

const SIZES: RecentSizes = { least: 40_000, kept: 50_000, most: 60_000, batch: 500 };

interface DealKey {
  createdAt: string;
  id: number;
}

/** Deals of a batch: from the oldest one to the one after the newest. */
interface Part {
  isRecent: boolean;
  from: DealKey;
  until: DealKey;
}

const AFTER_ALL: DealKey = { createdAt: 'infinity', id: 0 };

/**
 * Keeps the mark of the newest listed deals, in which searches look first (ADR 132). A deal is marked by its insertion. At any time each
 * recent deal is newer than each deal that is not: deals are marked newest first, lose their mark oldest first, and a batch changes all
 * of its deals or none.
 */
@Injectable()
export class RecentMarks {
  private parts: Part[] | undefined;

  constructor(private readonly transactions: Transactions) {}

  /** @returns true if more deals wait; false also if another transaction holds a deal of the batch, which is repeated later */
  async changeBatch(sizes: RecentSizes = SIZES): Promise<boolean> {
    const [part, ...rest] = this.parts ?? (await this.partsOf(sizes));
    // A batch that fails is found again: going on with the one after it would leave a gap.
    this.parts = undefined;
    if (!part || !(await this.change(part))) return false;
    this.parts = rest;
    return true;
  }

  private async change({ isRecent, from, until }: Part): Promise<boolean> {
    const values = [isRecent, from.createdAt, from.id, until.createdAt, until.id];
    const [row] = await this.transactions.query<{ isHeldUp: boolean }>(SET_RECENT, values);
    return row?.isHeldUp === false;
  }

  private async partsOf({ least, kept, most, batch }: RecentSizes): Promise<Part[]> {
    const last = await this.transactions.query<DealKey & { n: number; isRecent: boolean }>(LAST_OF_NEWEST, [
      least,
      kept,
      most,
    ]);
    const at = (number: number): (typeof last)[number] | undefined => last.find(({ n }) => n === number);
    const oldest = at(kept);
    if (!oldest) return [];
    const values = [oldest.createdAt, oldest.id, batch];
    if (!at(least)?.isRecent)
      return partsToMark(await this.transactions.query<DealKey>(PARTS_TO_MARK, values), oldest);
    if (at(most)?.isRecent)
      return partsToUnmark(await this.transactions.query<DealKey>(PARTS_TO_UNMARK, values), oldest);
    return [];
  }
}

/** From the newest deal on, so that none between recent deals is left out. */
const partsToMark = (ends: readonly DealKey[], oldest: DealKey): Part[] =>
  [...ends, oldest].map((from, at) => ({ isRecent: true, from, until: ends[at - 1] ?? AFTER_ALL }));

const partsToUnmark = (starts: readonly DealKey[], oldest: DealKey): Part[] =>
  starts.map((from, at) => ({ isRecent: false, from, until: starts[at + 1] ?? oldest }));

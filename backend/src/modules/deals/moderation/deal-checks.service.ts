import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { mostPoints } from '../../loyalty/index.js';
import { SettingsService } from '../../settings/index.js';
import type { PriceForView } from '../prices/deal-prices.view.js';
import { type ReferencePrice, referencePrice } from '../prices/reference-price.js';
import { readPeriods, type StoredPeriod } from '../prices/shown-reference.js';
import { type CheckedDeal, checksOf } from './deal-checks.js';
import { CHECKED_DEALS } from './deal-checks.sql.js';
import type { CheckedDealView, SuggestedItemView } from './deal-checks.view.js';

interface Row extends Omit<CheckedDeal, 'mostPoints' | 'reference'> {
  periods: StoredPeriod[];
  /** Of the item that the title suggests, beside the one that the business names. */
  alikePeriods: StoredPeriod[];
  priceFor: PriceForView | null;
  suggestedItem: SuggestedItemView | null;
  dealId: number;
  title: string;
  revisionId: number | null;
  version: number;
  isWaiting: boolean;
}

export interface Checked extends CheckedDealView {
  title: string;
  version: number;
  isWaiting: boolean;
}

/** Lower one of the reference prices of the suggested item and of another one with a similar title. */
function referenceOf(
  {
    periods,
    alikePeriods,
    priceFor,
    startDate,
  }: Pick<Row, 'periods' | 'alikePeriods' | 'priceFor' | 'startDate'>,
  now: Date,
): ReferencePrice | null {
  const at = startDate > now ? startDate : now;
  const claim = { at, count: priceFor?.count ?? null, unit: priceFor?.unit ?? null };
  const [first = null, second = null] = [periods, alikePeriods].map((known) =>
    referencePrice(readPeriods(known), claim),
  );
  return first && second ? (second.amount < first.amount ? second : first) : (first ?? second);
}

/** Automatic checks of pending deals (rule X2). */
@Injectable()
export class DealChecks {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  /** Checked deals in the order of their ids; unknown ids are left out. */
  async of(dealIds: readonly number[]): Promise<Checked[]> {
    const largestWorth = await this.settings.value('points.largestWorth');
    const rows = await this.transactions.query<Row>(CHECKED_DEALS, [
      dealIds,
      await this.settings.value('moderation.bannedWords'),
    ]);
    const now = this.clock.now();
    return rows.map(({ dealId, title, revisionId, version, isWaiting, suggestedItem, ...deal }) => {
      const most = mostPoints(deal.discountedPrice, largestWorth);
      const checks = checksOf({ ...deal, mostPoints: most, reference: referenceOf(deal, now) }, now);
      const allPassed = checks.every(({ passed }) => passed);
      return { dealId, title, revisionId, version, isWaiting, suggestedItem, allPassed, checks };
    });
  }
}

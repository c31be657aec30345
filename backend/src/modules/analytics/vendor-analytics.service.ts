import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/time/clock.js';
import { nepalDay } from '../../common/time/nepal-day.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Entitlements } from '../subscriptions/index.js';
import type { Period } from './analytics.dto.js';
import { VENDOR_ANALYTICS } from './vendor-analytics.sql.js';

const BASIC: Period = 30;

@Injectable()
export class VendorAnalyticsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly entitlements: Entitlements,
    private readonly clock: Clock,
  ) {}

  /**
   * Figures of a business's deals, as JSON of a `VendorAnalyticsView`.
   * @param days 90 rejects `plan.no-analytics` (403) without advanced analytics
   */
  async read(vendorId: number, days: Period = BASIC): Promise<string> {
    if (days > BASIC) await this.entitlements.assertAdvancedAnalytics(vendorId);
    const isAdvanced = days > BASIC || (await this.entitlements.hasAdvancedAnalytics(vendorId));
    const today = nepalDay(this.clock.now());
    const [row] = await this.transactions.query<{ json: string }>(VENDOR_ANALYTICS, [
      vendorId,
      today,
      days,
      isAdvanced,
    ]);
    return row?.json ?? 'null';
  }
}

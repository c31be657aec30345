import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Config } from '../../../config/config.js';
import { PlanOrdersService } from '../plan-orders/plan-orders.service.js';
import { PlanReminders } from '../plan-reminders.service.js';
import { VendorSubscriptionsService } from './vendor-subscriptions.service.js';

const EVERY_MS = 10 * 60_000;

/**
 * Settles expired orders and periods, and sends reminders of ending ones. The limits of a business depend on
 * the clock, not on this job.
 */
@Injectable()
export class SubscriptionPeriodsJob {
  private readonly logger = new Logger(SubscriptionPeriodsJob.name);

  constructor(
    private readonly config: Config,
    private readonly subscriptions: VendorSubscriptionsService,
    private readonly orders: PlanOrdersService,
    private readonly reminders: PlanReminders,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.settle().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  async settle(): Promise<void> {
    await this.orders.expireOverdue();
    while (await this.subscriptions.settleDue()) continue;
    await this.reminders.tell();
  }
}

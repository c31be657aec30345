import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
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
  constructor(
    private readonly subscriptions: VendorSubscriptionsService,
    private readonly orders: PlanOrdersService,
    private readonly reminders: PlanReminders,
  ) {}

  @Job(EVERY_MS)
  async settle(): Promise<void> {
    await this.orders.expireOverdue();
    while (await this.subscriptions.settleDue()) continue;
    await this.reminders.tell();
  }
}

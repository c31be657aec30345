import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Clock } from '../../../common/time/clock.js';
import { Config } from '../../../config/config.js';
import { DealAlerts } from './deal-alerts.service.js';

const EVERY_MS = 60_000;

/** Sends the daily alerts from 8 AM in Nepal on. */
@Injectable()
export class DealAlertsJob extends BatchJob {
  constructor(
    config: Config,
    private readonly alerts: DealAlerts,
    private readonly clock: Clock,
  ) {
    super(config);
  }

  @Interval(EVERY_MS)
  onInterval(): void {
    this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.alerts.runBatch(this.clock.now());
  }
}

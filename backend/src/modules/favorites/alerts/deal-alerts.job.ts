import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Clock } from '../../../common/time/clock.js';
import { DealAlerts } from './deal-alerts.service.js';

const EVERY_MS = 60_000;

/** Sends the daily alerts from 8 AM in Nepal on. */
@Injectable()
export class DealAlertsJob extends BatchJob {
  constructor(
    private readonly alerts: DealAlerts,
    private readonly clock: Clock,
  ) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.alerts.runBatch(this.clock.now());
  }
}

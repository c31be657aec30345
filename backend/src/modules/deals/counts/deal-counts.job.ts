import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Config } from '../../../config/config.js';
import { DealCounts } from './deal-counts.service.js';

const EVERY_MS = 2_000;

/** Brings changes of deals into the counters, on one instance at a time. Counts are exact without it, but slower. */
@Injectable()
export class DealCountsJob extends BatchJob {
  constructor(
    config: Config,
    private readonly counts: DealCounts,
  ) {
    super(config);
  }

  @Interval(EVERY_MS)
  onInterval(): void {
    this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.counts.updateBatch();
  }
}

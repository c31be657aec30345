import { Injectable } from '@nestjs/common';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Job } from '../../../common/jobs/job.decorator.js';
import { DealCounts } from './deal-counts.service.js';

const EVERY_MS = 2_000;

/** Brings changes of deals into the counters, on one instance at a time. Counts are exact without it, but slower. */
@Injectable()
export class DealCountsJob extends BatchJob {
  constructor(private readonly counts: DealCounts) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.counts.updateBatch();
  }
}

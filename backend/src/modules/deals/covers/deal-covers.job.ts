import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { DealCovers } from './deal-covers.service.js';

const EVERY_MS = 5_000;

/** Selects covers again after a business or category was renamed, or with a new version of the covers. */
@Injectable()
export class DealCoversJob extends BatchJob {
  constructor(private readonly covers: DealCovers) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.covers.chooseBatch();
  }
}

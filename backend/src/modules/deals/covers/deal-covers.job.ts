import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Config } from '../../../config/config.js';
import { DealCovers } from './deal-covers.service.js';

const EVERY_MS = 5_000;

/** Selects covers again after a business or category was renamed, or with a new version of the covers. */
@Injectable()
export class DealCoversJob extends BatchJob {
  constructor(
    config: Config,
    private readonly covers: DealCovers,
  ) {
    super(config);
  }

  @Interval(EVERY_MS)
  onInterval(): void {
    this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.covers.chooseBatch();
  }
}

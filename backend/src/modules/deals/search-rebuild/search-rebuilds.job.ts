import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Config } from '../../../config/config.js';
import { SearchRebuilds } from './search-rebuilds.service.js';

const EVERY_MS = 1_000;

/** Starts pending rebuilds within a second, on one instance. If it is killed, another instance continues after the last complete batch. */
@Injectable()
export class SearchRebuildsJob extends BatchJob {
  constructor(
    config: Config,
    private readonly rebuilds: SearchRebuilds,
  ) {
    super(config);
  }

  @Interval(EVERY_MS)
  onInterval(): void {
    this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.rebuilds.runBatch();
  }
}

import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { SearchRebuilds } from './search-rebuilds.service.js';

const EVERY_MS = 1_000;

/** Starts pending rebuilds within a second, on one instance. If it is killed, another instance continues after the last complete batch. */
@Injectable()
export class SearchRebuildsJob extends BatchJob {
  constructor(private readonly rebuilds: SearchRebuilds) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.rebuilds.runBatch();
  }
}

import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { PendingDecisions } from './pending-decisions.service.js';

const EVERY_MS = 500;

/** Applies decisions whose undo window is over. Instances share the work by locking single rows. */
@Injectable()
export class PendingDecisionsJob extends BatchJob {
  constructor(private readonly decisions: PendingDecisions) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.decisions.carryOutOne();
  }
}

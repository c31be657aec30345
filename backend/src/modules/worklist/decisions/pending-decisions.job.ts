import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Config } from '../../../config/config.js';
import { PendingDecisions } from './pending-decisions.service.js';

const EVERY_MS = 500;

/** Applies decisions whose undo window is over. Instances share the work by locking single rows. */
@Injectable()
export class PendingDecisionsJob extends BatchJob {
  constructor(
    config: Config,
    private readonly decisions: PendingDecisions,
  ) {
    super(config);
  }

  @Interval(EVERY_MS)
  onInterval(): void {
    this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.decisions.carryOutOne();
  }
}

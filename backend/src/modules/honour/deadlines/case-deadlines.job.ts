import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Config } from '../../../config/config.js';
import { CaseDeadlines } from './case-deadlines.service.js';

const EVERY_MS = 60_000;

/** Moves overdue cases and sends reminders each minute. Instances share the work by locking single cases. */
@Injectable()
export class CaseDeadlinesJob extends BatchJob {
  constructor(
    config: Config,
    private readonly deadlines: CaseDeadlines,
  ) {
    super(config);
  }

  @Interval(EVERY_MS)
  onInterval(): void {
    this.start();
  }

  protected async runBatch(): Promise<boolean> {
    const [hasMoved, hasReminded] = [await this.deadlines.moveOne(), await this.deadlines.remind()];
    return hasMoved || hasReminded;
  }
}

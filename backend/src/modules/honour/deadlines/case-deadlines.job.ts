import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { CaseDeadlines } from './case-deadlines.service.js';

const EVERY_MS = 60_000;

/** Moves overdue cases and sends reminders each minute. Instances share the work by locking single cases. */
@Injectable()
export class CaseDeadlinesJob extends BatchJob {
  constructor(private readonly deadlines: CaseDeadlines) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected async runBatch(): Promise<boolean> {
    const [hasMoved, hasReminded] = [await this.deadlines.moveOne(), await this.deadlines.remind()];
    return hasMoved || hasReminded;
  }
}

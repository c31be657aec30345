import { Injectable } from '@nestjs/common';
import { BatchJob } from '../../../../common/jobs/batch-job.js';
import { Job } from '../../../../common/jobs/job.decorator.js';
import { RecentMarks } from './recent-marks.service.js';

const EVERY_MS = 60_000;

/** Keeps about 50,000 deals recent. Searches find the same deals without it, but slower. */
@Injectable()
export class RecentMarksJob extends BatchJob {
  constructor(private readonly marks: RecentMarks) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.marks.changeBatch();
  }
}

import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { OwedPasses } from './owed-passes.service.js';

const EVERY_MS = 10 * 60_000;

/**
 * Credits businesses for expired bought passes once the time for refunds has passed (rule ST5). Each batch is
 * a separate transaction.
 */
@Injectable()
export class OwedPassesJob {
  constructor(private readonly owed: OwedPasses) {}

  @Job(EVERY_MS)
  async run(): Promise<void> {
    while (await this.owed.settleBatch()) continue;
  }
}

import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { CloseDay } from './close-day.use-case.js';

const EVERY_MS = 5 * 60_000;

/** Closes each day that is open at the end of the next one (rule CS10). */
@Injectable()
export class DailyClosesJob {
  constructor(private readonly days: CloseDay) {}

  @Job(EVERY_MS)
  async run(): Promise<void> {
    while ((await this.days.closeDue()) > 0) continue;
  }
}

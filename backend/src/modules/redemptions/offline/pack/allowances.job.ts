import { Injectable } from '@nestjs/common';
import { Job } from '../../../../common/jobs/job.decorator.js';
import { Allowances } from './allowances.service.js';

const EVERY_MS = 5 * 60_000;

/** Gives places back that devices hold longer than 72 hours without a contact (rule OF4). */
@Injectable()
export class AllowancesJob {
  constructor(private readonly allowances: Allowances) {}

  @Job(EVERY_MS)
  async run(): Promise<void> {
    while (await this.allowances.returnDue()) continue;
  }
}

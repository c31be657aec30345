import { Injectable } from '@nestjs/common';
import { Job } from '../../common/jobs/job.decorator.js';
import { Approvals } from './approvals.service.js';

const EVERY_MS = 15 * 60_000;

/** Drops requests that no second admin decided within 7 days. Instances share the work by locking single rows. */
@Injectable()
export class ApprovalsExpiry {
  constructor(private readonly approvals: Approvals) {}

  @Job(EVERY_MS)
  async run(): Promise<void> {
    while (await this.approvals.expireOne());
  }
}

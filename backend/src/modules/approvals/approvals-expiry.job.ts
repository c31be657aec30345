import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../common/errors/translate-error.js';
import { Config } from '../../config/config.js';
import { Approvals } from './approvals.service.js';

const EVERY_MS = 15 * 60_000;

/** Drops requests that no second admin decided within 7 days. Instances share the work by locking single rows. */
@Injectable()
export class ApprovalsExpiry {
  private readonly logger = new Logger(ApprovalsExpiry.name);

  constructor(
    private readonly config: Config,
    private readonly approvals: Approvals,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.run().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  async run(): Promise<void> {
    while (await this.approvals.expireOne());
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../common/errors/translate-error.js';
import { IdempotencyKeys } from '../../common/idempotency/idempotency-keys.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';

const EVERY_MS = 10 * 60_000;

/** Throws away what has served its time. */
@Injectable()
export class HousekeepingService {
  private readonly logger = new Logger(HousekeepingService.name);

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly keys: IdempotencyKeys,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.tidy().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  async tidy(): Promise<void> {
    await this.keys.forgetOld();
    await this.transactions.query('DELETE FROM sessions WHERE expire < now()');
    await this.transactions.query('DELETE FROM user_tokens WHERE expires_at < now()');
    await this.transactions.query("DELETE FROM outbox WHERE delivered_at < now() - interval '7 days'");
    await this.transactions.query(
      "DELETE FROM sent_mails WHERE sent_at < now() - interval '7 days' AND sent_at < (SELECT max(sent_at) FROM sent_mails)",
    );
  }
}

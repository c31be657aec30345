import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { WAITING_DELIVERIES } from '../../../common/outbox/outbox-metrics.sql.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { MailUnavailable } from './mail.errors.js';
import { MAIL_LANE, Mailer } from './mailer.service.js';

/** A mail that waits longer is not taken by any instance. */
const MAX_WAIT_SECONDS = 300;
const RETRY_SECONDS = 60;

interface Waiting {
  lane: string;
  waiting: number;
  repeated: number;
  dueSeconds: number;
}

/** Says whether mail leaves. */
@Injectable()
export class MailCheck {
  constructor(
    private readonly mailer: Mailer,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  /**
   * Sends a mail to `TEST_MAILBOX`, whose subject contains a word (rule TB6).
   * @returns the word, after the mail server has taken the mail; null without the setting
   * @throws mail.unavailable (503)
   */
  async send(): Promise<string | null> {
    const to = this.config.testMailbox;
    if (to === null) return null;
    const word = randomUUID();
    const text = 'npm run check:live looks for this mail in the mailbox. It can be deleted.';
    const mail = { to, subject: `Live check ${word}`, text, html: `<p>${text}</p>`, headers: {} };
    await this.mailer.send(mail, word).catch(() => {
      throw new MailUnavailable({ retryAfterSeconds: RETRY_SECONDS });
    });
    return word;
  }

  /**
   * Connects to the mail server and signs in, without a mail, and reads how long due mail waits.
   * @throws mail.unavailable (503)
   */
  async assertLeaves(): Promise<void> {
    await this.mailer.verify().catch(() => {
      throw new MailUnavailable({ retryAfterSeconds: RETRY_SECONDS });
    });
    const lanes = await this.transactions.query<Waiting>(WAITING_DELIVERIES);
    const waitingSeconds = Math.round(lanes.find(({ lane }) => lane === MAIL_LANE)?.dueSeconds ?? 0);
    if (waitingSeconds > MAX_WAIT_SECONDS)
      throw new MailUnavailable({ retryAfterSeconds: RETRY_SECONDS, waitingSeconds });
  }
}

import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { Config } from '../../../config/config.js';
import { AnswerLinks } from './answer-links.service.js';
import { DUE_QUESTIONS } from './answers.sql.js';

const EVERY_MS = 60_000;

/** Asks once about each use, two hours after it, unless the customer has answered (rule HN4). */
@Injectable()
export class HonourQuestionsJob extends BatchJob {
  constructor(
    config: Config,
    private readonly transactions: Transactions,
    private readonly links: AnswerLinks,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super(config);
  }

  @Interval(EVERY_MS)
  onInterval(): void {
    this.start();
  }

  protected runBatch(): Promise<boolean> {
    return this.transactions.run(async () => {
      const due = await this.transactions.query<{ passId: string; isAsked: boolean }>(DUE_QUESTIONS, [
        this.clock.now(),
      ]);
      for (const { passId, isAsked } of due)
        if (isAsked)
          await this.outbox.publish('honour.asked', { passId, token: this.links.tokenFor(passId) });
      return due.length > 0;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { BatchJob } from '../../../common/jobs/batch-job.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AnswerLinks } from './answer-links.service.js';
import { DUE_QUESTIONS } from './answers.sql.js';

const EVERY_MS = 60_000;

/** Asks once about each use, two hours after it, unless the customer has answered (rule HN4). */
@Injectable()
export class HonourQuestionsJob extends BatchJob {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: AnswerLinks,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {
    super();
  }

  @Job(EVERY_MS, { tracesItself: true })
  run(): Promise<void> {
    return this.start();
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

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../../common/outbox/event-consumers.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { PREPARE } from './answers.sql.js';

/** Notes each use, so that its customer is asked two hours later (rule HN4). */
@Injectable()
export class UsedPassesConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.consumers.on('pass.redeemed', 'honour-question', async ({ passId }) => {
      await this.transactions.query(PREPARE, [passId]);
    });
  }
}

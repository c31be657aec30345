import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventConsumers } from '../../common/outbox/event-consumers.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { REOPEN_DAY } from './rollups.sql.js';

/** Computes the day again from which a use moved to an earlier acceptance (rule OF7). */
@Injectable()
export class MovedUsesConsumer implements OnModuleInit {
  constructor(
    private readonly consumers: EventConsumers,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.consumers.on('pass.accepted-offline', 'moved-uses', async ({ movedFrom }) => {
      if (movedFrom) await this.transactions.query(REOPEN_DAY, [movedFrom]);
    });
  }
}

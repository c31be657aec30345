import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { PurposeName } from './payment-purposes.service.js';

/** Serializes changes of one order and its payments across all instances, whichever rows they lock first. */
@Injectable()
export class PaymentLock {
  constructor(private readonly transactions: Transactions) {}

  /** Call first in a transaction; its end releases the lock. */
  async take(purpose: PurposeName, purposeId: string): Promise<void> {
    await this.transactions.lock(`${purpose} ${purposeId}`);
  }
}

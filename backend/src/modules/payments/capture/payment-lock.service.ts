import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { PurposeName } from './payment-purposes.service.js';

/** Of several changes of one order and its payments each waits for the one before: on every instance, whatever rows they touch first. */
@Injectable()
export class PaymentLock {
  constructor(private readonly transactions: Transactions) {}

  /** Call first in a transaction; the turn ends with it. */
  async take(purpose: PurposeName, purposeId: string): Promise<void> {
    await this.transactions.lock(`${purpose} ${purposeId}`);
  }
}

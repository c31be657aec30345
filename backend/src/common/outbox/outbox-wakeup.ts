import { Injectable } from '@nestjs/common';
import { inBackground } from '../connections/in-background.js';
import { Transactions } from '../transactions/transactions.js';

/** Wakes this instance's dispatcher at once; other instances poll every second. */
@Injectable()
export class OutboxWakeup {
  private wake: () => void = () => undefined;

  constructor(private readonly transactions: Transactions) {}

  onWake(wake: () => void): void {
    this.wake = wake;
  }

  afterCommit(): void {
    this.transactions.afterCommit(() => inBackground(this.wake));
  }
}

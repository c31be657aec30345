import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealChanges, type PlacesChange } from '../../deals/index.js';
import { LoyaltyService } from '../../loyalty/index.js';
import { BoughtPasses } from '../issue/bought-passes.service.js';
import type { CounterPassRow } from './counter.sql.js';
import { RELEASED_BY, VOID, VOID_ENTRY } from './void-pass.sql.js';

/** Takes a use back: slot, capacity and points are released (rule P6). */
@Injectable()
export class VoidUse {
  constructor(
    private readonly transactions: Transactions,
    private readonly bought: BoughtPasses,
    private readonly loyalty: LoyaltyService,
    private readonly outbox: Outbox,
    private readonly dealChanges: DealChanges,
  ) {}

  /** Call within the transaction that locks the pass, which is redeemed. */
  async run(pass: CounterPassRow, reason: string): Promise<void> {
    if (pass.isTest) return this.takeBack(pass, reason);
    await this.loyalty.lockCustomer(pass.userId);
    await this.takeBack(pass, reason);
    await this.transactions.query(VOID_ENTRY, [pass.rowId]);
    await this.loyalty.reversePass(pass.userId, pass.rowId);
    const { publicId: passId, dealId, userId } = pass;
    await this.outbox.publish('pass.voided', { passId, dealId, userId });
  }

  /**
   * Voids the pass. A bought pass is replaced by a new one, and its capacity stays taken (rule OR8).
   */
  private async takeBack(pass: CounterPassRow, reason: string): Promise<void> {
    await this.transactions.query(VOID, [pass.rowId, reason]);
    if (pass.isBought && (await this.bought.replace(pass.rowId))) return;
    const freed = await this.transactions.query<PlacesChange>(RELEASED_BY, [pass.rowId]);
    await this.dealChanges.placesChanged(freed);
  }
}

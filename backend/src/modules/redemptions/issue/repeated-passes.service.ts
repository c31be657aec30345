import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { DealChanges } from '../../deals/index.js';
import { PassCodes } from '../passes/pass-codes.service.js';
import { EXTEND, REPEAT, REPEATED_OF, TAKE_BACK_PLACE } from './repeated-passes.sql.js';

interface RepeatedPass {
  publicId: string;
  dealId: number;
  userId: number;
  isUsed: boolean;
  isBought: boolean;
  hasPlace: boolean;
}

/** Passes that a business gives again, outside of all limits and good for 30 days (rule HN7). */
@Injectable()
export class RepeatedPasses {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: PassCodes,
    private readonly outbox: Outbox,
    private readonly dealChanges: DealChanges,
  ) {}

  /**
   * Gives the deal of a pass again. There is nothing to pay if the pass was used; the deal's price is due if it was
   * refused. A bought pass that was refused is paid for, and becomes good for 30 days more.
   * @param rowId the pass
   * @returns the public id of the pass to use
   */
  async issue(rowId: string): Promise<string> {
    const [pass] = await this.transactions.query<RepeatedPass>(REPEATED_OF, [rowId]);
    if (!pass) throw new Error(`There is no pass ${rowId}.`);
    if (pass.isBought && !pass.isUsed) return this.extend(rowId, pass);
    const passId = uuidv7();
    await this.transactions.query(REPEAT, [rowId, passId, this.codes.hashOf(passId), pass.isUsed]);
    await this.outbox.publish('pass.issued', { passId, dealId: pass.dealId, userId: pass.userId });
    return passId;
  }

  private async extend(rowId: string, { publicId, dealId, userId, hasPlace }: RepeatedPass): Promise<string> {
    if (!hasPlace) {
      await this.transactions.query(TAKE_BACK_PLACE, [dealId]);
      await this.dealChanges.placesChanged([{ dealId, isTurn: true }]);
    }
    await this.transactions.query(EXTEND, [rowId, hasPlace]);
    await this.outbox.publish('pass.issued', { passId: publicId, dealId, userId });
    return publicId;
  }
}

import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { OwnPassesService } from './own-passes.service.js';
import { OPEN, READ } from './passes-personal-data.sql.js';

/** Cancels open issued passes. Used and bought passes remain, with ids and sums only: bought ones are paid for. */
@Injectable()
export class PassesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly transactions: Transactions,
    private readonly passes: OwnPassesService,
  ) {
    personalData.register({
      name: 'passes',
      read: (userId) => transactions.query(READ, [userId]),
      erase: (userId) => this.giveBack(userId),
    });
  }

  private async giveBack(userId: number): Promise<void> {
    for (const { id } of await this.transactions.query<{ id: string }>(OPEN, [userId]))
      await this.passes.cancel(userId, id);
  }
}

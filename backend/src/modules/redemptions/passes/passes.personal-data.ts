import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { OwnPassesService } from './own-passes.service.js';
import { OPEN, READ } from './passes-personal-data.sql.js';

/** Open passes are given back; used ones stay as ids and sums, and so do bought ones: what was paid for is not thrown away. */
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

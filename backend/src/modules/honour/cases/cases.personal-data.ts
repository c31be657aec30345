import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../../common/personal-data/personal-data.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CaseMoves } from './case-moves.service.js';
import { CasePhotos } from './case-photos.service.js';
import {
  ERASE_TEXTS,
  OPEN_OF_CUSTOMER,
  PHOTOS_OF_PERSON,
  READ_ANSWERS,
  READ_CASES,
} from './cases-personal-data.sql.js';

/**
 * Exports answers and cases. An erasure ends the customer's open cases, and removes texts and photos of the account; outcomes
 * remain by ids (rule HN10).
 */
@Injectable()
export class CasesPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly transactions: Transactions,
    private readonly moves: CaseMoves,
    private readonly photos: CasePhotos,
  ) {
    personalData.register({
      name: 'honour',
      read: async (userId) => ({
        answers: await transactions.query(READ_ANSWERS, [userId]),
        cases: await transactions.query(READ_CASES, [userId]),
      }),
      erase: (userId) => this.erase(userId),
    });
  }

  private async erase(userId: number): Promise<void> {
    for (const { id } of await this.transactions.query<{ id: string }>(OPEN_OF_CUSTOMER, [userId]))
      await this.moves.step(await this.moves.lock(id), 'erase', {
        kind: 'withdrawn',
        by: 'customer',
        userId,
      });
    const [row] = await this.transactions.query<{ paths: string[] }>(PHOTOS_OF_PERSON, [userId]);
    await this.transactions.query(ERASE_TEXTS, [userId]);
    await this.photos.release(row?.paths ?? []);
  }
}

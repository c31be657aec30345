import { Injectable } from '@nestjs/common';
import { endOfNepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { SAVED_BY_MONTH, type MonthOfSavings } from './savings.sql.js';
import { SavingsView } from './savings.view.js';
import { VISITS } from './visits.sql.js';
import type { VisitsView } from './visits.view.js';

/** Visits and savings of customers. */
@Injectable()
export class VisitsService {
  constructor(private readonly transactions: Transactions) {}

  /** Number of a customer's visits in the last 12 months. */
  async ofYear(userId: number): Promise<VisitsView> {
    const [visits] = await this.transactions.query<VisitsView>(VISITS, [userId]);
    if (!visits) throw new Error('The count of visits answered nothing.');
    return visits;
  }

  /** A customer's savings of one year, calculated from the amounts charged at the counter. One statement. */
  async savings(userId: number, year: number): Promise<SavingsView> {
    const rows = await this.transactions.query<MonthOfSavings>(SAVED_BY_MONTH, [
      userId,
      startOfNepalDay(`${year}-01-01`),
      endOfNepalDay(`${year}-12-31`),
    ]);
    return SavingsView.of(year, rows);
  }
}

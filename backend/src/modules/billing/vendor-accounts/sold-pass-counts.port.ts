import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';

/** An entry of a statement counts as one pass. Modules that post several passes with one entry register their counts. */
@Injectable()
export class SoldPassCounts {
  private readonly statements: string[] = [];

  constructor(private readonly transactions: Transactions) {}

  /** @param statement returns `vendorId` and `passes`, the number of passes beyond one for each entry of the day $1 in Nepal */
  register(statement: string): void {
    this.statements.push(statement);
  }

  /** @returns the number by business */
  async beyondEntries(day: string): Promise<Record<number, number>> {
    const counts: Record<number, number> = {};
    for (const statement of this.statements)
      for (const { vendorId, passes } of await this.transactions.query<{ vendorId: number; passes: number }>(
        statement,
        [day],
      ))
        counts[vendorId] = (counts[vendorId] ?? 0) + passes;
    return counts;
  }
}

import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';

/** Statements of higher modules that prevent closing a business while customers have, or could get, something from it. */
@Injectable()
export class OpenBusinessChecks {
  private readonly statements: string[] = [];

  constructor(private readonly transactions: Transactions) {}

  /** @param statement returns a row while the business $1 is open */
  register(statement: string): void {
    this.statements.push(statement);
  }

  async isOpen(vendorId: number): Promise<boolean> {
    for (const statement of this.statements)
      if ((await this.transactions.query(statement, [vendorId])).length > 0) return true;
    return false;
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CASE_COSTS } from './case-costs.sql.js';
import type { CaseCostsView } from './case-costs.view.js';

/** What cases cost a business (rule HN14). */
@Injectable()
export class CaseCosts {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async of(vendorId: number): Promise<CaseCostsView> {
    const [costs] = await this.transactions.query<CaseCostsView>(CASE_COSTS, [vendorId, this.clock.now()]);
    if (!costs) throw new Error('The costs of cases answered nothing.');
    return costs;
  }
}

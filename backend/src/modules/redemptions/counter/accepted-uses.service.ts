import { Injectable } from '@nestjs/common';
import { OutboxWakeup } from '../../../common/outbox/outbox-wakeup.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { pointBoundsOf, pointsOfUse } from '../../loyalty/index.js';
import { SettingsService } from '../../settings/index.js';
import { BoughtPasses } from '../issue/bought-passes.service.js';
import { PassMetrics } from '../passes/passes.metrics.js';
import { type AcceptedRow, type CounterPassRow, EARN } from './counter.sql.js';

type Earned = Pick<CounterPassRow, 'points' | 'pointsWithheld'>;

/** What follows from an acceptance at the counter. Call within its transaction. */
@Injectable()
export class AcceptedUses {
  constructor(
    private readonly transactions: Transactions,
    private readonly bought: BoughtPasses,
    private readonly settings: SettingsService,
    private readonly wakeup: OutboxWakeup,
    private readonly metrics: PassMetrics,
  ) {}

  /** A bought pass is owed to the business, and the points of the pass are credited. A test pass has no consequence. */
  async settle(pass: CounterPassRow, use: AcceptedRow): Promise<Earned> {
    if (pass.isTest) return { points: 0, pointsWithheld: null };
    if (pass.isBought) await this.bought.used(pass.rowId);
    const earned = await this.earn(pass, use);
    this.wakeup.afterCommit();
    this.transactions.afterCommit(() => this.metrics.passes.labels('redeemed').inc());
    return earned;
  }

  /** Credits the points of the pass, as far as the rules for points allow (O1 to O5). */
  private async earn(pass: CounterPassRow, use: AcceptedRow): Promise<Earned> {
    const bounds = pointBoundsOf(await this.settings.all());
    const { points, fromBusiness, withheld } = pointsOfUse({ ...use, points: pass.pointsEarned }, bounds);
    if (points > 0 || withheld)
      await this.transactions.query(EARN, [
        pass.rowId,
        points,
        withheld,
        use.multiplier,
        fromBusiness,
        use.membershipId,
      ]);
    return { points, pointsWithheld: withheld };
  }
}

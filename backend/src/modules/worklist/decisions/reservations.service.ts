import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { FORGET } from '../claims/work-claims.sql.js';
import { DecisionPending } from '../worklist.errors.js';
import { RESERVED } from './pending-decisions.sql.js';

interface Reserved {
  adminId: number;
  name: string;
  takesEffectAt: string;
}

/** Items that pending decisions reserve. Other decisions about them are rejected. */
@Injectable()
export class Reservations {
  constructor(private readonly transactions: Transactions) {}

  /**
   * Call first in the transaction of each decision about an item. The lock serializes decisions about the same item.
   * @throws decision.pending (409) with the admin who decided and the time at which the decision takes effect
   */
  async assertNone(kind: string, id: string | number): Promise<void> {
    await this.transactions.lock(`decision ${kind} ${id}`);
    const [reserved] = await this.transactions.query<Reserved>(RESERVED, [kind, String(id)]);
    if (!reserved) return;
    const { adminId, name, takesEffectAt } = reserved;
    throw new DecisionPending({ by: { id: adminId, name }, takesEffectAt });
  }

  /** Deletes owner and snooze of a decided item. Call in the transaction of the decision. */
  async decided(kind: string, id: string | number): Promise<void> {
    await this.transactions.query(FORGET, [kind, String(id)]);
  }
}

import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LimitChanges } from '../../deals/index.js';

const ATTEMPTS = 5;

/**
 * Live passes that are outside of the slots of the deal's limit leave the index, so that no two rows meet while numbers move. $1 deal.
 * @returns whose passes
 */
const CLEAR = `
  UPDATE passes p SET slot = NULL FROM deals d
  WHERE d.id = $1 AND p.deal_id = d.id AND p.state IN ('issued', 'redeemed') AND d.redemption_limit IS NOT NULL
    AND EXISTS (SELECT 1 FROM passes other WHERE other.user_id = p.user_id AND other.deal_id = d.id
      AND other.state IN ('issued', 'redeemed') AND (other.slot IS NULL OR other.slot > d.redemption_limit))
  RETURNING p.user_id AS "userId"`;

/** Numbers live passes from 1, the oldest first. $1 deal, $2 customers. */
const NUMBER = `
  UPDATE passes SET slot = numbered.n FROM (
    SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY id) AS n FROM passes
    WHERE deal_id = $1 AND user_id = ANY($2) AND state IN ('issued', 'redeemed')
  ) AS numbered WHERE passes.id = numbered.id`;

/** Gives live passes the slots of a changed limit, so that each of them counts against it (rule L1). */
@Injectable()
export class SlotNumbers {
  constructor(
    private readonly transactions: Transactions,
    changes: LimitChanges,
  ) {
    changes.register((dealId) => this.renumber(dealId));
  }

  /** A pass that is issued at the same moment may take a number first: then all numbers are chosen again. */
  private async renumber(dealId: number): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.transactions.nested(() => this.attempt(dealId));
        return;
      } catch (error) {
        if (attempt === ATTEMPTS || !violates(error, 'passes_live_slot')) throw error;
      }
    }
  }

  private async attempt(dealId: number): Promise<void> {
    const moved = await this.transactions.query<{ userId: number }>(CLEAR, [dealId]);
    if (moved.length === 0) return;
    await this.transactions.query(NUMBER, [dealId, [...new Set(moved.map(({ userId }) => userId))]]);
  }
}

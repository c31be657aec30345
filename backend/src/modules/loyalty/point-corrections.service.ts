import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { OwnAccount, UserDecisions, UserMissing } from '../auth/index.js';
import { TooFewPoints } from './loyalty.errors.js';
import { PointsEntry } from './points-entry.entity.js';
import { BALANCE, LOCK_CUSTOMER } from './points.sql.js';

/** Manual corrections of points by admins. */
@Injectable()
export class PointCorrectionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly decisions: UserDecisions,
  ) {}

  /**
   * Adds a row to the ledger and changes the balance, in one transaction (rule Y4). Rejects
   * `user.own-account` (403), `user.not-found` (404) and, below a balance of 0, `points.too-few` (409).
   * @param delta points; negative to deduct them
   */
  async correct(userId: number, adminId: number, delta: number, reason: string): Promise<void> {
    if (userId === adminId) throw new OwnAccount();
    await this.transactions.run(async () => {
      const [user] = await this.transactions.query<{ isInUse: boolean }>(LOCK_CUSTOMER, [userId]);
      if (!user?.isInUse) throw new UserMissing();
      const [{ balance } = { balance: 0 }] = await this.transactions.query<{ balance: number }>(BALANCE, [
        userId,
      ]);
      if (delta < 0 && balance + delta < 0) throw new TooFewPoints({ balance });
      const { identifiers } = await this.transactions
        .of(PointsEntry)
        .insert({ userId, delta, kind: 'correction' });
      const pointsEntryId = identifiers[0]?.['id'] as string;
      await this.decisions.note({
        action: 'points.corrected',
        userId,
        adminId,
        reason,
        pointsEntryId,
        before: { points: balance },
        after: { points: balance + delta },
      });
    });
  }
}

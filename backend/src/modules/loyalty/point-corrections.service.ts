import { Injectable } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { OwnAccount, UserDecisions, UserMissing } from '../auth/index.js';
import { Approvals } from '../approvals/index.js';
import { TooFewPoints, TooManyPoints } from './loyalty.errors.js';
import { ADDED_BY } from './loyalty.sql.js';
import { PointsEntry } from './points-entry.entity.js';
import { BALANCE, LOCK_CUSTOMER } from './points.sql.js';
import { POINTS_PER_RUPEE } from './points.policy.js';

/** Manual corrections of points by admins. */
@Injectable()
export class PointCorrectionsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly decisions: UserDecisions,
    private readonly approvals: Approvals,
  ) {}

  /**
   * Adds a row to the ledger and changes the balance, in one transaction (rule Y4). Rejects
   * `user.own-account` (403), `user.not-found` (404), `points.too-many` and, below a balance of 0, `points.too-few` (409).
   * @param delta points; negative to deduct them
   */
  async correct(userId: number, adminId: number, delta: number, reason: string): Promise<void> {
    if (userId === adminId) throw new OwnAccount();
    await this.transactions.run(async () => {
      if (delta > 0) await this.assertMayAdd(adminId, delta);
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

  /** What one admin adds to all accounts within 7 days is bounded as payouts by one admin are (rule Y4). */
  private async assertMayAdd(adminId: number, delta: number): Promise<void> {
    await this.transactions.lock(`points added by ${adminId}`);
    const [added] = await this.transactions.query<{ points: number }>(ADDED_BY, [adminId]);
    const paisa = (((added?.points ?? 0) + delta) * 100) / POINTS_PER_RUPEE;
    if (await this.approvals.isNeeded(adminId, paisa)) throw new TooManyPoints();
  }
}

import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { RoleChecks } from '../moderation/role-checks.service.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { LOCK_OWNER } from '../two-factor/two-factor.sql.js';
import { NotEnrolled } from '../two-factor/two-factor.errors.js';
import { FactorResetRecently } from './lost-factor.errors.js';
import { ANY_FACTOR, HELD_ACCOUNT, NOTE_RESET, REMOVE_FACTORS } from './factor-resets.sql.js';

/** Removal of lost second factors, and its hold of 24 hours (rule A19). */
@Injectable()
export class FactorResets {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: OwnSessionsService,
    private readonly roles: RoleChecks,
  ) {}

  /**
   * Removes passkeys, authenticator app and recovery codes, and ends every session. Call within a
   * transaction.
   * @throws two-factor.not-enrolled (409) if there is nothing to remove
   */
  async reset(userId: number): Promise<void> {
    // The lock makes a concurrent registration of a passkey wait; it then finds its session ended.
    await this.transactions.query(LOCK_OWNER, [userId]);
    if ((await this.transactions.query(ANY_FACTOR, [userId])).length === 0) throw new NotEnrolled();
    await this.removeAll(userId);
    const position = await this.roles.staffPositionOf(userId);
    const owned = position?.role === 'owner' ? position.vendorId : null;
    await this.transactions.query(NOTE_RESET, [userId, owned]);
    await this.sessions.endAll(userId);
  }

  /** Removes the same from an account whose owner is unproven. Call within a transaction. */
  async removeAll(userId: number): Promise<void> {
    await this.transactions.query(LOCK_OWNER, [userId]);
    for (const statement of REMOVE_FACTORS) await this.transactions.query(statement, [userId]);
  }

  /** @throws auth.factor-reset-recently (403) with `heldUntil`, for an admin whose second factor was reset within 24 hours */
  async assertNone(adminId: number): Promise<void> {
    const [held] = await this.transactions.query<{ heldUntil: string }>(HELD_ACCOUNT, [adminId]);
    if (held) throw new FactorResetRecently(held);
  }
}

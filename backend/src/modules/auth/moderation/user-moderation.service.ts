import { Injectable } from '@nestjs/common';
import { violates } from '../../../common/errors/constraint.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LastAdmin, UserMissing, UserStateForbids } from '../auth.errors.js';
import { FactorResets } from '../lost-factor/factor-resets.service.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { RoleChecks } from './role-checks.service.js';
import { UserDecisions } from './user-decisions.service.js';
import { assertNotOwn, assertSuspended, type DecidedUser, roleAfter } from './user-moderation.policy.js';
import { FIND, REINSTATE, SET_ROLE, SUSPEND } from './user-moderation.sql.js';

/** Decisions of admins about accounts. Each decision is recorded in its transaction. */
@Injectable()
export class UserModerationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: OwnSessionsService,
    private readonly decisions: UserDecisions,
    private readonly resets: FactorResets,
    private readonly roles: RoleChecks,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Ends every session at once and rejects sign-ins until it is undone; passes remain valid (rule Y2).
   * Rejects `user.own-account` (403), `user.not-found` (404), `user.state-forbids` and `user.last-admin`
   * (409).
   */
  suspend(userId: number, adminId: number, reason: string): Promise<void> {
    return this.decide(userId, adminId, async (user) => {
      assertSuspended(user, false);
      await this.update(SUSPEND, userId);
      await this.sessions.endAll(userId);
      await this.decisions.note({
        action: 'user.suspended',
        userId,
        adminId,
        reason,
        before: { status: 'active' },
        after: { status: 'suspended' },
      });
    });
  }

  /** Rejects as `suspend` does. */
  reinstate(userId: number, adminId: number, reason: string): Promise<void> {
    return this.decide(userId, adminId, async (user) => {
      assertSuspended(user, true);
      await this.update(REINSTATE, userId);
      await this.decisions.note({
        action: 'user.reinstated',
        userId,
        adminId,
        reason,
        before: { status: 'suspended' },
        after: { status: 'active' },
      });
    });
  }

  /**
   * Makes a user an admin, or an admin a customer again, and ends their sessions, because those of admins are
   * shorter (rule Y3). A new admin with too short a password gets a link by mail to choose another one (rule
   * A1). Rejects `user.own-account` (403), `user.not-found` (404), and with 409 `user.state-forbids`,
   * `user.works-for-business`, `user.email-unverified` and `user.last-admin`.
   */
  changeRole(userId: number, adminId: number, wanted: 'customer' | 'admin', reason: string): Promise<void> {
    return this.decide(userId, adminId, async (user) => {
      const role = roleAfter(user, wanted);
      await this.update(SET_ROLE, userId, role);
      await this.sessions.endAll(userId);
      await this.decisions.note({
        action: 'user.role-changed',
        userId,
        adminId,
        reason,
        before: { role: user.role },
        after: { role },
      });
      if (role === 'admin' && user.passwordIsShort)
        await this.outbox.publish('user.password-forgotten', { userId });
    });
  }

  /**
   * Removes the lost second factors of an admin, ends their sessions and holds their payouts (rule A19).
   * Other users reset theirs by mail. Rejects `user.own-account` (403), `user.not-found` (404), and with 409
   * `user.state-forbids` and `two-factor.not-enrolled`.
   */
  resetFactors(userId: number, adminId: number, reason: string): Promise<void> {
    return this.decide(userId, adminId, async (user) => {
      if (user.role !== 'admin') throw new UserStateForbids({ currentState: user.role });
      await this.resets.reset(userId);
      await this.decisions.note({
        action: 'user.factors-reset',
        userId,
        adminId,
        reason,
        before: { secondFactor: true },
        after: { secondFactor: false },
      });
    });
  }

  private async decide(
    userId: number,
    adminId: number,
    act: (user: DecidedUser) => Promise<void>,
  ): Promise<void> {
    assertNotOwn(userId, adminId);
    await this.transactions.run(async () => {
      const [user] = await this.transactions.query<Omit<DecidedUser, 'staffRole'>>(FIND, [userId]);
      if (!user) throw new UserMissing();
      const position = await this.roles.staffPositionOf(userId);
      await act({ ...user, staffRole: position?.role ?? null });
    });
  }

  private async update(statement: string, ...values: unknown[]): Promise<void> {
    await this.transactions.query(statement, values).catch((error: unknown) => {
      throw violates(error, 'users_last_admin') ? new LastAdmin() : error;
    });
  }
}

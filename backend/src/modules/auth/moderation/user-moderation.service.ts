import { Injectable } from '@nestjs/common';
import { assertRight } from '../../../common/access/access.policy.js';
import type { AdminRole } from '../../../common/access/rights.js';
import type { SessionUser } from '../../../common/access/session-user.js';
import { violates } from '../../../common/errors/constraint.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LastAdmin, LastOwnerOfMarketplace, UserMissing, UserStateForbids } from '../auth.errors.js';
import { AdminRoles } from '../admin-roles/admin-roles.service.js';
import { FactorResets } from '../lost-factor/factor-resets.service.js';
import { PhoneNumbers } from '../phone/phone-numbers.service.js';
import { OwnSessionsService } from '../sessions/own-sessions.service.js';
import { RoleChecks } from './role-checks.service.js';
import { UserDecisions } from './user-decisions.service.js';
import { assertNotOwn, assertSuspended, type DecidedUser, roleAfter } from './user-moderation.policy.js';
import { FIND, REINSTATE, SET_ROLE, SUSPEND } from './user-moderation.sql.js';

export interface RoleChange {
  role: 'customer' | 'admin';
  /** Role of a new admin in the marketplace; none without it. */
  adminRole?: AdminRole;
  reason: string;
}

/**
 * Decisions of admins about accounts. Each decision is recorded in its transaction. Decisions about admins need the
 * right `roles`: `admin.right-missing` (403) otherwise (rule Y9).
 */
@Injectable()
export class UserModerationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly phones: PhoneNumbers,
    private readonly sessions: OwnSessionsService,
    private readonly decisions: UserDecisions,
    private readonly resets: FactorResets,
    private readonly roles: RoleChecks,
    private readonly adminRoles: AdminRoles,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Ends every session at once and rejects sign-ins until it is undone; passes remain valid (rule Y2).
   * Rejects `user.own-account` (403), `user.not-found` (404), `user.state-forbids` and `user.last-admin`
   * (409).
   */
  suspend(userId: number, admin: SessionUser, reason: string): Promise<void> {
    return this.decide(userId, admin, async (user) => {
      assertSuspended(user, false);
      await this.update(SUSPEND, userId);
      await this.sessions.endAll(userId);
      await this.decisions.note({
        action: 'user.suspended',
        userId,
        adminId: admin.id,
        reason,
        before: { status: 'active' },
        after: { status: 'suspended' },
      });
    });
  }

  /** Rejects as `suspend` does. */
  reinstate(userId: number, admin: SessionUser, reason: string): Promise<void> {
    return this.decide(userId, admin, async (user) => {
      assertSuspended(user, true);
      await this.update(REINSTATE, userId);
      await this.decisions.note({
        action: 'user.reinstated',
        userId,
        adminId: admin.id,
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
   * `user.works-for-business`, `user.email-unverified`, `user.last-admin` and `admin.last-owner`.
   */
  changeRole(
    userId: number,
    admin: SessionUser,
    { role: wanted, adminRole, reason }: RoleChange,
  ): Promise<void> {
    return this.decide(userId, admin, async (user) => {
      const role = roleAfter(user, wanted);
      await this.update(SET_ROLE, userId, role);
      await this.adminRoles.take(userId);
      if (role === 'admin') await this.phones.release(userId);
      if (role === 'admin' && adminRole) await this.adminRoles.give(userId, adminRole);
      await this.sessions.endAll(userId);
      await this.decisions.note({
        action: 'user.role-changed',
        userId,
        adminId: admin.id,
        reason,
        before: { role: user.role },
        after: { role, ...(role === 'admin' && adminRole && { adminRole }) },
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
  resetFactors(userId: number, admin: SessionUser, reason: string): Promise<void> {
    return this.decide(userId, admin, async (user) => {
      if (user.role !== 'admin') throw new UserStateForbids({ currentState: user.role });
      await this.resets.reset(userId);
      await this.decisions.note({
        action: 'user.factors-reset',
        userId,
        adminId: admin.id,
        reason,
        before: { secondFactor: true },
        after: { secondFactor: false },
      });
    });
  }

  private async decide(
    userId: number,
    admin: SessionUser,
    act: (user: DecidedUser) => Promise<void>,
  ): Promise<void> {
    assertNotOwn(userId, admin.id);
    await this.transactions.run(async () => {
      const [user] = await this.transactions.query<Omit<DecidedUser, 'staffRole'>>(FIND, [userId]);
      if (!user) throw new UserMissing();
      if (user.role === 'admin') assertRight(admin.rights, 'roles');
      const position = await this.roles.staffPositionOf(userId);
      await act({ ...user, staffRole: position?.role ?? null });
    });
  }

  private async update(statement: string, ...values: unknown[]): Promise<void> {
    await this.transactions.query(statement, values).catch((error: unknown) => {
      if (violates(error, 'admin_roles_last_owner')) throw new LastOwnerOfMarketplace();
      throw violates(error, 'users_last_admin') ? new LastAdmin() : error;
    });
  }
}

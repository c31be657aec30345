import { Injectable } from '@nestjs/common';
import { type AdminRight, type AdminRole, rightsInMarketplace } from '../../../common/access/rights.js';
import type { Role } from '../../../common/access/session-user.js';
import { violates } from '../../../common/errors/constraint.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { LastOwnerOfMarketplace, UserMissing, UserStateForbids } from '../auth.errors.js';
import { assertNotOwn } from '../moderation/user-moderation.policy.js';
import type { AdminRoleView } from './admin-role.view.js';
import {
  ADMINS,
  DELETE_ADMIN_ROLE,
  LOCKED_ADMIN,
  ONE_ADMIN,
  ROLE_OF_ADMIN,
  SET_ADMIN_ROLE,
} from './admin-roles.sql.js';

type AdminRow = Omit<AdminRoleView, 'rights'>;

const viewOf = (row: AdminRow): AdminRoleView => ({ ...row, rights: rightsInMarketplace(row.role) });

/**
 * Roles of admins in the marketplace (rule Y9). Every request reads them with the session, so that a change applies
 * immediately on every instance.
 */
@Injectable()
export class AdminRoles {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  async list(): Promise<AdminRoleView[]> {
    return (await this.transactions.query<AdminRow>(ADMINS)).map(viewOf);
  }

  /** @throws user.not-found (404) for a user who is no admin */
  async one(userId: number): Promise<AdminRoleView> {
    const [row] = await this.transactions.query<AdminRow>(ONE_ADMIN, [userId]);
    if (!row) throw new UserMissing();
    return viewOf(row);
  }

  /** Returns the rights of an admin; none for a suspended admin and for other users. */
  async rightsOf(userId: number): Promise<AdminRight[]> {
    const [row] = await this.transactions.query<{ role: AdminRole }>(ROLE_OF_ADMIN, [userId]);
    return rightsInMarketplace(row?.role ?? null);
  }

  /**
   * Changes the role of another admin. The same role again changes nothing.
   * @throws user.own-account (403), user.not-found (404), user.state-forbids (409) for a user who is no admin,
   * admin.last-owner (409)
   */
  async change(userId: number, adminId: number, role: AdminRole): Promise<AdminRoleView> {
    assertNotOwn(userId, adminId);
    return this.transactions.run(async () => {
      const [user] = await this.transactions.query<{ role: Role; adminRole: AdminRole | null }>(
        LOCKED_ADMIN,
        [userId],
      );
      if (!user) throw new UserMissing();
      if (user.role !== 'admin') throw new UserStateForbids({ currentState: user.role });
      if (user.adminRole !== role) {
        await this.give(userId, role);
        await this.audit.write({
          actorId: adminId,
          action: 'admin-role.changed',
          subjectType: 'user',
          subjectId: userId,
          before: { role: user.adminRole },
          after: { role },
        });
      }
      return this.one(userId);
    });
  }

  /** Stores the role without an audit entry. @throws admin.last-owner (409) */
  async give(userId: number, role: AdminRole): Promise<void> {
    await this.transactions.query(SET_ADMIN_ROLE, [userId, role]).catch((error: unknown) => {
      throw violates(error, 'admin_roles_last_owner') ? new LastOwnerOfMarketplace() : error;
    });
  }

  /** Deletes the role of a user who is no admin any more. */
  async take(userId: number): Promise<void> {
    await this.transactions.query(DELETE_ADMIN_ROLE, [userId]);
  }
}

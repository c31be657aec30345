import { Injectable } from '@nestjs/common';
import { rightsInBusiness } from '../../../common/access/rights.js';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { StaffRightMissing } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService } from '../../auth/index.js';
import { StaffMember } from './staff-member.entity.js';
import type { ChangeStaffDto } from './staff.dto.js';
import type { StaffMemberView } from './staff.view.js';
import { assertMayDecide, type StaffPosition, storedRights } from './rights/staff-rights.policy.js';
import { StaffBranches } from './staff-branches.service.js';
import { LastOwner, StaffMissing } from './staff.errors.js';
import { MEMBERS, ONE_MEMBER, LOCK_BUSINESS, HAND_OVER } from './staff.sql.js';

type MemberRow = Omit<StaffMemberView, 'rights'> & StaffPosition;

const viewOf = (row: MemberRow): StaffMemberView => ({
  ...row,
  rights: rightsInBusiness(row.role, row.rights),
});

/** Staff of a business. Permissions are read with every request, so that a change applies immediately on every instance (rule H3). */
@Injectable()
export class StaffService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly branches: StaffBranches,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  async list(vendorId: number): Promise<StaffMemberView[]> {
    return (await this.transactions.query<MemberRow>(MEMBERS, [vendorId])).map(viewOf);
  }

  /** Rejects `staff.not-found` (404), also for staff of another business. */
  async one(vendorId: number, id: number): Promise<StaffMemberView> {
    const [member] = await this.transactions.query<MemberRow>(ONE_MEMBER, [vendorId, id]);
    if (!member) throw new StaffMissing();
    return viewOf(member);
  }

  /**
   * Changes role, rights and branch. Rejects `staff.not-found` (404), `staff.last-owner` (409), `staff.right-missing`
   * (403, rule H5) and branches of other businesses (400).
   */
  async change(
    user: SessionUser,
    { vendorId }: StaffOf,
    id: number,
    changes: ChangeStaffDto,
  ): Promise<StaffMemberView> {
    return this.transactions.run(async () => {
      const member = await this.hold(vendorId, id);
      const role = changes.role ?? member.role;
      const rights = storedRights(
        role,
        changes.rights ?? (changes.role ? undefined : (member.rights ?? undefined)),
      );
      await this.assertMayDecide(user, vendorId, member, { role, rights });
      const branchId =
        role === 'owner' ? null : changes.branchId === undefined ? member.branchId : changes.branchId;
      await this.branches.assertOwn(vendorId, branchId);
      if (member.role === 'owner' && role !== 'owner') await this.stopOwning(member);
      await this.transactions.of(StaffMember).update({ id }, { role, rights, branchId });
      if (role === 'owner') await this.accounts.becomeVendor(member.userId);
      await this.write(user, 'staff.changed', member, { role, rights, branchId });
      return this.one(vendorId, id);
    });
  }

  /** Notifies the removed user, unless they removed themselves. Rejects as `change` does. */
  async remove(user: SessionUser, { vendorId }: StaffOf, id: number): Promise<void> {
    await this.transactions.run(async () => {
      const member = await this.hold(vendorId, id);
      await this.assertMayDecide(user, vendorId, member);
      if (member.role === 'owner') await this.stopOwning(member);
      await this.transactions.of(StaffMember).delete({ id });
      await this.write(user, 'staff.removed', member);
      if (member.userId !== user.id)
        await this.outbox.publish('staff.removed', { vendorId, userId: member.userId });
    });
  }

  private async hold(vendorId: number, id: number): Promise<StaffMember> {
    await this.transactions.query(LOCK_BUSINESS, [vendorId]);
    const member = await this.transactions.of(StaffMember).findOneBy({ id, vendorId });
    if (!member) throw new StaffMissing();
    return member;
  }

  /** Reads the actor's rights again, because the lock may have waited for a change of them. */
  private async assertMayDecide(
    { id: userId }: SessionUser,
    vendorId: number,
    ...positions: StaffPosition[]
  ): Promise<void> {
    const actor = await this.transactions.of(StaffMember).findOneBy({ userId, vendorId });
    if (!actor) throw new StaffRightMissing();
    assertMayDecide(actor, ...positions);
  }

  private async stopOwning({ vendorId, userId }: StaffMember): Promise<void> {
    if ((await this.transactions.of(StaffMember).countBy({ vendorId, role: 'owner' })) < 2)
      throw new LastOwner();
    await this.transactions.query(HAND_OVER, [vendorId, userId]);
    await this.accounts.becomeCustomer(userId);
  }

  private write(
    user: SessionUser,
    action: string,
    { userId, vendorId, role, rights, branchId }: StaffMember,
    after?: StaffPosition & { branchId: number | null },
  ): Promise<void> {
    return this.audit.write({
      actorId: user.id,
      action,
      subjectType: 'vendor',
      subjectId: vendorId,
      before: { userId, role, rights: rightsInBusiness(role, rights), branchId },
      ...(after && {
        after: { userId, ...after, rights: rightsInBusiness(after.role, after.rights) },
      }),
    });
  }
}

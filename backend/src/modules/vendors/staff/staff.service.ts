import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf, StaffRole } from '../../../common/access/session-user.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService } from '../../auth/index.js';
import { StaffMember } from './staff-member.entity.js';
import type { ChangeStaffDto } from './staff.dto.js';
import type { StaffMemberView } from './staff.view.js';
import { StaffBranches } from './staff-branches.service.js';
import { LastOwner, StaffMissing } from './staff.errors.js';
import { MEMBERS, ONE_MEMBER, LOCK_BUSINESS, HAND_OVER } from './staff.sql.js';

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

  list(vendorId: number): Promise<StaffMemberView[]> {
    return this.transactions.query<StaffMemberView>(MEMBERS, [vendorId]);
  }

  /** Rejects `staff.not-found` (404), also for staff of another business. */
  async one(vendorId: number, id: number): Promise<StaffMemberView> {
    const [member] = await this.transactions.query<StaffMemberView>(ONE_MEMBER, [vendorId, id]);
    if (!member) throw new StaffMissing();
    return member;
  }

  /** Rejects `staff.not-found` (404), `staff.last-owner` (409) and branches of other businesses (400). */
  async change(
    user: SessionUser,
    { vendorId }: StaffOf,
    id: number,
    changes: ChangeStaffDto,
  ): Promise<StaffMemberView> {
    return this.transactions.run(async () => {
      const member = await this.hold(vendorId, id);
      const role = changes.role ?? member.role;
      const branchId =
        role === 'owner' ? null : changes.branchId === undefined ? member.branchId : changes.branchId;
      await this.branches.assertOwn(vendorId, branchId);
      if (member.role === 'owner' && role !== 'owner') await this.stopOwning(member);
      await this.transactions.of(StaffMember).update({ id }, { role, branchId });
      if (role === 'owner') await this.accounts.becomeVendor(member.userId);
      await this.write(user, 'staff.changed', member, { role, branchId });
      return this.one(vendorId, id);
    });
  }

  /** Notifies the removed user, unless they removed themselves. Rejects `staff.not-found` (404) and `staff.last-owner` (409). */
  async remove(user: SessionUser, { vendorId }: StaffOf, id: number): Promise<void> {
    await this.transactions.run(async () => {
      const member = await this.hold(vendorId, id);
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

  private async stopOwning({ vendorId, userId }: StaffMember): Promise<void> {
    if ((await this.transactions.of(StaffMember).countBy({ vendorId, role: 'owner' })) < 2)
      throw new LastOwner();
    await this.transactions.query(HAND_OVER, [vendorId, userId]);
    await this.accounts.becomeCustomer(userId);
  }

  private write(
    user: SessionUser,
    action: string,
    { userId, vendorId, role, branchId }: StaffMember,
    after?: { role: StaffRole; branchId: number | null },
  ): Promise<void> {
    return this.audit.write({
      actorId: user.id,
      action,
      subjectType: 'vendor',
      subjectId: vendorId,
      before: { userId, role, branchId },
      ...(after && { after: { userId, ...after } }),
    });
  }
}

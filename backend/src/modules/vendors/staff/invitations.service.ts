import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { rightsInBusiness, type StaffRight } from '../../../common/access/rights.js';
import type { SessionUser, StaffOf, StaffRole } from '../../../common/access/session-user.js';
import { violates } from '../../../common/errors/constraint.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService, EmailVerificationService } from '../../auth/index.js';
import { WorksElsewhere } from '../vendor.errors.js';
import { StaffMember } from './staff-member.entity.js';
import type { InviteStaffDto } from './staff.dto.js';
import type { InvitationView, JoinedView, StaffInvitationView } from './staff.view.js';
import { assertMayDecide, type StaffPosition, storedRights } from './rights/staff-rights.policy.js';
import { StaffBranches } from './staff-branches.service.js';
import {
  AlreadyInvited,
  AlreadyMember,
  InvitationInvalid,
  InvitationMissing,
  InvitationOfOther,
  StaffMissing,
} from './staff.errors.js';
import { INVITATION_BY_TOKEN, INVITATION_MAIL, INVITATIONS, ONE_INVITATION, OWN_WORK } from './staff.sql.js';
import {
  INVITE,
  IS_MEMBER,
  SEND_AGAIN,
  ACCEPT_INVITATION,
  DELETE_INVITATION,
  SET_TOKEN,
  DELETE_EXPIRED,
} from './invitations.sql.js';

interface TakenInvitation extends StaffPosition {
  vendorId: number;
  email: string;
  branchId: number | null;
  isValid: boolean;
}

export interface InvitationMail {
  token: string;
  email: string;
  firstName: string;
  language: 'en' | 'ne';
  business: string;
  inviter: string;
  role: StaffRole;
}

/** A view as stored: null for the rights means the preset of the role. */
type Stored<View extends { rights: StaffRight[] }> = Omit<View, 'rights'> & StaffPosition;

const withRights = <Row extends StaffPosition>(row: Row): Row & { rights: StaffRight[] } => ({
  ...row,
  rights: rightsInBusiness(row.role, row.rights),
});

const hashed = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Invitations of staff by e-mail (rule H2). */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsService,
    private readonly verification: EmailVerificationService,
    private readonly branches: StaffBranches,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  async list(vendorId: number): Promise<StaffInvitationView[]> {
    const rows = await this.transactions.query<Stored<StaffInvitationView>>(INVITATIONS, [vendorId]);
    return rows.map(withRights);
  }

  /** Rejects `staff.invitation-not-found` (404), also for an invitation of another business. */
  async one(vendorId: number, id: number): Promise<StaffInvitationView> {
    const [invitation] = await this.transactions.query<Stored<StaffInvitationView>>(ONE_INVITATION, [
      vendorId,
      id,
    ]);
    if (!invitation) throw new InvitationMissing();
    return withRights(invitation);
  }

  /**
   * Rejects `staff.already-member`, `staff.already-invited` (409), `staff.right-missing` (403, rule H5) and branches of
   * other businesses (400).
   */
  async invite(user: SessionUser, staff: StaffOf, form: InviteStaffDto): Promise<StaffInvitationView> {
    const { vendorId } = staff;
    const position = { role: form.role, rights: storedRights(form.role, form.rights) };
    assertMayDecide(staff, position);
    const branchId = form.role === 'owner' ? null : (form.branchId ?? null);
    return this.transactions.run(async () => {
      await this.branches.assertOwn(vendorId, branchId);
      await this.forgetOld();
      if ((await this.transactions.query(IS_MEMBER, [vendorId, form.email])).length > 0)
        throw new AlreadyMember();
      const [made] = await this.transactions
        .query<{ id: number }>(INVITE, [
          vendorId,
          form.email,
          position.role,
          position.rights,
          branchId,
          user.id,
        ])
        .catch((error: unknown) => {
          throw violates(error, 'staff_invitations_one_per_email') ? new AlreadyInvited() : error;
        });
      if (!made) throw new Error('An invitation that was just made is not there.');
      await this.note(user, 'staff.invited', vendorId, { ...position, branchId });
      await this.outbox.publish('staff.invited', { invitationId: made.id });
      return this.one(vendorId, made.id);
    });
  }

  /** Sends a new link and invalidates the earlier one. Rejects `staff.invitation-not-found` (404) and `staff.right-missing` (403). */
  async sendAgain(staff: StaffOf, id: number): Promise<StaffInvitationView> {
    const { vendorId } = staff;
    return this.transactions.run(async () => {
      const [again] = await this.transactions.query<StaffPosition & { id: number }>(SEND_AGAIN, [
        vendorId,
        id,
      ]);
      if (!again) throw new InvitationMissing();
      assertMayDecide(staff, again);
      await this.outbox.publish('staff.invited', { invitationId: id });
      return this.one(vendorId, id);
    });
  }

  /** Invalidates the link. Rejects `staff.invitation-not-found` (404) and `staff.right-missing` (403). */
  async revoke(user: SessionUser, staff: StaffOf, id: number): Promise<void> {
    await this.transactions.run(async () => {
      const [gone] = await this.transactions.query<StaffPosition & { id: number; branchId: number | null }>(
        DELETE_INVITATION,
        [staff.vendorId, id],
      );
      if (!gone) throw new InvitationMissing();
      const { role, rights, branchId } = gone;
      assertMayDecide(staff, { role, rights });
      await this.note(user, 'staff.invitation-revoked', staff.vendorId, { role, rights, branchId });
    });
  }

  /** @returns null if the invitation no longer exists or has expired; otherwise a new token, which invalidates earlier ones */
  async prepareMail(id: number): Promise<InvitationMail | null> {
    const [mail] = await this.transactions.query<Omit<InvitationMail, 'token'>>(INVITATION_MAIL, [id]);
    if (!mail) return null;
    const token = randomBytes(24).toString('base64url');
    await this.transactions.query(SET_TOKEN, [id, hashed(token)]);
    return { ...mail, token };
  }

  /** Rejects `staff.invitation-invalid` (410). */
  async read(token: string): Promise<InvitationView> {
    const [invitation] = await this.transactions.query<Stored<InvitationView>>(INVITATION_BY_TOKEN, [
      hashed(token),
    ]);
    if (!invitation) throw new InvitationInvalid();
    return withRights(invitation);
  }

  /**
   * Joins the business. The link together with the invited e-mail address proves the access to the mailbox.
   * Rejects `staff.invitation-invalid` (410), `staff.invitation-of-other` (403), `staff.already-member` and
   * `vendor.works-elsewhere` (409).
   */
  async accept(user: SessionUser, token: string): Promise<JoinedView> {
    return this.transactions.run(async () => {
      const [invitation] = await this.transactions.query<TakenInvitation>(ACCEPT_INVITATION, [hashed(token)]);
      if (!invitation?.isValid) throw new InvitationInvalid();
      const { vendorId, role, rights, branchId } = invitation;
      if (invitation.email.toLowerCase() !== user.email?.toLowerCase()) throw new InvitationOfOther();
      if (user.staffOf) throw user.staffOf.vendorId === vendorId ? new AlreadyMember() : new WorksElsewhere();
      await this.verification.markVerified(user.id);
      await this.transactions
        .of(StaffMember)
        .insert({ userId: user.id, vendorId, role, rights, branchId })
        .catch((error: unknown) => {
          throw violates(error, 'staff_one_business') ? new WorksElsewhere() : error;
        });
      if (role === 'owner') await this.accounts.becomeVendor(user.id);
      await this.audit.write({
        actorId: user.id,
        action: 'staff.joined',
        subjectType: 'vendor',
        subjectId: vendorId,
        after: { userId: user.id, role, rights: rightsInBusiness(role, rights), branchId },
      });
      await this.outbox.publish('staff.joined', { vendorId, userId: user.id });
      return this.work(user.id);
    });
  }

  /** Rejects `staff.not-found` (404) if the user is not a staff member. */
  async work(userId: number): Promise<JoinedView> {
    const [work] = await this.transactions.query<Stored<JoinedView>>(OWN_WORK, [userId]);
    if (!work) throw new StaffMissing();
    return withRights(work);
  }

  /** The audit log contains no e-mail address. */
  private note(
    { id }: SessionUser,
    action: string,
    vendorId: number,
    { role, rights, branchId }: StaffPosition & { branchId: number | null },
  ): Promise<void> {
    const after = { role, rights: rightsInBusiness(role, rights), branchId };
    return this.audit.write({ actorId: id, action, subjectType: 'vendor', subjectId: vendorId, after });
  }

  private async forgetOld(): Promise<void> {
    await this.transactions.query(DELETE_EXPIRED);
  }
}

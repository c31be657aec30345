import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../../common/access/session-user.js';
import { StaffRightMissing, StepUpRequired } from '../../../../common/errors/common.errors.js';
import { Outbox } from '../../../../common/outbox/outbox.js';
import { Transactions } from '../../../../common/transactions/transactions.js';
import { AuditService } from '../../../audit/index.js';
import { StaffMissing } from '../staff.errors.js';
import { newPinKey, opens, type PinKey, type PinVerifier, proves, verifierOf } from './pin-key.js';
import type { SetPinDto } from './staff-pin.dto.js';
import { PinLocked, PinNotSet, PinWrong } from './staff-pin.errors.js';
import {
  ADD_PIN,
  END_PIN,
  FORGET_TRIES,
  LOCKED_SECONDS,
  MANAGER_AT,
  MANAGER_KEYS,
  MEMBER_WITH_PIN,
  type PinMemberRow,
  PINS_OF,
  PRESENT_AT,
  TAKE_TRY,
  type TriedPinRow,
} from './staff-pins.sql.js';

/** What a manager confirmed with the PIN at a device without a network. */
export interface PinProof {
  managerId: number;
  statement: string;
  proof: Buffer;
  /** Branch of the device. */
  branchId: number | null;
  /** Last contact of the device: it may not know of later changes. */
  contactAt: Date;
}

/** Owners reset each PIN; managers reset those of counter staff, of their branch if they have one (rule CS1). */
function assertMayReset(staff: StaffOf, { role, branchId }: PinMemberRow): void {
  if (staff.role === 'owner') return;
  const isTheirs = staff.branchId === null || staff.branchId === branchId;
  if (staff.role !== 'manager' || role !== 'counter' || !isTheirs) throw new StaffRightMissing();
}

/** A session that was left open must not name its user as somebody else, or become a manager's decision. */
const needsStepUp = ({ hasPin, role }: PinMemberRow, isOwn: boolean, isKnown: boolean): boolean =>
  !isOwn || (!isKnown && (hasPin || role !== 'counter'));

/** PINs of four digits, by which the people at a counter name themselves and managers decide (rules CS1 and CS2). */
@Injectable()
export class StaffPins {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sets the own PIN, or resets that of somebody else, who is notified. Rejects `staff.not-found` (404),
   * `staff.right-missing`, `pin.wrong` (403) and `pin.locked` (429), and `auth.step-up-required` (403) for a reset, for
   * the first PIN of an owner or manager, and without the PIN until now.
   */
  async set(
    user: SessionUser,
    staff: StaffOf,
    userId: number,
    { pin, currentPin }: SetPinDto,
  ): Promise<void> {
    const isOwn = userId === user.id;
    const key = await newPinKey(pin);
    // Outside the transaction, because a wrong PIN counts although the request fails.
    const isKnown = isOwn && currentPin !== undefined && (await this.hasPin(staff, userId));
    if (isKnown) await this.verify(user.id, staff.vendorId, userId, currentPin);
    await this.transactions.run(async () => {
      const member = await this.member(staff, userId);
      if (!isOwn) assertMayReset(staff, member);
      if (!user.hasSteppedUp && needsStepUp(member, isOwn, isKnown)) throw new StepUpRequired();
      await this.replace(user.id, staff.vendorId, userId, key);
      await this.write(user.id, staff.vendorId, isOwn ? 'pin.set' : 'pin.reset', userId);
      if (!isOwn)
        await this.outbox.publish('pin.reset', { vendorId: staff.vendorId, userId, actorId: user.id });
    });
  }

  /**
   * Verifies a PIN. Five wrong ones lock it for 60 seconds. Call outside a transaction: the try counts although
   * the request fails. Rejects `pin.wrong` (403, with the tries that are left), `pin.locked` (429) and
   * `pin.not-set` (409).
   */
  async verify(actorId: number, vendorId: number, userId: number, pin: string): Promise<void> {
    const [tried] = await this.transactions.query<TriedPinRow>(TAKE_TRY, [vendorId, userId]);
    if (!tried) return this.rejectUntried(vendorId, userId);
    if (await opens(pin, tried)) {
      await this.transactions.query(FORGET_TRIES, [vendorId, userId]);
      return;
    }
    if (tried.triesLeft === 0) await this.write(actorId, vendorId, 'pin.locked', userId);
    throw new PinWrong({ triesLeft: tried.triesLeft });
  }

  /** True for an owner or manager who may decide at the branch. */
  async isManagerAt(vendorId: number, userId: number, branchId: number): Promise<boolean> {
    return (await this.transactions.query(MANAGER_AT, [vendorId, userId, branchId])).length > 0;
  }

  /** True if the present PIN of a person was set before a time, in the database's text. */
  async hasPinSince(vendorId: number, userId: number, time: string): Promise<boolean> {
    return (await this.transactions.query(PRESENT_AT, [vendorId, userId, time])).length > 0;
  }

  /** Verifiers of PINs for a device, by person. */
  async verifiersOf(vendorId: number, people: readonly number[]): Promise<ReadonlyMap<number, PinVerifier>> {
    const rows = await this.transactions.query<PinKey & { userId: number }>(PINS_OF, [vendorId, people]);
    return new Map(rows.map((row) => [row.userId, verifierOf(row)]));
  }

  /** True if an owner or manager of the branch confirmed the statement with a PIN that the device knew. */
  async isProven(
    vendorId: number,
    { managerId, statement, proof, branchId, contactAt }: PinProof,
  ): Promise<boolean> {
    const keys = await this.transactions.query<{ key: Buffer }>(MANAGER_KEYS, [
      vendorId,
      managerId,
      contactAt,
      branchId,
    ]);
    return keys.some(({ key }) => proves(key, statement, proof));
  }

  private async member(staff: StaffOf, userId: number): Promise<PinMemberRow> {
    const [member] = await this.transactions.query<PinMemberRow>(MEMBER_WITH_PIN, [staff.vendorId, userId]);
    if (!member) throw new StaffMissing();
    return member;
  }

  private async hasPin({ vendorId }: StaffOf, userId: number): Promise<boolean> {
    return (await this.transactions.query(PINS_OF, [vendorId, [userId]])).length > 0;
  }

  private async replace(actorId: number, vendorId: number, userId: number, pin: PinKey): Promise<void> {
    await this.transactions.query(END_PIN, [vendorId, userId]);
    await this.transactions.query(ADD_PIN, [vendorId, userId, pin.salt, pin.key, pin.rounds, actorId]);
  }

  private async rejectUntried(vendorId: number, userId: number): Promise<never> {
    const [locked] = await this.transactions.query<{ seconds: number | null }>(LOCKED_SECONDS, [
      vendorId,
      userId,
    ]);
    if (!locked) throw new PinNotSet();
    throw new PinLocked({ retryAfterSeconds: locked.seconds ?? 1 });
  }

  private write(actorId: number, vendorId: number, action: string, userId: number): Promise<void> {
    return this.audit.write({
      actorId,
      action,
      subjectType: 'vendor',
      subjectId: vendorId,
      after: { userId },
    });
  }
}

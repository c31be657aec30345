import { Injectable } from '@nestjs/common';
import type { SessionUser, StaffOf } from '../../../common/access/session-user.js';
import { AppError } from '../../../common/errors/app-error.js';
import { StaffRightMissing } from '../../../common/errors/common.errors.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { StaffPins } from '../../vendors/index.js';
import type { BentTerm } from './bent-terms.js';
import type { OverrideDto, OverrideReason } from './override.dto.js';
import { OverrideBranchNeeded, OverrideNotAllowed } from './override.errors.js';
import type { CounterOverrideView } from './override.view.js';
import { OVERRIDES_OF_DAY, RECORD } from './overrides.sql.js';

/** What a manager decided. */
export interface Override {
  managerId: number;
  reason: OverrideReason;
  note: string | null;
  terms: readonly BentTerm[];
}

/** The acceptance of an override. */
export interface OverriddenUse {
  vendorId: number;
  /** Row of the pass. */
  passRow: string;
  /** The entry of a device; null for an online acceptance. */
  entryId: string | null;
  branchId: number | null;
  personId: number;
  at: Date;
  /** False for an acceptance of a device that does not count. */
  counts: boolean;
}

/** Codes that no manager can have accepted. */
const NOT_A_TERM: readonly string[] = [
  'pass.already-used',
  'pass.cancelled',
  'pass.expired',
  'pass.other-vendor',
  'pass.voided',
];

/** Overrides of a term by a manager or owner (rules CS3 to CS5). */
@Injectable()
export class Overrides {
  constructor(
    private readonly transactions: Transactions,
    private readonly pins: StaffPins,
    private readonly audit: AuditService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Verifies the manager's PIN. Call outside a transaction. Rejects `override.branch-needed` (400), `staff.right-missing`, `pin.wrong` (403),
   * `pin.not-set` (409) and `pin.locked` (429).
   */
  async verify(
    { id }: SessionUser,
    { vendorId }: StaffOf,
    branchId: number | null,
    { managerId, pin }: OverrideDto,
  ): Promise<void> {
    if (branchId === null) throw new OverrideBranchNeeded();
    if (!(await this.pins.isManagerAt(vendorId, managerId, branchId))) throw new StaffRightMissing();
    await this.pins.verify(id, vendorId, managerId, pin);
  }

  /** Runs work on a code that a manager overrides: a rejection of the code itself becomes `override.not-allowed` (409). */
  async ofTermsOnly<T>(isOverridden: boolean, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isOverridden && error instanceof AppError && NOT_A_TERM.includes(error.code))
        throw new OverrideNotAllowed({ reason: error.code });
      throw error;
    }
  }

  /** Records the override within the transaction of the acceptance; the owner is notified if it counts. */
  async record({ managerId, reason, note, terms }: Override, use: OverriddenUse): Promise<void> {
    const { passRow, entryId, branchId, personId, at } = use;
    const [recorded] = await this.transactions.query<{ id: string; passId: string }>(RECORD, [
      passRow,
      entryId,
      branchId,
      personId,
      managerId,
      reason,
      note,
      terms,
      at,
    ]);
    if (!recorded) throw new Error('The override was not recorded.');
    const { id: overrideId, passId } = recorded;
    await this.audit.write({
      actorId: managerId,
      action: 'pass.overridden',
      subjectType: 'vendor',
      subjectId: use.vendorId,
      after: { passId, personId, reason, terms, isOffline: entryId !== null },
    });
    if (use.counts) await this.outbox.publish('pass.overridden', { overrideId, passId });
  }

  /** Overrides of a day, the latest first. */
  ofDay(vendorId: number, from: Date, until: Date, branchId: number | null): Promise<CounterOverrideView[]> {
    return this.transactions.query<CounterOverrideView>(OVERRIDES_OF_DAY, [vendorId, from, until, branchId]);
  }
}

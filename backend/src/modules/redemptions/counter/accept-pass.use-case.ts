import { Injectable } from '@nestjs/common';
import type { StaffOf } from '../../../common/access/session-user.js';
import { KeyIsNoPerson } from '../../../common/api-keys/key.errors.js';
import { violates } from '../../../common/errors/constraint.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay, startOfNepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { BranchesService } from '../../vendors/index.js';
import { bentTerms } from '../overrides/bent-terms.js';
import { Overrides } from '../overrides/overrides.service.js';
import type { AcceptDto } from '../passes/pass.dto.js';
import { PassMissing, ReferenceUsed } from '../passes/pass.errors.js';
import { assertAcceptable } from '../passes/pass.policy.js';
import { type CounterPerson, CounterShifts } from '../people/counter-shifts.service.js';
import { AcceptedUses } from './accepted-uses.service.js';
import { type AtCounter, CounterPasses, standingAt } from './counter-passes.service.js';
import {
  ACCEPT,
  type AcceptedRow,
  type CounterPassRow,
  PASS_BY_ID,
  USE_WITH_REFERENCE,
  type UseWithReference,
} from './counter.sql.js';
import type { CounterPassView } from './counter.view.js';
import {
  assertBillReached,
  assertBranchSaid,
  assertPartyLargeEnough,
  assertVisitAllowed,
  billOf,
} from './visit.policy.js';

/** Accepts a code at the counter. */
@Injectable()
export class AcceptPass {
  constructor(
    private readonly transactions: Transactions,
    private readonly passes: CounterPasses,
    private readonly uses: AcceptedUses,
    private readonly branches: BranchesService,
    private readonly shifts: CounterShifts,
    private readonly overrides: Overrides,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts a code once, at the deal's business. Points are credited in the same transaction. Rejects
   * `pass.already-used` (409, with the first use), `pass.expired`, `pass.cancelled` (410), the deal's terms
   * (409), `branch.not-found` (404) and `shift.ended` (409). A manager's override bends the terms; then a code
   * that cannot be accepted is `override.not-allowed` (409). The same code with the same reference returns the first
   * acceptance; a reference of another use is `pass.reference-used` (409). An API key with a shift or an override is
   * `key.not-a-person` (403).
   */
  run(who: AtCounter, given: AcceptDto): Promise<CounterPassView> {
    if (who.user.apiKey) assertNoPerson(given);
    const form = { ...given, amount: billOf(given) };
    return this.overrides.ofTermsOnly(form.override !== undefined, async () => {
      const pass = await this.passes.find(who, form.code);
      const at = standingAt(who.staff, form.branchId, pass);
      if (isSameUse(pass, form)) return this.passes.view(pass, at);
      const person = await this.shifts.person(who, at, form.shiftId);
      this.assertAllowed(pass, at, form);
      if (form.override) await this.overrides.verify(who.user, who.staff, at, form.override);
      return this.accept(pass, who, person, form).catch((error: unknown) =>
        this.rejectReference(error, who.staff, form),
      );
    });
  }

  /** Call outside the transaction of the acceptance, which has failed. */
  private async rejectReference(
    error: unknown,
    { vendorId }: StaffOf,
    { reference }: AcceptDto,
  ): Promise<never> {
    if (!violates(error, 'passes_reference')) throw error;
    const [use] = await this.transactions.query<UseWithReference>(USE_WITH_REFERENCE, [vendorId, reference]);
    throw new ReferenceUsed(use ? { ...use } : {});
  }

  private assertAllowed(pass: CounterPassRow, at: number | null, form: AcceptDto): void {
    const { amount, guests, override } = form;
    assertAcceptable(pass, this.clock.now());
    assertBranchSaid(pass, at);
    if (override) return;
    assertVisitAllowed(pass, at, this.clock.now());
    if (typeof amount === 'number') assertBillReached(pass, amount);
    if (typeof guests === 'number') assertPartyLargeEnough(pass, guests);
  }

  private accept(
    pass: CounterPassRow,
    { user, staff }: AtCounter,
    person: CounterPerson,
    form: AcceptDto,
  ): Promise<CounterPassView> {
    return this.transactions.run(async () => {
      const at = standingAt(staff, form.branchId, pass);
      const charged = form.amount ?? pass.charge;
      const [accepted] = await this.transactions.query<AcceptedRow>(ACCEPT, [
        pass.rowId,
        person.id,
        at,
        charged,
        startOfNepalDay(nepalDay(this.clock.now())),
        form.paidWith ?? null,
        form.reference ?? null,
        user.apiKey?.id ?? null,
      ]);
      if (!accepted) return this.unaccepted(pass, staff, at, form);
      await this.recordOverride(pass, at, person, form, accepted);
      const earned = await this.uses.settle(pass, accepted);
      return this.passes.view(
        {
          ...pass,
          redeemedAt: accepted.redeemedAt,
          usedAtBranch: accepted.usedAtBranch,
          ...earned,
          state: 'redeemed',
          usedBy: person.firstName,
          amount: charged,
          reference: form.reference ?? null,
        },
        at,
      );
    });
  }

  private async recordOverride(
    pass: CounterPassRow,
    branchId: number | null,
    person: CounterPerson,
    { override, amount, guests }: AcceptDto,
    { redeemedAt: at }: AcceptedRow,
  ): Promise<void> {
    if (!override) return;
    const { managerId, reason, note = null } = override;
    const terms = bentTerms(pass, { branchId, at, amount, guests });
    await this.overrides.record(
      { managerId, reason, note, terms },
      {
        vendorId: pass.vendorId,
        passRow: pass.rowId,
        entryId: null,
        branchId,
        personId: person.id,
        at,
        counts: true,
      },
    );
  }

  /** Another request was faster, which is no error if it was the same one, or the branch does not belong to the business. */
  private async unaccepted(
    pass: CounterPassRow,
    staff: StaffOf,
    at: number | null,
    form: AcceptDto,
  ): Promise<CounterPassView> {
    if (at !== null) await this.branches.one(staff.vendorId, at);
    const [current] = await this.transactions.query<CounterPassRow>(PASS_BY_ID, [pass.publicId]);
    if (current && isSameUse(current, form)) return this.passes.view(current, at);
    if (current) assertAcceptable(current, this.clock.now());
    throw new PassMissing();
  }
}

const isSameUse = (pass: CounterPassRow, { reference }: AcceptDto): boolean =>
  reference !== undefined && pass.state === 'redeemed' && pass.reference === reference;

/** A shift and a manager's PIN prove a person (rule AK11). */
function assertNoPerson({ shiftId, override }: AcceptDto): void {
  const fields = [shiftId !== undefined && 'shiftId', override !== undefined && 'override'].filter(Boolean);
  if (fields.length > 0) throw new KeyIsNoPerson({ fields });
}

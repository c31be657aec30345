import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { InvalidRequest, OwnDecision } from '../../../common/errors/common.errors.js';
import { violates } from '../../../common/errors/constraint.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ApprovalKinds, Approvals } from '../../approvals/index.js';
import { AuditService } from '../../audit/index.js';
import { FactorResets } from '../../auth/index.js';
import { columnsOf, SettingsService } from '../../settings/index.js';
import { type LedgerAccount, vendorAccount } from '../ledger.policy.js';
import { LedgerService } from '../ledger.service.js';
import { PayeeSuspended, PayoutReferenceUsed } from '../vendor-accounts/payout.errors.js';
import { cutoffOf, isPayoutDay, nextPayoutDay } from './payout-day.policy.js';
import type { PaidLineDto } from './payout-run.dto.js';
import {
  PayoutDayTaken,
  PayoutMissing,
  PayoutReferencesMissing,
  PayoutReturned,
  PayoutRunEmpty,
  PayoutRunMissing,
  PayoutRunNotOpen,
  PayoutRunOpen,
} from './payout-run.errors.js';
import type { PayoutCandidateView, PayoutRunView, PayoutRunSummaryView } from './payout-run.view.js';
import * as sql from './payout-runs.sql.js';

type Line = Pick<sql.LineRow, 'id' | 'vendorId' | 'paisa'>;

const ORDERED: LedgerAccount = 'payouts-ordered';
const gatewayOf = (kind: sql.LineRow['kind']): LedgerAccount =>
  `gateway:${kind === 'bank' ? 'bank-transfer' : kind}`;

/** Pays many businesses at once (rules PO3 to PO6). */
@Injectable()
export class PayoutRuns {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: LedgerService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly approvals: Approvals,
    private readonly resets: FactorResets,
    kinds: ApprovalKinds,
  ) {
    kinds.register('payout-run', { reject: ({ subjectId }, by, reason) => this.drop(subjectId, by, reason) });
  }

  list(): Promise<PayoutRunSummaryView[]> {
    return this.transactions.query<PayoutRunSummaryView>(sql.RUNS);
  }

  /** @throws payout-run.not-found (404) */
  async one(id: string): Promise<PayoutRunView> {
    const [run] = await this.transactions.query<PayoutRunView>(sql.RUN, [id]);
    if (!run) throw new PayoutRunMissing();
    return run;
  }

  /** Businesses that a run of that day would pay, and those that it would leave out. */
  async candidates(day = nextPayoutDay(this.clock.now())): Promise<PayoutCandidateView[]> {
    return this.transactions.query<PayoutCandidateView>(sql.CANDIDATES, [...(await this.bounds(day)), null]);
  }

  /**
   * Debits the due amounts from the balances of all businesses that can be paid, and stores copies of their
   * accounts. A large run needs the approval of a second admin (rule Y8).
   * @throws request.invalid for a past day or one too far ahead; admin.own-decision,
   * auth.factor-reset-recently (403); payout-run.open, payout-run.day-taken and payout-run.empty (409)
   * @returns the run's public id
   */
  async make(adminId: number, day: string): Promise<string> {
    if (!isPayoutDay(day, this.clock.now()))
      throw new InvalidRequest({
        errors: [{ field: 'day', message: 'Please choose today or a day of the next two weeks' }],
      });
    return this.transactions.run(async () => {
      await this.resets.assertNone(adminId);
      const id = uuidv7();
      const columns = columnsOf(await this.settings.value('payouts.fileColumns'));
      const [cutoff, least] = await this.bounds(day);
      const [run] = await this.transactions
        .query<{ rowId: string }>(sql.INSERT_RUN, [id, day, cutoff, columns, adminId])
        .catch((error: unknown) => {
          if (violates(error, 'payout_runs_day')) throw new PayoutDayTaken();
          throw violates(error, 'payout_runs_one_open') ? new PayoutRunOpen() : error;
        });
      if (!run) throw new Error('The payout run was not stored.');
      // Separate lock statements, so that the statement that computes the sums sees commits that happened
      // while they waited.
      for (const lock of sql.LOCKS) await this.transactions.query(lock);
      const lines = await this.transactions.query<Line>(sql.INSERT_LINES, [cutoff, least, null, run.rowId]);
      if (lines.length === 0) throw new PayoutRunEmpty();
      for (const line of lines) await this.book('payout', line, ORDERED, vendorAccount(line.vendorId));
      await this.assertMayDecide(adminId, run.rowId);
      const paisa = lines.reduce((sum, line) => sum + line.paisa, 0);
      const waits = await this.approvals.isNeeded(adminId, paisa);
      if (waits)
        await this.approvals.ask(
          { kind: 'payout-run', subjectId: id, paisa, request: { day }, requestedBy: adminId },
          false,
        );
      await this.note(adminId, 'payout-run.made', id, { day, lines: lines.length, waits });
      return id;
    });
  }

  /**
   * Confirms that the lines were paid, each with its payment reference.
   * @throws admin.own-decision, auth.factor-reset-recently (403), payout-run.not-found (404);
   * approval.pending, payout.vendor-suspended, payout-run.not-open, payout-run.references-missing, payout.reference-used (409)
   */
  async confirm(adminId: number, id: string, references: readonly PaidLineDto[]): Promise<void> {
    await this.transactions.run(async () => {
      await this.resets.assertNone(adminId);
      const run = await this.locked(id);
      if (run.state !== 'open') throw new PayoutRunNotOpen();
      await this.assertMayDecide(adminId, run.rowId);
      await this.approvals.assertApproved('payout-run', id);
      const suspended = await this.transactions.query(sql.SUSPENDED_LINES, [run.rowId, null]);
      if (suspended.length > 0) throw new PayeeSuspended();
      const lines = await this.transactions.query<sql.LineRow>(sql.LINES_OF, [run.rowId]);
      const ordered = lines.filter(({ state }) => state === 'ordered');
      const given = new Set(references.map(({ line }) => line));
      if (
        given.size !== ordered.length ||
        references.length !== given.size ||
        !ordered.every((line) => given.has(line.id))
      )
        throw new PayoutReferencesMissing();
      await this.transactions.query(sql.PAY_LINES, [
        run.rowId,
        references.map(({ line }) => line),
        references.map(({ reference }) => reference),
      ]);
      const recorded = await this.transactions.query(sql.RECORD_PAYOUTS, [run.rowId, adminId]);
      if (recorded.length !== ordered.length) throw new PayoutReferenceUsed();
      for (const line of ordered) await this.book('payout-sent', line, gatewayOf(line.kind), ORDERED);
      await this.transactions.query(sql.CONFIRM_RUN, [run.rowId, adminId]);
      await this.note(adminId, 'payout-run.confirmed', id, { lines: ordered.length });
    });
  }

  /**
   * Marks a line as returned: the payment failed or the money came back, and the business is owed it again.
   * @throws admin.own-decision (403); payout-run.not-found, payout.not-found (404); payout-run.line-returned
   * (409)
   */
  async returned(adminId: number, id: string, lineId: string, reason: string): Promise<void> {
    await this.transactions.run(async () => {
      const run = await this.locked(id);
      await this.assertMayDecide(adminId, run.rowId);
      const lines = await this.transactions.query<sql.LineRow>(sql.LINES_OF, [run.rowId]);
      const line = lines.find((one) => one.id === lineId);
      if (!line) throw new PayoutMissing();
      if (line.state === 'returned') throw new PayoutReturned();
      await this.transactions.query(sql.RETURN_LINE, [lineId, reason, adminId]);
      const from = line.state === 'paid' ? gatewayOf(line.kind) : ORDERED;
      await this.book('payout-return', line, vendorAccount(line.vendorId), from);
      await this.note(adminId, 'payout-run.line-returned', id, { line: lineId, reason });
    });
  }

  /** The run was not approved: every sum is owed again. Call within a transaction. */
  private async drop(id: string, by: number, reason: string): Promise<void> {
    const run = await this.locked(id);
    const lines = await this.transactions.query<sql.LineRow>(sql.LINES_OF, [run.rowId]);
    for (const line of lines.filter(({ state }) => state === 'ordered')) {
      await this.transactions.query(sql.RETURN_LINE, [line.id, reason, by]);
      await this.book('payout-return', line, vendorAccount(line.vendorId), ORDERED);
    }
    await this.transactions.query(sql.REJECT_RUN, [run.rowId]);
  }

  /** @throws admin.own-decision (403) if the run pays a business that the admin works for (rule Y7) */
  private async assertMayDecide(adminId: number, run: string): Promise<void> {
    if ((await this.transactions.query(sql.OWN_LINE, [run, adminId])).length > 0) throw new OwnDecision();
  }

  /** @returns the cut-off and the smallest payout in paisa */
  private async bounds(day: string): Promise<[Date, number]> {
    return [cutoffOf(day, this.clock.now()), (await this.settings.value('payouts.leastRupees')) * 100];
  }

  private async book(
    kind: 'payout' | 'payout-sent' | 'payout-return',
    { id, paisa }: Line,
    from: LedgerAccount,
    to: LedgerAccount,
  ): Promise<void> {
    await this.ledger.post({ kind, source: id, moves: [{ from, to, paisa }] });
  }

  private async locked(id: string): Promise<sql.LockedRun> {
    const [run] = await this.transactions.query<sql.LockedRun>(sql.LOCKED_RUN, [id]);
    if (!run) throw new PayoutRunMissing();
    return run;
  }

  private note(actorId: number, action: string, subjectId: string, after: unknown): Promise<void> {
    return this.audit.write({ actorId, action, subjectType: 'payout-run', subjectId, after });
  }
}

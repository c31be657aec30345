import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { SessionUser } from '../../../common/access/session-user.js';
import { NotAllowed, VersionConflict } from '../../../common/errors/common.errors.js';
import { isDatabaseAway, isHeldUp, translateError } from '../../../common/errors/translate-error.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { AccountsService, AdminRoles } from '../../auth/index.js';
import { type LeftOut, WorkKinds } from '../work-kinds.service.js';
import { DecisionMissing, DecisionOfAnother, DecisionSettled, WorkMissing } from '../worklist.errors.js';
import type { DecisionAcceptedView, PendingDecisionView } from './pending-decision.view.js';
import * as sql from './pending-decisions.sql.js';
import { Reservations } from './reservations.service.js';

export interface AskedDecision {
  kind: string;
  id: string | number;
  action: string;
  /** Version that the admin saw; default: the current version. */
  version?: number;
  request: object;
  undoSeconds: number;
  /** Other items that are decided in the same decision. */
  together?: { kind: string; id: string | number }[];
}

interface Outcome {
  state: 'done' | 'failed';
  code: string | null;
  message: string | null;
  leftOut: LeftOut[];
}

/** A decision whose item was held by another transaction is tried again after this time. */
const AGAIN_MS = 1_000;

/** Thrown at the end of a trial run, so that its writes are rolled back. */
class TrialOver extends Error {}

/** Decisions that are applied after an undo window (rules WB5 and WB6). */
@Injectable()
export class PendingDecisions {
  private readonly logger = new Logger(PendingDecisions.name);
  /** Decisions that were held up, with the time of the next attempt: they delay no others. */
  private readonly heldUp = new Map<string, number>();

  constructor(
    private readonly transactions: Transactions,
    private readonly kinds: WorkKinds,
    private readonly reservations: Reservations,
    private readonly accounts: AccountsService,
    private readonly roles: AdminRoles,
    private readonly audit: AuditService,
  ) {}

  /**
   * Reserves the items and stores the decision. A trial run, which is rolled back, throws the errors of the decision now.
   * @throws decision.pending, version.conflict (409), and the errors of the decision
   */
  ask(asked: AskedDecision, admin: SessionUser): Promise<DecisionAcceptedView> {
    const { kind, action, together = [] } = asked;
    const subject = String(asked.id);
    const items = [
      { kind, id: subject },
      ...together.map((item) => ({ kind: item.kind, id: String(item.id) })),
    ];
    return this.transactions.run(async () => {
      for (const item of items) await this.reservations.assertNone(item.kind, item.id);
      const version = await this.lockedVersion(kind, subject);
      const seen = asked.version ?? version;
      await this.attempt({
        kind,
        subject,
        action,
        version: seen,
        adminId: admin.id,
        request: { ...asked.request },
      });
      if (seen !== version) throw new VersionConflict({ currentVersion: version });
      const id = uuidv7();
      const request = JSON.stringify(asked.request);
      const [row] = await this.transactions.query<{ rowId: string }>(sql.INSERT_DECISION, [
        ...[id, kind, subject, action, version, request, admin.id, asked.undoSeconds],
      ]);
      await this.transactions.query(sql.RESERVE, [
        row?.rowId,
        items.map((item) => item.kind),
        items.map((item) => item.id),
      ]);
      return this.accepted(id);
    });
  }

  async accepted(id: string): Promise<DecisionAcceptedView> {
    const { takesEffectAt, secondsLeft } = await this.one(id);
    return { id, decisionId: id, takesEffectAt, secondsLeft };
  }

  /** @throws decision.not-found (404) */
  async one(id: string): Promise<PendingDecisionView> {
    const [decision] = await this.transactions.query<PendingDecisionView>(sql.DECISION, [id]);
    if (!decision) throw new DecisionMissing();
    return decision;
  }

  /** @throws decision.not-found (404), admin.right-missing (403) without the right to its kind */
  async seenBy({ rights }: SessionUser, id: string): Promise<PendingDecisionView> {
    const decision = await this.one(id);
    this.kinds.assertVisible(decision.kind, rights);
    return decision;
  }

  /** @throws decision.not-found (404), decision.not-yours (403), decision.settled (409) once it has taken effect */
  async takeBack(id: string, adminId: number): Promise<void> {
    await this.transactions.run(async () => {
      const [decision] = await this.transactions.query<{
        rowId: string;
        kind: string;
        subject: string;
        action: string;
        adminId: number;
        isOpen: boolean;
      }>(sql.LOCKED_DECISION, [id]);
      if (!decision) throw new DecisionMissing();
      if (decision.adminId !== adminId) throw new DecisionOfAnother();
      if (!decision.isOpen) throw new DecisionSettled();
      const { rowId, kind, subject, action } = decision;
      await this.transactions.query(sql.FREE, [rowId]);
      await this.settle(rowId, { state: 'undone', code: null, message: null, leftOut: [] });
      await this.audit.write({
        actorId: adminId,
        action: 'decision.taken-back',
        subjectType: kind,
        subjectId: subject,
        after: { decision: id, action },
      });
    });
  }

  /**
   * Applies one due decision exactly once: its effect and its final state are one transaction. @returns true if one was
   * due
   */
  async carryOutOne(): Promise<boolean> {
    for (const [rowId, again] of this.heldUp) if (again <= performance.now()) this.heldUp.delete(rowId);
    let rowId: string | undefined;
    try {
      return await this.transactions.run(async () => {
        const [due] = await this.transactions.query<sql.DueDecision>(sql.DUE_DECISION, [
          [...this.heldUp.keys()],
        ]);
        if (!due) return false;
        rowId = due.rowId;
        await this.transactions.query(sql.FREE, [rowId]);
        await this.settle(rowId, await this.outcomeOf(due));
        return true;
      });
    } catch (error) {
      if (rowId === undefined || !isHeldUp(error)) throw error;
      this.heldUp.set(rowId, performance.now() + AGAIN_MS);
      return true;
    }
  }

  private async outcomeOf(due: sql.DueDecision): Promise<Outcome> {
    try {
      const leftOut = await this.transactions.nested(() => this.carryOut(due));
      return { state: 'done', code: null, message: null, leftOut };
    } catch (error) {
      if (isDatabaseAway(error) || isHeldUp(error)) throw error;
      const known = translateError(error);
      if (!known) this.logger.error(error);
      const code = known?.code ?? 'decision.failed';
      return { state: 'failed', code, message: known?.message ?? null, leftOut: [] };
    }
  }

  private async carryOut({
    kind,
    subject,
    action,
    request,
    adminId,
    ...due
  }: sql.DueDecision): Promise<LeftOut[]> {
    if (!(await this.accounts.isActiveAdmin(adminId))) throw new NotAllowed();
    this.kinds.assertVisible(kind, await this.roles.rightsOf(adminId));
    const version = await this.lockedVersion(kind, subject);
    if (version !== Number(due.version)) throw new VersionConflict({ currentVersion: version });
    const act = this.kinds.actOf(kind, action);
    return (await act({ subject, adminId, version, request, isStrict: false })) ?? [];
  }

  /** Runs the decision as a trial and rolls it back. */
  private async attempt({
    kind,
    action,
    ...decision
  }: Omit<sql.DueDecision, 'rowId' | 'version'> & { version: number }): Promise<void> {
    const act = this.kinds.actOf(kind, action);
    await this.transactions
      .nested(async () => {
        await act({ ...decision, isStrict: true });
        throw new TrialOver();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TrialOver)) throw error;
      });
  }

  /** @throws work.not-found (404) */
  private async lockedVersion(kind: string, subject: string): Promise<number> {
    const statement = this.kinds.lockedVersionOf(kind);
    const [row] = await this.transactions.query<{ version: string | number }>(statement, [subject]);
    if (!row) throw new WorkMissing();
    return Number(row.version);
  }

  private async settle(
    rowId: string,
    { state, code, message, leftOut }: Omit<Outcome, 'state'> & { state: string },
  ) {
    await this.transactions.query(sql.SETTLE, [rowId, state, code, message, JSON.stringify(leftOut)]);
  }
}

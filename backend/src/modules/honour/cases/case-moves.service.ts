import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { CaseMissing } from '../honour.errors.js';
import { ScoreService } from '../score/score.service.js';
import { HOLD, LOCK_BALANCE } from './case-moves.sql.js';
import { type CaseSide, type CaseStep, dueOf, nextState } from './case.policy.js';
import { CaseTerms } from './case-terms.service.js';
import { HonourCase } from './honour-case.entity.js';
import { type EntryAuthor, type EntryKind, HonourCaseEntry } from './honour-case-entry.entity.js';

/** A step or message to add to the history. */
export interface NewEntry extends Partial<
  Pick<HonourCaseEntry, 'photos' | 'remedy' | 'amount' | 'decidedFor'>
> {
  kind: EntryKind;
  by: EntryAuthor;
  userId: number | null;
  text?: string | null;
}

const SIDES: readonly CaseSide[] = ['customer', 'business'];

/**
 * Moves cases between states. Each method runs within the transaction of the caller, which locked the case, so
 * that one of several concurrent steps wins.
 */
@Injectable()
export class CaseMoves {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly score: ScoreService,
    private readonly terms: CaseTerms,
    private readonly clock: Clock,
  ) {}

  /** Locks a case. Rejects `case.not-found` (404). */
  async lock(publicId: string): Promise<HonourCase> {
    const found = await this.transactions
      .of(HonourCase)
      .findOne({ where: { publicId }, lock: { mode: 'pessimistic_write' } });
    if (!found) throw new CaseMissing();
    return found;
  }

  /**
   * Makes a step, with its entry in the history, and informs the other side.
   * @param changes further columns
   * @throws case.state, case.second-look-exists (409)
   */
  async step(
    one: HonourCase,
    step: CaseStep,
    entry: NewEntry,
    changes: Partial<HonourCase> = {},
  ): Promise<void> {
    const now = this.clock.now();
    const state = nextState(one, step);
    const isSecond = (changes.firstDecidedBy ?? one.firstDecidedBy) !== null;
    const isFinished = state === 'decided' && step === 'silence';
    const due = isFinished
      ? null
      : dueOf(state, { openedAt: one.openedAt, isSecond, now }, await this.terms.times());
    Object.assign(one, changes, {
      state,
      dueAt: due?.dueAt ?? null,
      dueBy: due?.dueBy ?? null,
      remindedAt: null,
      closedAt: due ? null : now,
      updatedAt: now,
      ...(!due && { heldPaisa: 0 }),
    });
    const { id: _id, publicId: _publicId, passId: _pass, ...columns } = one;
    await this.transactions.of(HonourCase).update(one.id, columns);
    await this.add(one, entry);
    await this.hold(one.vendorId);
    await this.score.recompute(one.vendorId);
  }

  /** Adds an entry without a change of state. */
  async add(one: HonourCase, { kind, by, userId, text = null, ...more }: NewEntry): Promise<void> {
    const { identifiers } = await this.transactions.of(HonourCaseEntry).insert({
      caseId: one.id,
      at: this.clock.now(),
      by,
      userId,
      kind,
      state: one.state,
      dueAt: one.dueAt,
      text,
      ...more,
    });
    const entryId = String(identifiers[0]?.['id']);
    for (const to of SIDES)
      if (to !== by) await this.outbox.publish('honour.case-moved', { caseId: one.publicId, entryId, to });
  }

  /** Payouts hold back the sums of open cases (rule HN8). */
  async hold(vendorId: number): Promise<void> {
    await this.transactions.query(LOCK_BALANCE, [vendorId]);
    await this.transactions.query(HOLD, [vendorId]);
  }
}

import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { SessionUser } from '../../../common/access/session-user.js';
import { violates } from '../../../common/errors/constraint.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { nepalDay } from '../../../common/time/nepal-day.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { PassMissing } from '../../redemptions/index.js';
import { AnswersService } from '../answers/answers.service.js';
import { LOCK_PASS, MARK_PASS } from '../answers/answers.sql.js';
import {
  CaseExists,
  CasesPaused,
  CaseTooMany,
  HonourClosed,
  HonourExcluded,
  HonourNotUsed,
} from '../honour.errors.js';
import type { OpenCaseDto } from './case.dto.js';
import { CaseMoves } from './case-moves.service.js';
import { CaseTerms } from './case-terms.service.js';
import { dueOf, mostAmountOf, REPORT_MS } from './case.policy.js';
import { CasePhotos } from './case-photos.service.js';
import { CASE_PASS, type CasePass, PAUSED_UNTIL, REPORT_SLOT } from './cases.sql.js';
import { HonourCase } from './honour-case.entity.js';

/** Opens a case about a use, or about a code that was rejected at the counter (rule HN5). */
@Injectable()
export class OpenCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly answers: AnswersService,
    private readonly moves: CaseMoves,
    private readonly photos: CasePhotos,
    private readonly terms: CaseTerms,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Rejects `pass.not-found` (404), `honour.not-used`, `honour.excluded`, `case.paused` (403), `honour.closed`,
   * `case.exists` (409), `case.too-many` (429).
   * @returns the public id
   */
  async run(user: SessionUser, form: OpenCaseDto): Promise<string> {
    const pass = await this.locked(form.passId, user.id);
    const now = this.clock.now();
    const isRefusal = this.isRefusal(pass, now);
    await this.assertMayOpen(user.id, pass.vendorId, now);
    if (!isRefusal) await this.answerFirst(user, pass, form);
    const mostAmount = mostAmountOf({ ...pass, isRefusal, reason: form.reason, paid: form.paid ?? null });
    const publicId = uuidv7();
    await this.insert({
      publicId,
      passId: pass.passRow,
      userId: user.id,
      vendorId: pass.vendorId,
      dealId: pass.dealId,
      isRefusal,
      ...(isRefusal ? await this.reportOf(user.id, now) : { reportMonth: null, reportSlot: null }),
      isBought: pass.isBought,
      reason: form.reason,
      wants: form.wants,
      promised: pass.promised,
      paid: form.paid ?? pass.charged,
      mostAmount,
      heldPaisa: form.wants === 'money' ? mostAmount * 100 : 0,
      state: 'waiting-for-shop',
      openedAt: now,
      ...dueOf('waiting-for-shop', { openedAt: now, isSecond: false, now }, await this.terms.times()),
    });
    await this.record(user.id, publicId, pass.passRow, form);
    return publicId;
  }

  /** The pass, which nobody uses or takes back until the case is stored. */
  private async locked(passId: string, userId: number): Promise<CasePass> {
    const [known] = await this.transactions.query<CasePass>(CASE_PASS, [passId, userId]);
    if (!known) throw new PassMissing();
    await this.transactions.query(LOCK_PASS, [known.passRow]);
    const [pass] = await this.transactions.query<CasePass>(CASE_PASS, [passId, userId]);
    return pass ?? known;
  }

  private async record(userId: number, publicId: string, passRow: string, form: OpenCaseDto): Promise<void> {
    const one = await this.moves.lock(publicId);
    const photos = await this.photos.attach(userId, 'customer', one.id, form.photoIds);
    await this.moves.add(one, { kind: 'opened', by: 'customer', userId, text: form.text ?? null, photos });
    await this.transactions.query(MARK_PASS, [passRow, null, null, publicId]);
    await this.moves.hold(one.vendorId);
    await this.outbox.publish('honour.case-opened', { caseId: publicId });
  }

  /** True for a code that was not used. */
  private isRefusal({ state, expiresAt, askUntil }: CasePass, now: Date): boolean {
    if (state === 'redeemed') {
      if (!askUntil || askUntil <= now) throw new HonourClosed();
      return false;
    }
    if (state !== 'issued' && state !== 'expired') throw new HonourNotUsed();
    if (expiresAt.getTime() + REPORT_MS <= now.getTime()) throw new HonourClosed();
    return true;
  }

  private async assertMayOpen(userId: number, vendorId: number, now: Date): Promise<void> {
    if ((await this.answers.exclusionOf(userId, vendorId)) === 'works-there') throw new HonourExcluded();
    const [paused] = await this.transactions.query<{ until: Date }>(PAUSED_UNTIL, [userId, now]);
    if (paused) throw new CasesPaused({ until: paused.until.toISOString() });
  }

  /** A case about a use needs an answer other than yes: a missing one follows from the reason. */
  private async answerFirst(user: SessionUser, pass: CasePass, { reason }: OpenCaseDto): Promise<void> {
    const given = await this.answers.own(user.id, pass.passId);
    if (given.answer === 'partly' || given.answer === 'no') return;
    const isPart = reason === 'gave-less' || reason === 'charged-more';
    await this.answers.give(user, pass.passId, isPart ? 'partly' : 'no');
  }

  private async reportOf(userId: number, now: Date): Promise<Pick<HonourCase, 'reportMonth' | 'reportSlot'>> {
    const reportMonth = `${nepalDay(now).slice(0, 8)}01`;
    const [free] = await this.transactions.query<{ slot: number }>(REPORT_SLOT, [userId, reportMonth]);
    if (!free) throw new CaseTooMany();
    return { reportMonth, reportSlot: free.slot };
  }

  private async insert(row: Partial<HonourCase>): Promise<void> {
    await this.transactions
      .of(HonourCase)
      .insert(row)
      .catch((error: unknown) => {
        if (violates(error, 'honour_cases_one_per_pass') || violates(error, 'honour_cases_one_report'))
          throw new CaseExists();
        throw violates(error, 'honour_cases_reports') ? new CaseTooMany() : error;
      });
  }
}

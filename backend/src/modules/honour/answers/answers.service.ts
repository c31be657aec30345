import { Injectable } from '@nestjs/common';
import type { SessionUser } from '../../../common/access/session-user.js';
import { Outbox } from '../../../common/outbox/outbox.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type HonourAnswer, PassMissing } from '../../redemptions/index.js';
import { HonourExcluded } from '../honour.errors.js';
import { assertAnswerable, CHANGEABLE_MS, PUT_OFF_MS } from './answer.policy.js';
import type { HonourAnswerView, HonourLinkView, HonourQuestionView } from './answer.view.js';
import { AnswerLinks } from './answer-links.service.js';
import { MARK_PASS, OPEN_QUESTIONS, QUESTION, USE, type UseRow } from './answers.sql.js';
import { EXCLUSION } from './exclusion.sql.js';
import { type Exclusion, HonourAnswerRow } from './honour-answer.entity.js';

interface QuestionRow {
  id: string;
  answer: HonourAnswer | null;
  countsAt: Date | null;
}

/** Answers of customers about their uses (rules HN1 to HN3). */
@Injectable()
export class AnswersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: AnswerLinks,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Uses about which the customer can still answer, the oldest first. */
  questions(userId: number): Promise<HonourQuestionView[]> {
    return this.transactions.query<HonourQuestionView>(OPEN_QUESTIONS, [userId, this.clock.now()]);
  }

  /** The answer about an own use. Rejects `pass.not-found` (404) and as `assertAnswerable` does. */
  async own(userId: number, passId: string): Promise<HonourAnswerView> {
    return this.view(await this.useOf(passId, userId));
  }

  /** Rejects as `own` does, and `honour.excluded` (403). */
  async give(user: SessionUser, passId: string, answer: HonourAnswer | 'later'): Promise<HonourAnswerView> {
    return this.transactions.run(async () => {
      const use = await this.useOf(passId, user.id);
      await this.store(use, answer, false);
      return this.own(user.id, passId);
    });
  }

  /** What the link of a mail shows; it stores nothing. Rejects `honour.link-expired` (410). */
  async ofLink(token: string): Promise<HonourLinkView> {
    return this.shownByLink(this.links.passOf(token));
  }

  /** What the link of a use shows. Rejects `pass.not-found` (404). */
  async shownByLink(passId: string): Promise<HonourLinkView> {
    const use = await this.useOf(passId);
    const { dealTitle, dealTitleNe, businessName, businessNameNe } = use;
    const row = await this.transactions.of(HonourAnswerRow).findOneBy({ passId: use.passRow });
    return { id: passId, dealTitle, dealTitleNe, businessName, businessNameNe, answer: row?.answer ?? null };
  }

  /** Rejects as `ofLink` and `give` do. */
  async giveByLink(token: string, answer: HonourAnswer): Promise<HonourLinkView> {
    return this.transactions.run(async () => {
      await this.store(await this.useOf(this.links.passOf(token)), answer, true);
      return this.ofLink(token);
    });
  }

  private async store(use: UseRow, answer: HonourAnswer | 'later', isByLink: boolean): Promise<void> {
    const now = this.clock.now();
    assertAnswerable({ ...use, countsAt: null }, true, now);
    const question = await this.locked(use);
    assertAnswerable({ ...use, countsAt: question.countsAt }, isByLink, now);
    const excluded = await this.exclusionOf(use.userId, use.vendorId);
    if (excluded === 'works-there') throw new HonourExcluded();
    const answers = this.transactions.of(HonourAnswerRow);
    if (answer === 'later') {
      await answers.update(question.id, { putOffUntil: new Date(now.getTime() + PUT_OFF_MS) });
      return;
    }
    const countsAt = question.countsAt ?? new Date(now.getTime() + CHANGEABLE_MS);
    await answers.update(question.id, { answer, answeredAt: now, countsAt, excluded, putOffUntil: null });
    await this.transactions.query(MARK_PASS, [use.passRow, answer, countsAt, null]);
    if (question.answer !== answer)
      await this.outbox.publish('honour.answered', { passId: use.passId, answer });
  }

  private async locked({ passRow, userId, vendorId, dealId, usedAt }: UseRow): Promise<QuestionRow> {
    const [question] = await this.transactions.query<QuestionRow>(QUESTION, [
      passRow,
      userId,
      vendorId,
      dealId,
      usedAt,
    ]);
    return question as QuestionRow;
  }

  async exclusionOf(userId: number, vendorId: number): Promise<Exclusion | null> {
    const [row] = await this.transactions.query<{ reason: Exclusion | null }>(EXCLUSION, [userId, vendorId]);
    return row?.reason ?? null;
  }

  private async useOf(passId: string, userId?: number): Promise<UseRow> {
    const [use] = await this.transactions.query<UseRow>(USE, [passId]);
    if (!use || (userId !== undefined && use.userId !== userId)) throw new PassMissing();
    return use;
  }

  private async view(use: UseRow): Promise<HonourAnswerView> {
    assertAnswerable({ ...use, countsAt: null }, true, this.clock.now());
    const row = await this.transactions.of(HonourAnswerRow).findOneBy({ passId: use.passRow });
    const askUntil = row?.countsAt ?? use.askUntil ?? this.clock.now();
    return {
      id: use.passId,
      answer: row?.answer ?? null,
      askUntil: askUntil.toISOString(),
      caseId: use.caseId,
    };
  }
}

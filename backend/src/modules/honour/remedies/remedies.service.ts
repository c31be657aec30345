import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import { type CompensatedUse, LoyaltyService } from '../../loyalty/index.js';
import { PaidBackPasses } from '../../orders/index.js';
import { RepeatedPasses } from '../../redemptions/index.js';
import { SettingsService } from '../../settings/index.js';
import type { RemedyKind } from '../cases/case.policy.js';
import { CaseMoves } from '../cases/case-moves.service.js';
import { HonourCase } from '../cases/honour-case.entity.js';
import { LOCK_PASS } from '../answers/answers.sql.js';
import { CaseRemedyNotPossible, CaseRemedyTooLarge } from '../honour.errors.js';
import { isRemedyPossible, mostOffered } from './remedy.policy.js';
import {
  COMPENSATED_USE,
  LOCKED_BALANCE,
  OPEN_OFFERS,
  ORDER_OF_PASS,
  PASS_NOW,
  type PassNow,
  REFUNDED_OF_ORDER,
} from './remedies.sql.js';

export interface Remedy {
  kind: RemedyKind;
  /** Rupees; null for a new code. */
  amount: number | null;
}

/** What customers get at the end of a case, at the expense of the business (rule HN7). */
@Injectable()
export class Remedies {
  constructor(
    private readonly transactions: Transactions,
    private readonly moves: CaseMoves,
    private readonly repeated: RepeatedPasses,
    private readonly paidBack: PaidBackPasses,
    private readonly loyalty: LoyaltyService,
    private readonly settings: SettingsService,
  ) {}

  /**
   * @param amount rupees; default: the largest of the case
   * @throws case.remedy-not-possible (409) if there is nothing to pay back, or less than that amount
   */
  proposed(one: HonourCase, kind: RemedyKind, amount: number | undefined): Remedy {
    if (kind === 'again') return { kind, amount: null };
    const paid = amount ?? one.mostAmount;
    const isWhole = !one.isBought || !one.isRefusal || paid === one.mostAmount;
    if (paid < 1 || paid > one.mostAmount || !isWhole)
      throw new CaseRemedyNotPossible({ mostAmount: one.mostAmount });
    return { kind, amount: paid };
  }

  /**
   * Call within the transaction that locks the case; locks its pass too.
   * @returns false if the pass was used or given back meanwhile, so that there is nothing to give any more
   */
  async isPossible(one: HonourCase): Promise<boolean> {
    await this.transactions.query(LOCK_PASS, [one.passId]);
    const [pass] = await this.transactions.query<PassNow>(PASS_NOW, [one.passId]);
    return pass !== undefined && isRemedyPossible(one, pass);
  }

  /** Rejects `case.remedy-not-possible` (409) as `isPossible` decides. */
  async assertPossible(one: HonourCase): Promise<void> {
    if (!(await this.isPossible(one))) throw new CaseRemedyNotPossible({ mostAmount: 0 });
  }

  /**
   * A business offers no more than leaves it owing the bound of rule O4, with its open offers; only an admin decides about
   * more. The money of a bought code that was refused is unused. Call within the transaction that stores the offer: locks the
   * balance.
   * @throws case.remedy-too-large (409) with the largest amount
   */
  async assertOffered(one: HonourCase, { amount }: Remedy): Promise<void> {
    if (amount === null || (one.isBought && one.isRefusal)) return;
    const [balance] = await this.transactions.query<{ owedPaisa: number }>(LOCKED_BALANCE, [one.vendorId]);
    // A separate statement after the lock, so that it sees offers of concurrent transactions.
    const [offers] = await this.transactions.query<{ rupees: number }>(OPEN_OFFERS, [one.vendorId]);
    const owed = (balance?.owedPaisa ?? 0) / 100 - (offers?.rupees ?? 0);
    const most = mostOffered(owed, await this.settings.value('points.mostOwed'));
    if (amount > most) throw new CaseRemedyTooLarge({ mostAmount: most });
  }

  /**
   * Rupees that a refund of a bought code returns with earlier refunds of its order, which count together (rule Y8). Decisions
   * about codes of an order run one after the other. Call within the transaction of the decision.
   */
  async refundedWith({ id, passId }: HonourCase, amount: number): Promise<number> {
    const [order] = await this.transactions.query<{ orderRow: string }>(ORDER_OF_PASS, [passId]);
    if (!order) throw new Error(`The pass ${passId} was not bought.`);
    await this.transactions.lock(`refunds of order ${order.orderRow} by cases`);
    const values = [order.orderRow, id];
    const [before] = await this.transactions.query<{ rupees: number }>(REFUNDED_OF_ORDER, values);
    return amount + (before?.rupees ?? 0);
  }

  /** Sum to hold back until an offered or decided remedy is given: at least what was held before. */
  held({ heldPaisa }: HonourCase, remedy: Remedy | null): number {
    return Math.max(Number(heldPaisa), (remedy?.amount ?? 0) * 100);
  }

  /** Call within the transaction that settled the case. Rejects as `assertPossible` does. */
  async carryOutOffer(one: HonourCase): Promise<void> {
    if (one.offer) await this.carryOut(one, { kind: one.offer, amount: one.offerAmount });
  }

  /** Call within the transaction in which the decision took effect. Rejects as `assertPossible` does. */
  async carryOutDecision(one: HonourCase): Promise<void> {
    if (one.decidedRemedy) await this.carryOut(one, { kind: one.decidedRemedy, amount: one.decidedAmount });
  }

  private async carryOut(one: HonourCase, { kind, amount }: Remedy): Promise<void> {
    await this.assertPossible(one);
    let remedyPassId: string | null = null;
    if (kind === 'again') remedyPassId = await this.repeated.issue(one.passId);
    else if (one.isBought) await this.paidBack.run(one.passId, amount ?? 0, one.decidedBy);
    else await this.compensate(one, amount ?? 0);
    await this.transactions
      .of(HonourCase)
      .update(one.id, { remedy: kind, remedyAmount: amount, remedyPassId });
    await this.moves.add(one, { kind: 'remedied', by: 'deadline', userId: null, remedy: kind, amount });
  }

  private async compensate({ userId, passId, vendorId }: HonourCase, rupees: number): Promise<void> {
    const [use] = await this.transactions.query<CompensatedUse>(COMPENSATED_USE, [passId]);
    if (!use) throw new Error(`There is no pass ${passId}.`);
    await this.loyalty.compensate(userId, rupees, { ...use, vendorId });
  }
}

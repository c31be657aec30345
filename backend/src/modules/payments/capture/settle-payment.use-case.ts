import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LedgerService } from '../../billing/index.js';
import type { Finding } from '../gateways/gateway.port.js';
import { Gateways } from '../gateways/gateways.service.js';
import { PaymentMissing } from '../payment.errors.js';
import { nextLook, type Verdict, verdictOn } from '../payment.policy.js';
import { PaymentPurposes } from './payment-purposes.service.js';
import { LOCKED_PAYMENT, PAYMENT, type PaymentRow } from '../payment-rows.sql.js';
import { PaymentTurns } from './payment-turns.service.js';
import { RefundsService } from '../refunds/refunds.service.js';
import { CAPTURE, CLOSE, LOOK_AGAIN, NEEDS_SOMEBODY, NOTE } from './settle-payment.sql.js';

export type TrailSource = 'callback' | 'return' | 'reconciler' | 'admin';

export interface Trail {
  source: TrailSource;
  /** The gateway's own number of the notice; without one the look itself is noted. */
  eventId?: string;
}

const OUTCOMES = { capture: 'captured', close: 'closed', wait: 'waits', mismatch: 'mismatch' } as const;

/** Asks a gateway what became of a payment, and lets that have its effect once (rules PA2 to PA5). */
@Injectable()
export class SettlePayment {
  private readonly logger = new Logger(SettlePayment.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly gateways: Gateways,
    private readonly turns: PaymentTurns,
    private readonly purposes: PaymentPurposes,
    private readonly ledger: LedgerService,
    private readonly refunds: RefundsService,
    private readonly clock: Clock,
  ) {}

  /** Looks the payment up and settles it. Throws `GatewayUnreachable` and then has changed nothing. */
  async run(payment: PaymentRow, trail: Trail): Promise<void> {
    const finding = await this.gateways.of(payment.gateway).lookUp(payment);
    await this.apply(payment.id, finding, trail);
  }

  /**
   * Lets a finding have its effect: whatever is reported twice, late or out of order changes nothing more.
   * @param id the payment's public id
   */
  async apply(id: string, finding: Finding, trail: Trail): Promise<void> {
    await this.transactions.run(async () => {
      const [known] = await this.transactions.query<PaymentRow>(PAYMENT, [id]);
      if (!known) throw new PaymentMissing();
      await this.turns.take(known.purpose, known.purposeId);
      const [payment] = await this.transactions.query<PaymentRow>(LOCKED_PAYMENT, [id]);
      if (!payment) throw new PaymentMissing();
      const verdict = verdictOn(payment, finding, this.clock.now());
      await this.note(payment, finding, verdict, trail);
      if (verdict.act === 'capture') await this.capture(payment, finding);
      else await this.await(payment, verdict);
    });
  }

  /** The look at which nothing happened leaves no row, so that waiting does not fill the trail. */
  private async note(payment: PaymentRow, finding: Finding, verdict: Verdict, trail: Trail): Promise<void> {
    if (verdict.act === 'mismatch') {
      this.logger.warn(
        `Payment ${payment.id}: ${payment.gateway} reports ${finding.paisa ?? 'no'} paisa and not ${payment.paisa}. Nothing was changed.`,
      );
      await this.transactions.query(NEEDS_SOMEBODY, [payment.rowId, finding.paisa]);
    }
    if (verdict.act === 'wait' && !trail.eventId) return;
    const eventId = trail.eventId ?? `${trail.source}:${payment.id}:${finding.status}`;
    const outcome = OUTCOMES[verdict.act];
    const { said, paisa } = finding;
    await this.transactions.query(NOTE, [
      payment.rowId,
      payment.gateway,
      eventId,
      trail.source,
      outcome,
      said.slice(0, 200),
      paisa,
    ]);
  }

  private async capture(payment: PaymentRow, { transactionId, feePaisa, account }: Finding): Promise<void> {
    const { id, gateway, paisa, purpose, purposeId, userId } = payment;
    await this.transactions.query(CAPTURE, [payment.rowId, transactionId, feePaisa]);
    await this.ledger.post({
      kind: 'capture',
      source: id,
      moves: [{ from: 'customer-funds', to: `gateway:${gateway}`, paisa }],
    });
    if (feePaisa > 0)
      await this.ledger.post({
        kind: 'fee',
        source: id,
        moves: [{ from: `gateway:${gateway}`, to: 'gateway-fees', paisa: feePaisa }],
      });
    const captured = { id, purposeId, userId, paisa, gateway, account };
    const isHonoured = await this.purposes.of(purpose).captured(captured);
    if (!isHonoured) await this.refunds.request({ paymentId: id, paisa, cause: 'not-honoured', by: null });
  }

  private async await(payment: PaymentRow, verdict: Exclude<Verdict, { act: 'capture' }>): Promise<void> {
    const isFinal = verdict.act !== 'mismatch' && verdict.isFinal;
    const closedAs = closedState(verdict);
    const state = closedAs ?? payment.state;
    const lookAt = isFinal ? null : nextLook({ ...payment, state }, this.clock.now());
    if (closedAs) await this.transactions.query(CLOSE, [payment.rowId, state, lookAt]);
    else await this.transactions.query(LOOK_AGAIN, [payment.rowId, lookAt]);
  }
}

/** A wrong amount that is seen when the payment is over closes it, and stays with the admins (rule AP1). */
function closedState(verdict: Exclude<Verdict, { act: 'capture' }>): 'failed' | 'canceled' | null {
  if (verdict.act === 'mismatch') return verdict.closes ? 'failed' : null;
  return verdict.act === 'close' ? verdict.state : null;
}

/** For what a person confirms in the gateway's place. */
export const confirmedFinding = (paisa: number, transactionId: string): Finding => ({
  status: 'paid',
  paisa,
  transactionId,
  feePaisa: 0,
  said: 'confirmed by an admin',
});

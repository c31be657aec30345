import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { LedgerService } from '../../billing/index.js';
import type { GatewayStatus } from '../gateways/gateway.port.js';
import { Gateways } from '../gateways/gateways.service.js';
import { PaymentMissing } from '../payment.errors.js';
import { nextLook, type PaymentAction, decideAction } from '../payment.policy.js';
import { PaymentPurposes } from './payment-purposes.service.js';
import { LOCKED_PAYMENT, PAYMENT, type PaymentRow } from '../payment-rows.sql.js';
import { PayerMarks } from './payer-marks.service.js';
import { PaymentLock } from './payment-lock.service.js';
import { RefundsService } from '../refunds/refunds.service.js';
import { CAPTURE, CLOSE, LOOK_AGAIN, NEEDS_SOMEBODY, NOTE } from './settle-payment.sql.js';

export type PaymentEventSource = 'callback' | 'return' | 'reconciler' | 'admin';

export interface PaymentHistory {
  source: PaymentEventSource;
  /** The gateway's id of the webhook; absent for a status query. */
  eventId?: string;
}

const OUTCOMES = { capture: 'captured', close: 'closed', wait: 'waits', mismatch: 'mismatch' } as const;

/** Queries the gateway's status of a payment and applies it once (rules PA2 to PA5). */
@Injectable()
export class SettlePayment {
  private readonly logger = new Logger(SettlePayment.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly gateways: Gateways,
    private readonly paymentLock: PaymentLock,
    private readonly purposes: PaymentPurposes,
    private readonly payers: PayerMarks,
    private readonly ledger: LedgerService,
    private readonly refunds: RefundsService,
    private readonly clock: Clock,
  ) {}

  /** Queries the status of the payment and settles it. Throws `GatewayUnreachable` without having changed anything. */
  async run(payment: PaymentRow, history: PaymentHistory): Promise<void> {
    const gatewayStatus = await this.gateways.of(payment.gateway).queryStatus(payment);
    await this.apply(payment.id, gatewayStatus, history);
  }

  /**
   * Applies a gateway status. Idempotent for repeated, late and out-of-order reports.
   * @param id the payment's public id
   */
  async apply(id: string, gatewayStatus: GatewayStatus, history: PaymentHistory): Promise<void> {
    await this.transactions.run(async () => {
      const [known] = await this.transactions.query<PaymentRow>(PAYMENT, [id]);
      if (!known) throw new PaymentMissing();
      await this.paymentLock.take(known.purpose, known.purposeId);
      const [payment] = await this.transactions.query<PaymentRow>(LOCKED_PAYMENT, [id]);
      if (!payment) throw new PaymentMissing();
      const action = decideAction(payment, gatewayStatus, this.clock.now());
      await this.note(payment, gatewayStatus, action, history);
      if (action.act === 'capture') await this.capture(payment, gatewayStatus);
      else await this.await(payment, action);
    });
  }

  /** Writes no row for a query without news, so that polling does not fill the history. */
  private async note(
    payment: PaymentRow,
    gatewayStatus: GatewayStatus,
    action: PaymentAction,
    history: PaymentHistory,
  ): Promise<void> {
    if (action.act === 'mismatch') {
      this.logger.warn(
        `Payment ${payment.id}: ${payment.gateway} reports ${gatewayStatus.paisa ?? 'no'} paisa and not ${payment.paisa}. Nothing was changed.`,
      );
      await this.transactions.query(NEEDS_SOMEBODY, [payment.rowId, gatewayStatus.paisa]);
    }
    if (action.act === 'wait' && !history.eventId) return;
    const eventId = history.eventId ?? `${history.source}:${payment.id}:${gatewayStatus.status}`;
    const outcome = OUTCOMES[action.act];
    const { rawStatus, paisa } = gatewayStatus;
    await this.transactions.query(NOTE, [
      payment.rowId,
      payment.gateway,
      eventId,
      history.source,
      outcome,
      rawStatus.slice(0, 200),
      paisa,
    ]);
  }

  private async capture(
    payment: PaymentRow,
    { transactionId, feePaisa, account, payer }: GatewayStatus,
  ): Promise<void> {
    const { id, gateway, paisa, purpose, purposeId, userId } = payment;
    await this.transactions.query(CAPTURE, [payment.rowId, transactionId, feePaisa]);
    if (payer) await this.payers.paidBy({ userId, gateway, id: payer });
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

  private async await(
    payment: PaymentRow,
    action: Exclude<PaymentAction, { act: 'capture' }>,
  ): Promise<void> {
    const isFinal = action.act !== 'mismatch' && action.isFinal;
    const closedAs = closedState(action);
    const state = closedAs ?? payment.state;
    const lookAt = isFinal ? null : nextLook({ ...payment, state }, this.clock.now());
    if (closedAs) await this.transactions.query(CLOSE, [payment.rowId, state, lookAt]);
    else await this.transactions.query(LOOK_AGAIN, [payment.rowId, lookAt]);
  }
}

/**
 * State in which the payment is closed, else null. A wrong amount closes a payment that is over at the
 * gateway, which stays in the review queue (rule AP1).
 */
function closedState(action: Exclude<PaymentAction, { act: 'capture' }>): 'failed' | 'canceled' | null {
  if (action.act === 'mismatch') return action.closes ? 'failed' : null;
  return action.act === 'close' ? action.state : null;
}

/** Status for a payment that an admin confirms in place of the gateway. */
export const confirmedStatus = (paisa: number, transactionId: string): GatewayStatus => ({
  status: 'paid',
  paisa,
  transactionId,
  feePaisa: 0,
  rawStatus: 'confirmed by an admin',
});

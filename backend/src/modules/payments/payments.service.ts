import { Injectable, Logger } from '@nestjs/common';
import { violates } from '../../common/errors/constraint.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService } from '../audit/index.js';
import { DisputesService } from './disputes/disputes.service.js';
import type { GatewayName } from '../../common/payments/gateway-names.js';
import { type CallbackRequest, GatewayUnreachable } from './gateways/gateway.port.js';
import { Gateways } from './gateways/gateways.service.js';
import { gatewayAway } from './gateway-away.js';
import {
  CallbackRejected,
  PaymentMissing,
  TransferNotOpen,
  TransferReferenceTaken,
} from './payment.errors.js';
import {
  LOCKED_PAYMENT,
  OWN_PAYMENT,
  PAYMENT,
  PAYMENT_BY_REFERENCE,
  type PaymentRow,
} from './payment-rows.sql.js';
import { PaymentLock } from './capture/payment-lock.service.js';
import { confirmedStatus, SettlePayment, type PaymentHistory } from './capture/settle-payment.use-case.js';
import { IS_KNOWN } from './payments.sql.js';

/** Handles browser returns, webhooks and confirmed transfers. */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger(PaymentsService.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly gateways: Gateways,
    private readonly settling: SettlePayment,
    private readonly paymentLock: PaymentLock,
    private readonly disputes: DisputesService,
    private readonly audit: AuditService,
  ) {}

  /** Rejects `payment.not-found` (404), also for another user's payment. */
  async own(userId: number, id: string): Promise<PaymentRow> {
    const [payment] = await this.transactions.query<PaymentRow>(OWN_PAYMENT, [id, userId]);
    if (!payment) throw new PaymentMissing();
    return payment;
  }

  /**
   * Confirms the customer's return. The data of the browser is verified but not trusted: the gateway's status
   * is queried (rule PA2). If the gateway does not respond, the payment remains unchanged. Rejects
   * `payment.not-found` (404) and, for forged data or another payment's data, `payment.callback-rejected`
   * (400).
   */
  async confirm(userId: number, id: string, query: Readonly<Record<string, string>>): Promise<PaymentRow> {
    const payment = await this.own(userId, id);
    const notice = this.gateways.of(payment.gateway).readReturn(query);
    if (notice && notice.reference !== payment.reference) {
      this.logger.warn(`A return to payment ${id} names another one. Nothing was changed.`);
      throw new CallbackRejected();
    }
    await this.settleIfOpen(payment, { source: 'return' });
    return this.own(userId, id);
  }

  /**
   * Receives a webhook. A repetition is accepted and changes nothing. Rejects `payment.callback-rejected`
   * (400) if it cannot be verified or names no payment of ours, `payment.gateway-missing` (409) and
   * `payment.gateway-away` (503), after which gateways retry.
   */
  async callback(gatewayName: GatewayName, request: CallbackRequest): Promise<void> {
    const notice = this.gateways.of(gatewayName).readCallback(request);
    if (!notice) return;
    if (notice.isDispute) return this.dispute(gatewayName, notice.reference);
    const [payment] = await this.transactions.query<PaymentRow>(PAYMENT_BY_REFERENCE, [
      gatewayName,
      notice.reference,
    ]);
    if (!payment) {
      this.logger.warn(`A notice of ${gatewayName} names no payment of ours. Nothing was changed.`);
      throw new CallbackRejected();
    }
    const known = await this.transactions.query(IS_KNOWN, [gatewayName, notice.eventId]);
    if (known.length > 0 && payment.state !== 'pending') return;
    await this.settling
      .run(payment, { source: 'callback', eventId: notice.eventId })
      .catch((error: unknown) => {
        if (error instanceof GatewayUnreachable) throw gatewayAway(error);
        throw error;
      });
  }

  /**
   * Confirms that an admin saw the transfer on the account. Rejects `payment.not-found` (404),
   * `payment.transfer-not-open` and `payment.reference-taken` (409).
   * @param reference the bank's id of the transfer
   */
  async confirmTransfer(id: string, adminId: number, reference: string): Promise<void> {
    await this.transactions.run(async () => {
      const [known] = await this.transactions.query<PaymentRow>(PAYMENT, [id]);
      if (!known) throw new PaymentMissing();
      await this.paymentLock.take(known.purpose, known.purposeId);
      const [payment] = await this.transactions.query<PaymentRow>(LOCKED_PAYMENT, [id]);
      if (!payment) throw new PaymentMissing();
      const isOpen = ['pending', 'failed', 'canceled'].includes(payment.state);
      if (payment.gateway !== 'bank-transfer' || !isOpen)
        throw new TransferNotOpen({ currentState: payment.state });
      await this.settling
        .apply(id, confirmedStatus(payment.paisa, reference), { source: 'admin' })
        .catch((error: unknown) => {
          throw violates(error, 'payments_transaction') ? new TransferReferenceTaken() : error;
        });
      await this.audit.write({
        actorId: adminId,
        action: 'payment.transfer-confirmed',
        subjectType: 'payment',
        subjectId: id,
        before: { state: payment.state },
        after: { state: 'completed', paisa: payment.paisa, reference },
      });
    });
  }

  /** Confirms the webhook to Stripe even if the payment is not ours: others may use the same account. */
  private async dispute(gatewayName: GatewayName, reference: string): Promise<void> {
    const found = await this.gateways
      .of(gatewayName)
      .findDispute?.(reference)
      .catch((error: unknown) => {
        if (error instanceof GatewayUnreachable) throw gatewayAway(error);
        throw error;
      });
    if (found && !(await this.disputes.record(gatewayName, found)))
      this.logger.warn(`A dispute at ${gatewayName} concerns no payment of ours. Nothing was changed.`);
  }

  private async settleIfOpen(payment: PaymentRow, history: PaymentHistory): Promise<void> {
    if (!['pending', 'failed', 'canceled'].includes(payment.state)) return;
    await this.settling.run(payment, history).catch((error: unknown) => {
      if (!(error instanceof GatewayUnreachable)) throw error;
      this.logger.warn(`Payment ${payment.id} waits: ${error.message}`);
    });
  }
}

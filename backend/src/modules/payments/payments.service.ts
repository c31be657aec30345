import { Injectable, Logger } from '@nestjs/common';
import { violates } from '../../common/errors/constraint.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { AuditService } from '../audit/index.js';
import { DisputesService } from './disputes/disputes.service.js';
import { type CallbackRequest, type GatewayName, GatewayUnreachable } from './gateways/gateway.port.js';
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

/** What reaches us about payments from outside. */
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

  /** Rejects `payment.not-found` (404), also for somebody else's. */
  async own(userId: number, id: string): Promise<PaymentRow> {
    const [payment] = await this.transactions.query<PaymentRow>(OWN_PAYMENT, [id, userId]);
    if (!payment) throw new PaymentMissing();
    return payment;
  }

  /**
   * The customer came back. What the browser brought proves nothing and is only checked: the gateway is asked (rule PA2). One that does
   * not answer leaves the payment as it is.
   * Rejects `payment.not-found` (404) and, for what was forged or is another payment's, `payment.callback-rejected` (400).
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
   * A gateway's server calls. A repetition is answered and changes nothing. Rejects `payment.callback-rejected` (400) for what cannot be
   * proven or names no payment of ours, `payment.gateway-missing` (409) and `payment.gateway-away` (503): gateways call again.
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
   * An admin saw the transfer on the account. Rejects `payment.not-found` (404), `payment.transfer-not-open` and `payment.reference-taken` (409).
   * @param reference the bank's own number of it
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

  /** Stripe is told that the notice came even if the payment is none of ours: others may use the same account. */
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

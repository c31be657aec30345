import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Transactions } from '../../../common/transactions/transactions.js';
import { ApprovalKinds, Approvals } from '../../approvals/index.js';
import { AuditService } from '../../audit/index.js';
import { LedgerService } from '../../billing/index.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import { PaymentMissing, RefundMissing, RefundNotManual, RefundTooLarge } from '../payment.errors.js';
import { afterRefund, mayBecome, type RefundState } from '../payment.policy.js';
import { LOCKED_PAYMENT, type PaymentRow } from '../payment-rows.sql.js';
import {
  COMPLETE,
  LOCKED_REFUND,
  RETURNED,
  TAKEN_BACK,
  REQUEST_REFUND,
  SET_PAYMENT_STATE,
} from './refunds.sql.js';

export interface RefundRequest {
  /** The payment's public id. */
  paymentId: string;
  paisa: number;
  cause: 'customer' | 'admin' | 'not-honoured';
  /** The admin or customer who requested it; null for the system. */
  by: number | null;
}

export interface RefundRow {
  rowId: string;
  id: string;
  paymentId: string;
  gateway: GatewayName;
  paisa: number;
  state: RefundState;
}

/** Creates and completes refunds (rules PA6 and PA7). */
@Injectable()
export class RefundsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly ledger: LedgerService,
    private readonly audit: AuditService,
    private readonly approvals: Approvals,
    kinds: ApprovalKinds,
  ) {
    kinds.register('refund-close', {
      approve: async ({ subjectId, request }) => {
        await this.manual(subjectId);
        await this.complete(subjectId, { manualReference: (request as { reference: string }).reference });
      },
    });
  }

  /**
   * Requests a refund. Call within the transaction that revoked the purchase; the gateway is called
   * afterwards. Rejects `payment.not-found` (404) and `refund.too-large` (409).
   * @returns the refund's public id
   */
  async request({ paymentId, paisa, cause, by }: RefundRequest): Promise<string> {
    const payment = await this.locked(paymentId);
    const [taken] = await this.transactions.query<{ paisa: number }>(TAKEN_BACK, [payment.rowId]);
    const left = payment.paisa - payment.refundedPaisa - (taken?.paisa ?? 0);
    if (!mayBecome(payment.state, 'refunded') || paisa > left) throw new RefundTooLarge();
    const id = uuidv7();
    await this.transactions.query(REQUEST_REFUND, [id, payment.rowId, paisa, cause, by]);
    return id;
  }

  /**
   * Books a refund whose money was sent, once. Call within a transaction.
   * @returns true if it was completed now
   */
  async complete(
    refundId: string,
    how: { gatewayReference?: string | null; manualReference?: string },
  ): Promise<boolean> {
    const refund = await this.refund(refundId);
    if (refund.state === 'completed') return false;
    const payment = await this.locked(refund.paymentId);
    await this.transactions.query(COMPLETE, [
      refund.rowId,
      how.gatewayReference ?? null,
      how.manualReference ?? null,
    ]);
    const [returned] = await this.transactions.query<{ paisa: number }>(RETURNED, [payment.rowId]);
    await this.transactions.query(SET_PAYMENT_STATE, [
      payment.rowId,
      afterRefund(payment.paisa, returned?.paisa ?? 0),
    ]);
    await this.ledger.post({
      kind: 'refund',
      source: refund.id,
      moves: [{ from: `gateway:${refund.gateway}`, to: 'customer-funds', paisa: refund.paisa }],
    });
    return true;
  }

  /**
   * Records that an admin made the refund manually, or requests the approval of a second admin (rule Y8).
   * Rejects `refund.not-found` (404), `refund.not-manual` and `approval.pending` (409).
   * @returns the id of the pending request
   */
  async closeManual(
    refundId: string,
    adminId: number,
    reference: string,
  ): Promise<{ approvalId: string | null }> {
    return this.transactions.run(async () => {
      const { paisa } = await this.manual(refundId);
      if (await this.approvals.isNeeded(adminId, paisa)) {
        const request = { reference };
        const asked = {
          kind: 'refund-close',
          subjectId: refundId,
          paisa,
          request,
          requestedBy: adminId,
        } as const;
        return { approvalId: await this.approvals.ask(asked) };
      }
      await this.complete(refundId, { manualReference: reference });
      await this.audit.write({
        actorId: adminId,
        action: 'refund.closed',
        subjectType: 'refund',
        subjectId: refundId,
        before: { state: 'manual' },
        after: { state: 'completed', paisa, reference },
      });
      return { approvalId: null };
    });
  }

  private async manual(id: string): Promise<RefundRow> {
    const refund = await this.refund(id);
    if (refund.state !== 'manual') throw new RefundNotManual({ currentState: refund.state });
    return refund;
  }

  private async refund(id: string): Promise<RefundRow> {
    const [refund] = await this.transactions.query<RefundRow>(LOCKED_REFUND, [id]);
    if (!refund) throw new RefundMissing();
    return refund;
  }

  private async locked(paymentId: string): Promise<PaymentRow> {
    const [payment] = await this.transactions.query<PaymentRow>(LOCKED_PAYMENT, [paymentId]);
    if (!payment) throw new PaymentMissing();
    return payment;
  }
}

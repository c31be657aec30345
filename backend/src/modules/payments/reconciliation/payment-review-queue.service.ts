import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Transactions } from '../../../common/transactions/transactions.js';
import { AuditService } from '../../audit/index.js';
import { GatewayUnreachable } from '../gateways/gateway.port.js';
import { Gateways } from '../gateways/gateways.service.js';
import { gatewayAway } from '../gateway-away.js';
import { NothingToResolve, PaymentMissing } from '../payment.errors.js';
import { LOCKED_PAYMENT, PAYMENT, type PaymentRow } from '../payment-rows.sql.js';
import { SettlementsService } from '../settlements/settlements.service.js';
import { SettlePayment } from '../capture/settle-payment.use-case.js';
import { ATTENDED } from './payment-review-queue.sql.js';

/** Actions of admins on single payments. */
@Injectable()
export class PaymentReviewQueue {
  constructor(
    private readonly transactions: Transactions,
    private readonly gateways: Gateways,
    private readonly settling: SettlePayment,
    private readonly settlements: SettlementsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Queries the gateway now. The status is applied and always stored in the history, even without a change
   * (rule AP2). Rejects `payment.not-found` (404), `payment.gateway-missing` (409) and `payment.gateway-away`
   * (503).
   */
  async queryStatus(id: string, adminId: number): Promise<void> {
    const [payment] = await this.transactions.query<PaymentRow>(PAYMENT, [id]);
    if (!payment) throw new PaymentMissing();
    const gatewayStatus = await this.gateways
      .of(payment.gateway)
      .queryStatus(payment)
      .catch((error: unknown) => {
        throw error instanceof GatewayUnreachable ? gatewayAway(error) : error;
      });
    await this.transactions.run(async () => {
      await this.settling.apply(id, gatewayStatus, { source: 'admin', eventId: `look:${uuidv7()}` });
      await this.audit.write({
        actorId: adminId,
        action: 'payment.looked-up',
        subjectType: 'payment',
        subjectId: id,
        before: { state: payment.state },
        after: { found: gatewayStatus.status },
      });
    });
  }

  /**
   * Resolves a wrong amount and the open differences of settlement files (rules AP1 and SF4). A later one
   * puts the payment back into the queue. Rejects `payment.not-found` (404) and `payment.nothing-to-attend`
   * (409).
   */
  async resolve(id: string, adminId: number, reason: string): Promise<void> {
    await this.transactions.run(async () => {
      const [payment] = await this.transactions.query<PaymentRow>(LOCKED_PAYMENT, [id]);
      if (!payment) throw new PaymentMissing();
      const noted = await this.transactions.query(ATTENDED, [
        payment.rowId,
        `attended:${uuidv7()}`,
        reason.slice(0, 200),
      ]);
      const hadDifferences = await this.settlements.resolveOfPayment(payment.rowId, adminId, reason);
      if (noted.length === 0 && !hadDifferences) throw new NothingToResolve();
      await this.audit.write({
        actorId: adminId,
        action: 'payment.attended',
        subjectType: 'payment',
        subjectId: id,
        after: { reason },
      });
    });
  }
}

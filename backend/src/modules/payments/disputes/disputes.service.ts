import { Injectable } from '@nestjs/common';
import { Transactions } from '../../../common/transactions/transactions.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import type { FoundDispute } from '../gateways/gateway.port.js';
import { type BookedChargeback, Chargebacks } from '../settlements/chargebacks.service.js';
import { MARK_PAYMENTS } from '../settlements/settlement.sql.js';
import { DISPUTED_PAYMENT, INSERT_CHARGEBACKS, INSERT_TASKS, LOCK_GATEWAY } from './disputes.sql.js';

/** Books chargebacks and their returns when the gateway reports them (rule SF6). */
@Injectable()
export class DisputesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly chargebacks: Chargebacks,
  ) {}

  /**
   * Books each movement of a dispute once, whether the webhook or the settlement file arrives first, and
   * creates a task for admins.
   * @returns true if the payment is ours
   */
  async record(gateway: GatewayName, { transactionId, movements }: FoundDispute): Promise<boolean> {
    return this.transactions.run(async () => {
      await this.transactions.query(LOCK_GATEWAY, [gateway]);
      const [payment] = await this.transactions.query<{ rowId: string }>(DISPUTED_PAYMENT, [
        gateway,
        transactionId,
      ]);
      if (!payment) return false;
      const booked = await this.transactions.query<BookedChargeback>(INSERT_CHARGEBACKS, [
        payment.rowId,
        JSON.stringify(movements),
      ]);
      await this.chargebacks.book(gateway, booked);
      await this.transactions.query(INSERT_TASKS, [payment.rowId, booked.map(({ id }) => id)]);
      await this.transactions.query(MARK_PAYMENTS, [null, payment.rowId]);
      return true;
    });
  }
}

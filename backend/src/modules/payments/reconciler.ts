import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isDatabaseAway } from '../../common/errors/translate-error.js';
import { Clock } from '../../common/time/clock.js';
import { OneInstance } from '../../common/transactions/one-instance.js';
import { Transactions } from '../../common/transactions/transactions.js';
import { Config } from '../../config/config.js';
import { GatewayUnreachable } from './gateways/gateway.port.js';
import { Gateways } from './gateways/gateways.js';
import { PAYMENT, type PaymentRow } from './payment-rows.js';
import { RefundRunner } from './refund-runner.js';
import { SettlePayment } from './settle-payment.js';

const EVERY_MS = 30_000;
const BATCH = 50;

/** Put off before the gateway is asked: one that does not answer keeps nobody else waiting. $1 now. */
const CLAIM = `
  UPDATE payments SET look_at = $1::timestamptz + interval '5 minutes' WHERE id IN (
    SELECT id FROM payments WHERE look_at <= $1 ORDER BY look_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING public_id AS id`;

/** Asks gateways about everything that nobody told us the end of (rule PA4), and sends refunds on. */
@Injectable()
export class Reconciler {
  private readonly logger = new Logger(Reconciler.name);

  constructor(
    private readonly config: Config,
    private readonly transactions: Transactions,
    private readonly oneInstance: OneInstance,
    private readonly gateways: Gateways,
    private readonly settling: SettlePayment,
    private readonly refunds: RefundRunner,
    private readonly clock: Clock,
  ) {}

  @Interval(EVERY_MS)
  async onInterval(): Promise<void> {
    if (!this.config.backgroundWork) return;
    await this.run().catch((error: unknown) => {
      if (!isDatabaseAway(error)) this.logger.error(error);
    });
  }

  /** One instance at a time; another one finds the door shut and comes again later. */
  async run(): Promise<void> {
    await this.oneInstance.run('payments', async () => {
      await this.lookAtDue();
      await this.refunds.runDue();
    });
  }

  private async lookAtDue(): Promise<void> {
    for (;;) {
      const due = await this.transactions.query<{ id: string }>(CLAIM, [this.clock.now()]);
      for (const { id } of due) await this.lookAt(id);
      if (due.length < BATCH) return;
    }
  }

  private async lookAt(id: string): Promise<void> {
    const [payment] = await this.transactions.query<PaymentRow>(PAYMENT, [id]);
    if (!payment || !this.gateways.names.includes(payment.gateway)) return;
    try {
      await this.settling.run(payment, { source: 'reconciler' });
    } catch (error) {
      // One that cannot be settled keeps no other from it.
      if (error instanceof GatewayUnreachable) this.logger.warn(`Payment ${id} waits: ${error.message}`);
      else if (isDatabaseAway(error)) throw error;
      else this.logger.error(error);
    }
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { Job } from '../../../common/jobs/job.decorator.js';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Clock } from '../../../common/time/clock.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { GATEWAYS, type GatewayName } from '../../../common/payments/gateway-names.js';
import { GatewayUnreachable } from '../gateways/gateway.port.js';
import { Gateways } from '../gateways/gateways.service.js';
import { PAYMENT, type PaymentRow } from '../payment-rows.sql.js';
import { RefundRunner } from '../refunds/refund-runner.service.js';
import { SettlePayment } from '../capture/settle-payment.use-case.js';
import { CLAIM } from './reconciler.sql.js';

const EVERY_MS = 30_000;

/**
 * Polls payments without a final status (rule PA4) and sends refunds. Each gateway has a separate lane, so
 * that an unresponsive one delays no other (rule PA11). Instances share the lanes by claiming single rows.
 */
@Injectable()
export class Reconciler {
  private readonly logger = new Logger(Reconciler.name);
  private readonly running = new Map<GatewayName, Promise<void>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly gateways: Gateways,
    private readonly settling: SettlePayment,
    private readonly refunds: RefundRunner,
    private readonly clock: Clock,
  ) {}

  /**
   * Processes everything that is due, all gateways concurrently. A lane that is still running on this
   * instance is not started again.
   */
  @Job(EVERY_MS, { mayOverlap: true })
  async run(): Promise<void> {
    await Promise.all(GATEWAYS.map((gateway) => this.lane(gateway)));
  }

  private lane(gateway: GatewayName): Promise<void> {
    const running = this.running.get(gateway);
    if (running) return running;
    const begun = this.workIn(gateway).finally(() => this.running.delete(gateway));
    this.running.set(gateway, begun);
    return begun;
  }

  private async workIn(gateway: GatewayName): Promise<void> {
    if (this.gateways.names.includes(gateway)) await this.lookAtDue(gateway);
    await this.refunds.runDue(gateway);
  }

  private async lookAtDue(gateway: GatewayName): Promise<void> {
    while (this.gateways.isCallable(gateway)) {
      const [due] = await this.transactions.query<{ id: string }>(CLAIM, [this.clock.now(), gateway]);
      if (!due) return;
      await this.lookAt(due.id);
    }
  }

  private async lookAt(id: string): Promise<void> {
    const [payment] = await this.transactions.query<PaymentRow>(PAYMENT, [id]);
    if (!payment) return;
    try {
      await this.settling.run(payment, { source: 'reconciler' });
    } catch (error) {
      // A payment that cannot be settled does not block others.
      if (error instanceof GatewayUnreachable) this.logger.warn(`Payment ${id} waits: ${error.message}`);
      else if (isDatabaseAway(error)) throw error;
      else this.logger.error(error);
    }
  }
}

import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../../common/errors/app-error.js';
import { isDatabaseAway } from '../../../common/errors/translate-error.js';
import { Transactions } from '../../../common/transactions/transactions.js';
import { RefundClaims, type ClaimedRefund } from './refund-claims.service.js';
import type { GatewayName } from '../../../common/payments/gateway-names.js';
import {
  type FoundRefund,
  GatewayCircuitOpen,
  GatewayUnreachable,
  type RefundResult,
  type RefundRequest,
} from '../gateways/gateway.port.js';
import { Gateways } from '../gateways/gateways.service.js';
import { RefundsService } from './refunds.service.js';

/**
 * Sends the refunds of one gateway, one at a time (rules PA6, PA9 and PA10). Any number of instances can run
 * concurrently: a refund is claimed with a token and a lease, and the token is checked before the money is
 * sent and when the outcome is stored.
 */
@Injectable()
export class RefundRunner {
  private readonly logger = new Logger(RefundRunner.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly gateways: Gateways,
    private readonly claims: RefundClaims,
    private readonly refunds: RefundsService,
  ) {}

  async runDue(gateway: GatewayName): Promise<void> {
    while (this.gateways.isCallable(gateway)) {
      const refund = await this.claims.next(gateway);
      if (!refund) return;
      await this.follow(refund);
    }
  }

  private async follow(refund: ClaimedRefund): Promise<void> {
    try {
      const outcome = await this.outcomeOf(refund);
      if (outcome) await this.store(refund, outcome);
    } catch (error) {
      if (error instanceof GatewayUnreachable)
        this.logger.warn(`Refund ${refund.id} waits: ${error.message}`);
      else if (isDatabaseAway(error)) throw error;
      // A result that cannot be stored blocks no other refund; its status is queried when the lease has
      // expired.
      else this.logger.error(error);
    }
  }

  /** @returns null when the claim was lost: another instance follows the refund */
  private async outcomeOf(refund: ClaimedRefund): Promise<RefundResult | null> {
    if (!this.gateways.names.includes(refund.gateway))
      return { outcome: 'manual', why: 'The gateway has no key here any more.' };
    const request = requestOf(refund);
    if (refund.mayBeSent) {
      const found = await this.find(refund, request);
      if (found.outcome === 'unknown') return { outcome: 'manual', why: found.why };
      if (found.outcome !== 'not-sent') return found;
    }
    return this.send(refund, request);
  }

  private async find(refund: ClaimedRefund, request: RefundRequest): Promise<FoundRefund> {
    return this.gateways
      .of(refund.gateway)
      .findRefund(request)
      .catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        return { outcome: 'unknown', why: 'Whether an earlier call moved the money cannot be told.' };
      });
  }

  private async send(refund: ClaimedRefund, request: RefundRequest): Promise<RefundResult | null> {
    if (!(await this.claims.beginSending(refund))) return null;
    try {
      return await this.gateways.of(refund.gateway).refund(request);
    } catch (error) {
      if (error instanceof GatewayCircuitOpen) await this.claims.notSent(refund);
      throw error;
    }
  }

  private async store(refund: ClaimedRefund, answer: RefundResult): Promise<void> {
    if (answer.outcome === 'manual') return this.claims.leaveToAdmin(refund, answer.why);
    const { gatewayReference } = answer;
    if (answer.outcome === 'pending') return this.claims.taken(refund, gatewayReference);
    await this.transactions.run(async () => {
      if (await this.claims.isHeld(refund)) await this.refunds.complete(refund.id, { gatewayReference });
    });
  }
}

const requestOf = ({
  id,
  paisa,
  reference,
  transactionId,
  paymentPaisa,
  gatewayReference,
}: ClaimedRefund) => ({
  id,
  paisa,
  payment: { reference, transactionId, paisa: paymentPaisa },
  gatewayReference,
});

import { Injectable, Logger } from '@nestjs/common';
import { Transactions } from '../../common/transactions/transactions.js';
import { type GatewayName, GatewayUnreachable, type RefundAnswer } from './gateways/gateway.port.js';
import { Gateways } from './gateways/gateways.js';
import { RefundsService } from './refunds.service.js';

interface DueRefund {
  rowId: string;
  id: string;
  paisa: number;
  attempts: number;
  gatewayReference: string | null;
  gateway: GatewayName;
  reference: string;
  transactionId: string;
  paymentPaisa: number;
}

const BATCH = 20;

/**
 * Claims refunds before their gateways are asked: whoever goes down meanwhile leaves a row that says a call may have been made.
 * The next attempt comes later and later, at most an hour on.
 */
const CLAIM = `
  UPDATE refunds r SET state = 'sending', attempts = r.attempts + 1, updated_at = now(),
    due_at = now() + least(interval '1 hour', interval '1 minute' * power(2, least(r.attempts, 10)))
  FROM payments p WHERE p.id = r.payment_id AND r.id IN (
    SELECT id FROM refunds WHERE state IN ('requested', 'sending') AND due_at <= now() ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
  RETURNING r.id AS "rowId", r.public_id AS id, r.paisa::float8 AS paisa, r.attempts, r.gateway_reference AS "gatewayReference",
    p.gateway, p.reference, p.transaction_id AS "transactionId", p.paisa::float8 AS "paymentPaisa"`;

const BY_HAND = `UPDATE refunds SET state = 'manual', manual_reason = $2, updated_at = now() WHERE id = $1 AND state = 'sending'`;
const TAKEN = `UPDATE refunds SET gateway_reference = $2, updated_at = now() WHERE id = $1 AND state = 'sending'`;

/** Asks gateways to pay money back, and follows each refund to its end. */
@Injectable()
export class RefundRunner {
  private readonly logger = new Logger(RefundRunner.name);

  constructor(
    private readonly transactions: Transactions,
    private readonly gateways: Gateways,
    private readonly refunds: RefundsService,
  ) {}

  async runDue(): Promise<void> {
    for (;;) {
      const due = await this.transactions.query<DueRefund>(CLAIM);
      for (const refund of due) await this.send(refund);
      if (due.length < BATCH) return;
    }
  }

  private async send(refund: DueRefund): Promise<void> {
    try {
      await this.note(refund, await this.ask(refund));
    } catch (error) {
      if (!(error instanceof GatewayUnreachable)) throw error;
      this.logger.warn(`Refund ${refund.id} waits: ${error.message}`);
    }
  }

  private ask(refund: DueRefund): Promise<RefundAnswer> {
    if (!this.gateways.names.includes(refund.gateway))
      return Promise.resolve({ outcome: 'manual', why: 'The gateway has no key here any more.' });
    return this.gateways.of(refund.gateway).refund({
      id: refund.id,
      paisa: refund.paisa,
      payment: {
        reference: refund.reference,
        transactionId: refund.transactionId,
        paisa: refund.paymentPaisa,
      },
      gatewayReference: refund.gatewayReference,
      isRepeated: refund.attempts > 1,
    });
  }

  private async note(refund: DueRefund, answer: RefundAnswer): Promise<void> {
    switch (answer.outcome) {
      case 'manual':
        await this.transactions.query(BY_HAND, [refund.rowId, answer.why]);
        return;
      case 'pending':
        await this.transactions.query(TAKEN, [refund.rowId, answer.gatewayReference]);
        return;
      case 'completed':
        await this.transactions.run(() =>
          this.refunds.complete(refund.id, { gatewayReference: answer.gatewayReference }),
        );
    }
  }
}

import { createHash } from 'node:crypto';
import { CallbackRejected } from '../payment.errors.js';
import type {
  GatewayStatus,
  FoundRefund,
  WebhookEvent,
  PaymentGateway,
  RefundResult,
  StartablePayment,
  StartedPayment,
} from './gateway.port.js';
import type { SettlementFormat } from '../settlements/settlement-formats.js';

/** Letters and digits without those that are easily confused. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Bank transfers: the customer's bank transfers the amount with our reference, and an admin confirms its arrival. */
export class BankTransferGateway implements PaymentGateway {
  static readonly settlement: SettlementFormat = {
    reference: 'reference',
    rowReference: 'transaction id',
    at: 'date',
    amount: { credit: 'credit', debit: 'debit' },
    zone: '+05:45',
  };

  readonly name = 'bank-transfer';

  start(payment: StartablePayment): Promise<StartedPayment> {
    return Promise.resolve({ reference: referenceOf(payment.id), redirect: null });
  }

  queryStatus({ paisa }: { paisa: number }): Promise<GatewayStatus> {
    return Promise.resolve({
      status: 'open',
      paisa,
      transactionId: null,
      feePaisa: 0,
      rawStatus: 'not confirmed',
    });
  }

  refund(): Promise<RefundResult> {
    return Promise.resolve({ outcome: 'manual', why: 'Transfer it back by the bank.' });
  }

  findRefund(): Promise<FoundRefund> {
    return Promise.resolve({ outcome: 'not-sent' });
  }

  readCallback(): WebhookEvent {
    throw new CallbackRejected();
  }

  readReturn(): null {
    return null;
  }
}

/** Ten letters that a person copies into a bank's form: 49 bits of a hash. */
function referenceOf(id: string): string {
  const digest = createHash('sha256').update(id).digest();
  return `DB${[...digest.subarray(0, 10)].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

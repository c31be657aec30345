import type { EsewaSettings } from '../../../config/payment-settings.js';
import { CallbackRejected } from '../payment.errors.js';
import {
  esewaSignature,
  isSignatureOf,
  paisaOf,
  SIGNED_IN_NOTICE,
  signedMessage,
  writtenFields,
} from './esewa-signature.js';
import { callGateway, textOf } from './gateway-http.js';
import {
  type CallbackRequest,
  type GatewayStatus,
  type FoundRefund,
  type GatewayState,
  GatewayUnreachable,
  type WebhookEvent,
  type PaymentGateway,
  type RefundResult,
  type StartablePayment,
  type StartedPayment,
} from './gateway.port.js';
import { type SettlementFormat, WALLET_KINDS } from '../settlements/settlement-formats.js';

const SIGNED_IN_FORM = ['total_amount', 'transaction_uuid', 'product_code'] as const;

const STATUSES: Readonly<Record<string, GatewayState>> = {
  COMPLETE: 'paid',
  PENDING: 'open',
  /** Unknown at eSewa: the form was not sent yet, or the payment was deleted there. */
  NOT_FOUND: 'open',
  AMBIGUOUS: 'unclear',
  CANCELED: 'canceled',
  FULL_REFUND: 'refunded',
  PARTIAL_REFUND: 'partially-refunded',
};

const rupees = (paisa: number): string => String(paisa / 100);

/** eSewa ePay v2: a signed form, a signed return and a status call. It has no call for refunds. */
export class EsewaGateway implements PaymentGateway {
  static readonly settlement: SettlementFormat = {
    reference: 'transaction uuid',
    rowReference: 'reference id',
    at: 'date',
    amount: { amount: 'amount', kind: 'type', kinds: WALLET_KINDS },
    fee: 'fee',
    zone: '+05:45',
  };

  readonly name = 'esewa';

  constructor(
    private readonly settings: EsewaSettings,
    private readonly timeoutMs: number,
  ) {}

  start(payment: StartablePayment): Promise<StartedPayment> {
    const fields = {
      amount: rupees(payment.paisa),
      tax_amount: '0',
      total_amount: rupees(payment.paisa),
      transaction_uuid: payment.id,
      product_code: this.settings.productCode,
      product_service_charge: '0',
      product_delivery_charge: '0',
      success_url: payment.returnUrl,
      failure_url: payment.returnUrl,
      signed_field_names: SIGNED_IN_FORM.join(','),
    };
    const signature = esewaSignature(signedMessage(SIGNED_IN_FORM, fields), this.settings.secret);
    return Promise.resolve({
      reference: payment.id,
      redirect: { method: 'POST', url: this.settings.formUrl, fields: { ...fields, signature } },
    });
  }

  async queryStatus({ reference, paisa }: { reference: string; paisa: number }): Promise<GatewayStatus> {
    const query = new URLSearchParams({
      product_code: this.settings.productCode,
      total_amount: rupees(paisa),
      transaction_uuid: reference,
    });
    const { text, body } = await callGateway(
      this.name,
      `${this.settings.statusUrl}?${query}`,
      this.timeoutMs,
    );
    const rawStatus = textOf(body['status']);
    if (!rawStatus) throw new GatewayUnreachable(this.name, 'no status');
    const isOurs =
      body['transaction_uuid'] === reference && body['product_code'] === this.settings.productCode;
    return {
      status: isOurs ? (STATUSES[rawStatus] ?? 'unclear') : 'unclear',
      paisa: paisaOf(writtenFields(text)['total_amount']),
      transactionId: textOf(body['ref_id']),
      feePaisa: 0,
      rawStatus,
    };
  }

  refund(): Promise<RefundResult> {
    return Promise.resolve({ outcome: 'manual', why: 'eSewa takes no refunds by call.' });
  }

  findRefund(): Promise<FoundRefund> {
    return Promise.resolve({ outcome: 'not-sent' });
  }

  readCallback({ body }: CallbackRequest): WebhookEvent {
    const data = textOf(body['data']);
    if (!data) throw new CallbackRejected();
    return this.read(data);
  }

  readReturn({ data }: Readonly<Record<string, string>>): WebhookEvent | null {
    return data === undefined ? null : this.read(data);
  }

  private read(data: string): WebhookEvent {
    const fields = writtenFields(Buffer.from(data, 'base64').toString('utf8'));
    const names = (fields['signed_field_names'] ?? '').split(',');
    const isWhole = SIGNED_IN_NOTICE.every((name) => names.includes(name));
    const isSigned = isSignatureOf(
      fields['signature'] ?? '',
      signedMessage(names, fields),
      this.settings.secret,
    );
    const { transaction_uuid: reference, transaction_code: code, status } = fields;
    if (!isWhole || !isSigned || !reference || fields['product_code'] !== this.settings.productCode)
      throw new CallbackRejected();
    return { eventId: `${reference}:${code ?? ''}:${status ?? ''}`.slice(0, 200), reference };
  }
}

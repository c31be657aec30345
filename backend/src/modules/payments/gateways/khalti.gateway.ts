import type { KhaltiSettings } from '../../../config/payment-settings.js';
import { CallbackRejected, GatewayRejected } from '../payment.errors.js';
import { callGateway, type GatewayResponse, textOf } from './gateway-http.js';
import {
  type CallbackRequest,
  type GatewayStatus,
  type FoundRefund,
  type GatewayState,
  GatewayUnreachable,
  type WebhookEvent,
  type PaymentGateway,
  type RefundResult,
  type RefundRequest,
  type StartablePayment,
  type StartedPayment,
} from './gateway.port.js';
import { type SettlementFormat, WALLET_KINDS } from '../settlements/settlement-formats.js';

const STATUSES: Readonly<Record<string, GatewayState>> = {
  Completed: 'paid',
  Initiated: 'open',
  Pending: 'open',
  Expired: 'failed',
  'User canceled': 'canceled',
  Refunded: 'refunded',
  'Partially Refunded': 'partially-refunded',
};

const PIDX = /^[\w-]{1,64}$/;
const LONGEST_NAME = 100;

/** Khalti ePayment v2: API calls create a payment and query its status; the browser return is not trusted. */
export class KhaltiGateway implements PaymentGateway {
  static readonly settlement: SettlementFormat = {
    reference: 'pidx',
    rowReference: 'transaction id',
    at: 'date',
    amount: { amount: 'amount', kind: 'type', kinds: WALLET_KINDS },
    fee: 'fee',
    zone: '+05:45',
  };

  readonly name = 'khalti';

  constructor(
    private readonly settings: KhaltiSettings,
    private readonly timeoutMs: number,
  ) {}

  async start(payment: StartablePayment): Promise<StartedPayment> {
    const { status, body } = await this.post('/api/v2/epayment/initiate/', {
      return_url: payment.returnUrl,
      website_url: payment.siteUrl,
      amount: payment.paisa,
      purchase_order_id: payment.id,
      purchase_order_name: payment.title.slice(0, LONGEST_NAME),
    });
    if (status >= 400) throw new GatewayRejected();
    const [reference, url] = [textOf(body['pidx']), textOf(body['payment_url'])];
    if (!reference || !url) throw new GatewayUnreachable(this.name, 'no pidx');
    return { reference, redirect: { method: 'GET', url } };
  }

  /** An expired or canceled payment has status 400 and a valid body. */
  async queryStatus({ reference }: { reference: string }): Promise<GatewayStatus> {
    const { status, body } = await this.post('/api/v2/epayment/lookup/', { pidx: reference });
    const rawStatus = textOf(body['status']);
    if (!rawStatus) throw new GatewayUnreachable(this.name, `no status in a ${status}`);
    return {
      status: body['pidx'] === reference ? (STATUSES[rawStatus] ?? 'unclear') : 'unclear',
      paisa: wholePaisa(body['total_amount']),
      transactionId: textOf(body['transaction_id']),
      feePaisa: wholePaisa(body['fee']) ?? 0,
      rawStatus,
    };
  }

  async refund({ paisa, payment }: RefundRequest): Promise<RefundResult> {
    const isWhole = paisa === payment.paisa;
    const { status, body } = await this.post(
      `/api/merchant-transaction/${encodeURIComponent(payment.transactionId)}/refund/`,
      isWhole ? {} : { amount: paisa },
    );
    if (status < 400) return { outcome: 'completed', gatewayReference: null };
    return { outcome: 'manual', why: `Khalti refused: ${textOf(body['detail']) ?? status}`.slice(0, 300) };
  }

  /** Khalti has no idempotency key and no list of refunds; only the status of the whole payment shows a refund. */
  async findRefund({ payment }: RefundRequest): Promise<FoundRefund> {
    const { status, rawStatus } = await this.queryStatus(payment);
    if (status === 'refunded') return { outcome: 'completed', gatewayReference: null };
    if (status === 'paid') return { outcome: 'not-sent' };
    return { outcome: 'unknown', why: `Khalti says "${rawStatus}", which may be this refund or another.` };
  }

  readCallback({ body }: CallbackRequest): WebhookEvent {
    const notice = read(body);
    if (!notice) throw new CallbackRejected();
    return notice;
  }

  readReturn(query: Readonly<Record<string, string>>): WebhookEvent | null {
    return query['pidx'] === undefined ? null : this.readCallback({ body: query, rawBody: '', headers: {} });
  }

  private post(path: string, body: object): Promise<GatewayResponse> {
    return callGateway(this.name, `${this.settings.url}${path}`, this.timeoutMs, {
      method: 'POST',
      headers: { authorization: `Key ${this.settings.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}

function read(fields: Readonly<Record<string, unknown>>): WebhookEvent | null {
  const pidx = textOf(fields['pidx']);
  if (!pidx || !PIDX.test(pidx)) return null;
  const status = textOf(fields['status']) ?? '';
  return { eventId: `${pidx}:${status}`.slice(0, 200), reference: pidx };
}

const wholePaisa = (value: unknown): number | null =>
  Number.isSafeInteger(value) ? (value as number) : null;

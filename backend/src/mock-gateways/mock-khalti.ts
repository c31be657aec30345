import type { Callbacks } from './callbacks.js';
import { isOutcome, isPaid, type Outcome, paidAt, paidPaisa } from './outcomes.js';
import { choicePage, lostPage, notFoundPage } from './page.js';
import { type MockGateway, type MockRequest, newId, type MockResponse, withQuery } from './wire.js';

interface TestPayment {
  pidx: string;
  returnUrl: string;
  orderId: string;
  title: string;
  paisa: number;
  outcome: Outcome | null;
  paidAt: number;
  transactionId: string;
  returnedPaisa: number;
}

const HOUR_S = 3600;
const NEPAL_MS = 345 * 60_000;

/** Khalti ePayment v2 as its documentation describes it. */
export class MockKhalti implements MockGateway {
  readonly name = 'khalti';
  readonly serverCalls = /^\/api\/(v2\/epayment|merchant-transaction)\//;
  private readonly payments = new Map<string, TestPayment>();

  constructor(
    private readonly secret: string,
    private readonly callbacks: Callbacks,
    private readonly delayMs: number,
    private readonly ownUrl: () => string,
  ) {}

  answer(asked: MockRequest): MockResponse | null {
    const { method, path, query, body } = asked;
    if (path === '/khalti/pay' && method === 'GET') return this.page(query.get('pidx'));
    if (path === '/khalti/pay' && method === 'POST') return this.choose(query.get('pidx'), body);
    const refund = /^\/api\/merchant-transaction\/([^/]+)\/refund\/$/.exec(path);
    if (!path.startsWith('/api/v2/epayment/') && !refund) return null;
    const rejected = this.rejectedKey(asked.headers.authorization);
    if (rejected) return rejected;
    const fields = parsed(body);
    if (!fields) return { status: 400, json: { error_key: 'validation_error' } };
    if (refund) return this.refund(refund[1] ?? '', fields);
    if (path.endsWith('/initiate/')) return this.initiate(fields);
    if (path.endsWith('/lookup/')) return this.lookUp(String(fields['pidx']));
    return null;
  }

  private rejectedKey(authorization = ''): MockResponse | null {
    if (!/^key /i.test(authorization))
      return {
        status: 401,
        json: { detail: 'Authentication credentials were not provided.', status_code: 401 },
      };
    if (authorization.slice(4) !== this.secret)
      return { status: 401, json: { detail: 'Invalid token.', status_code: 401 } };
    return null;
  }

  private initiate(fields: Record<string, unknown>): MockResponse {
    const wrong = errorsOf(fields);
    if (Object.keys(wrong).length > 0)
      return { status: 400, json: { ...wrong, error_key: 'validation_error' } };
    const pidx = newId(22);
    this.payments.set(pidx, {
      pidx,
      returnUrl: String(fields['return_url']),
      orderId: String(fields['purchase_order_id']),
      title: String(fields['purchase_order_name']),
      paisa: Number(fields['amount']),
      outcome: null,
      paidAt: 0,
      transactionId: newId(22),
      returnedPaisa: 0,
    });
    const until = new Date(Date.now() + HOUR_S * 1000 + NEPAL_MS).toISOString().replace('Z', '+05:45');
    return {
      status: 200,
      json: {
        pidx,
        payment_url: `${this.ownUrl()}/khalti/pay?pidx=${pidx}`,
        expires_at: until,
        expires_in: HOUR_S,
      },
    };
  }

  private lookUp(pidx: string): MockResponse {
    const payment = this.payments.get(pidx);
    if (!payment) return { status: 404, json: { detail: 'Not found.', error_key: 'validation_error' } };
    const status = statusOf(payment, Date.now());
    return {
      status: status === 'Expired' || status === 'User canceled' ? 400 : 200,
      json: {
        pidx,
        total_amount: paidPaisa(payment.outcome ?? 'pay', payment.paisa),
        status,
        transaction_id:
          isPaid(payment.outcome ?? 'cancel') && status !== 'Pending' ? payment.transactionId : null,
        fee: 0,
        refunded: payment.returnedPaisa > 0,
      },
    };
  }

  private page(pidx: string | null): MockResponse {
    const payment = this.payments.get(pidx ?? '');
    if (!payment) return notFoundPage();
    return choicePage('Khalti', payment.title, payment.paisa, `/khalti/pay?pidx=${payment.pidx}`);
  }

  private choose(pidx: string | null, body: string): MockResponse {
    const payment = this.payments.get(pidx ?? '');
    const outcome = new URLSearchParams(body).get('outcome');
    if (!payment || !isOutcome(outcome)) return notFoundPage();
    payment.outcome ??= outcome;
    payment.paidAt ||= paidAt(payment.outcome, Date.now(), this.delayMs);
    if (payment.outcome === 'lost') return lostPage();
    const back = backFields(payment);
    if (payment.outcome === 'twice')
      for (let time = 0; time < 2; time++) this.callbacks.send('khalti', JSON.stringify(back));
    return { location: withQuery(payment.returnUrl, back) };
  }

  private refund(transactionId: string, fields: Record<string, unknown>): MockResponse {
    const payment = [...this.payments.values()].find((one) => one.transactionId === transactionId);
    if (!payment || !isPaid(payment.outcome ?? 'cancel'))
      return { status: 404, json: { detail: 'Not found.' } };
    const left = payment.paisa - payment.returnedPaisa;
    const paisa = fields['amount'] === undefined ? left : Number(fields['amount']);
    if (left === 0)
      return {
        status: 400,
        json: { detail: 'Transaction already refunded.', error_key: 'validation_error' },
      };
    if (!(paisa > 0 && paisa <= left)) return { status: 400, json: { detail: 'Invalid amount.' } };
    payment.returnedPaisa += paisa;
    return { status: 200, json: { detail: 'Transaction refund successful.' } };
  }
}

function errorsOf(fields: Record<string, unknown>): Record<string, string[]> {
  const wrong: Record<string, string[]> = {};
  for (const name of ['return_url', 'website_url', 'purchase_order_id', 'purchase_order_name'])
    if (!fields[name]) wrong[name] = ['This field may not be blank.'];
  const amount = Number(fields['amount']);
  if (!Number.isInteger(amount)) wrong['amount'] = ['A valid integer is required.'];
  else if (amount < 1000) wrong['amount'] = ['Amount should be greater than Rs. 10, that is 1000 paisa.'];
  return wrong;
}

function statusOf({ outcome, paidAt: at, paisa, returnedPaisa }: TestPayment, now: number): string {
  if (outcome === null) return 'Initiated';
  if (outcome === 'fail') return 'Expired';
  if (outcome === 'cancel') return 'User canceled';
  if (now < at) return 'Pending';
  if (returnedPaisa === 0) return 'Completed';
  return returnedPaisa === paisa ? 'Refunded' : 'Partially Refunded';
}

function backFields(payment: TestPayment): Record<string, string> {
  const status = statusOf(payment, Date.now());
  const transaction = status === 'Completed' ? payment.transactionId : '';
  const paisa = String(paidPaisa(payment.outcome ?? 'pay', payment.paisa));
  return {
    pidx: payment.pidx,
    txnId: transaction,
    amount: paisa,
    total_amount: paisa,
    status,
    mobile: transaction && '98XXXXX001',
    tidx: transaction,
    purchase_order_id: payment.orderId,
    purchase_order_name: payment.title,
    transaction_id: transaction,
  };
}

function parsed(body: string): Record<string, unknown> | null {
  try {
    return JSON.parse(body || '{}') as Record<string, unknown>;
  } catch {
    return null;
  }
}

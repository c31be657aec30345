import { createHmac } from 'node:crypto';
import type { Callbacks } from './callbacks.js';
import { isOutcome, isPaid, type Outcome, paidAt, paidPaisa } from './outcomes.js';
import { choicePage, lostPage, notFoundPage } from './page.js';
import { type MockGateway, type MockRequest, newId, type MockResponse, withQuery } from './wire.js';

interface TestPayment {
  fields: Record<string, string>;
  paisa: number;
  outcome: Outcome | null;
  /** Time at which the payment completes, in milliseconds. */
  paidAt: number;
  code: string;
}

const SIGNED = 'transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names';
const PARTS = ['amount', 'tax_amount', 'product_service_charge', 'product_delivery_charge'];

/** eSewa ePay v2 as its documentation describes it. */
export class MockEsewa implements MockGateway {
  readonly name = 'esewa';
  readonly serverCalls = /^\/api\/epay\/transaction\//;
  private readonly payments = new Map<string, TestPayment>();

  constructor(
    private readonly keys: { productCode: string; secret: string },
    private readonly callbacks: Callbacks,
    private readonly delayMs: number,
  ) {}

  answer({ method, path, query, body }: MockRequest): MockResponse | null {
    if (method === 'POST' && path === '/api/epay/main/v2/form') return this.form(body);
    if (method === 'GET' && path === '/api/epay/transaction/status/') return this.status(query);
    if (method === 'POST' && path === '/esewa/choose') return this.choose(query.get('id'), body);
    return null;
  }

  private form(body: string): MockResponse {
    const fields = Object.fromEntries(new URLSearchParams(body));
    const names = (fields['signed_field_names'] ?? '').split(',');
    const isSigned =
      names.slice(0, 3).join() === 'total_amount,transaction_uuid,product_code' &&
      this.signature(names, fields) === fields['signature'];
    if (!isSigned) return rejected('ES104 : Invalid payload signature.');
    const sum = PARTS.reduce((total, name) => total + Number(fields[name] ?? 0), 0);
    if (Math.abs(sum - Number(fields['total_amount'])) > 0.001) return rejected('The amounts do not add up.');
    const id = fields['transaction_uuid'] ?? '';
    if (!/^[A-Za-z0-9-]+$/.test(id) || this.payments.get(id)?.outcome)
      return rejected('Duplicate transaction UUID.');
    const paisa = Math.round(Number(fields['total_amount']) * 100);
    this.payments.set(id, { fields, paisa, outcome: null, paidAt: 0, code: newId(7).toUpperCase() });
    return choicePage('eSewa', id, paisa, `/esewa/choose?id=${id}`);
  }

  private status(query: URLSearchParams): MockResponse {
    const id = query.get('transaction_uuid') ?? '';
    const payment = this.payments.get(id);
    const isAsked =
      payment &&
      query.get('product_code') === this.keys.productCode &&
      Math.round(Number(query.get('total_amount')) * 100) === payment.paisa;
    const status = isAsked ? statusOf(payment, Date.now()) : 'NOT_FOUND';
    const paisa = isAsked
      ? paidPaisa(payment.outcome ?? 'pay', payment.paisa)
      : Number(query.get('total_amount')) * 100;
    const known = { product_code: query.get('product_code'), transaction_uuid: id };
    const refId = status === 'COMPLETE' ? JSON.stringify(payment?.code) : 'null';
    const rest = `"total_amount":${(paisa / 100).toFixed(1)},"status":"${status}","ref_id":${refId}`;
    return { status: 200, rawJson: `${JSON.stringify(known).slice(0, -1)},${rest}}` };
  }

  private choose(id: string | null, body: string): MockResponse {
    const payment = this.payments.get(id ?? '');
    const outcome = new URLSearchParams(body).get('outcome');
    if (!payment || !isOutcome(outcome)) return notFoundPage();
    payment.outcome ??= outcome;
    payment.paidAt ||= paidAt(payment.outcome, Date.now(), this.delayMs);
    if (!isPaid(payment.outcome)) return { location: payment.fields['failure_url'] ?? '' };
    if (payment.outcome === 'lost') return lostPage();
    if (payment.outcome === 'delay') return { location: payment.fields['success_url'] ?? '' };
    const data = this.notice(payment);
    if (payment.outcome === 'twice')
      for (let time = 0; time < 2; time++) this.callbacks.send('esewa', JSON.stringify({ data }));
    return { location: withQuery(payment.fields['success_url'] ?? '', { data }) };
  }

  /** Composed manually: eSewa writes and signs `1000.0` where JSON would write 1000. */
  private notice({ fields, paisa, outcome, code }: TestPayment): string {
    const values: Record<string, string> = {
      transaction_code: code,
      status: 'COMPLETE',
      total_amount: (paidPaisa(outcome ?? 'pay', paisa) / 100).toFixed(1),
      transaction_uuid: fields['transaction_uuid'] ?? '',
      product_code: this.keys.productCode,
      signed_field_names: SIGNED,
    };
    const signature = this.signature(SIGNED.split(','), values);
    const text = Object.entries({ ...values, signature })
      .map(([name, value]) => `"${name}":${name === 'total_amount' ? value : JSON.stringify(value)}`)
      .join(',');
    return Buffer.from(`{${text}}`).toString('base64');
  }

  private signature(names: readonly string[], fields: Readonly<Record<string, string>>): string {
    const message = names.map((name) => `${name}=${fields[name] ?? ''}`).join(',');
    return createHmac('sha256', this.keys.secret).update(message).digest('base64');
  }
}

function statusOf({ outcome, paidAt: at }: TestPayment, now: number): string {
  if (outcome === null) return 'PENDING';
  if (!isPaid(outcome)) return 'CANCELED';
  return now >= at ? 'COMPLETE' : 'PENDING';
}

const rejected = (message: string): MockResponse => ({ status: 400, json: { code: 0, message } });

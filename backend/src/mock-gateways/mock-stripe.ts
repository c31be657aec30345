import Stripe from 'stripe';
import type { Callbacks } from './callbacks.js';
import { isOutcome, isPaid, type Outcome, paidAt, paidPaisa } from './outcomes.js';
import { choicePage, lostPage, notFoundPage } from './page.js';
import { type MockGateway, type MockRequest, newId, type MockResponse } from './wire.js';

interface TestSession {
  id: string;
  clientReference: string;
  paisa: number;
  title: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: number;
  intent: string;
  outcome: Outcome | null;
  paidAt: number;
  returnedPaisa: number;
  customer: string | null;
  product: string;
  /** Fingerprint of the card; a separate card for each payment unless the choice names one. */
  card: string;
}

interface TestRefund {
  id: string;
  payment_intent: string;
  metadata: Record<string, string>;
}

interface TestDispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  currency: 'npr';
  status: 'needs_response' | 'won';
  balance_transactions: object[];
}

const FEE_SHARE = 0.029;
const PRICE = 'line_items[0][price_data]';

/** The parts of Stripe that are used: Checkout sessions, refunds and signed events. */
export class MockStripe implements MockGateway {
  readonly name = 'stripe';
  readonly serverCalls = /^\/v1\//;
  private readonly sessions = new Map<string, TestSession>();
  private readonly refunds = new Map<string, TestRefund>();
  private readonly disputes = new Map<string, TestDispute>();
  private readonly customers = new Set<string>();
  private readonly products = new Map<string, string>();
  private readonly answers = new Map<string, MockResponse>();

  constructor(
    private readonly keys: { secret: string; webhookSecret: string },
    private readonly callbacks: Callbacks,
    private readonly delayMs: number,
    private readonly ownUrl: () => string,
  ) {}

  answer(asked: MockRequest): MockResponse | null {
    const { method, path, query, body, headers } = asked;
    if (path === '/stripe/pay' && method === 'GET') return this.page(query.get('session'));
    if (path === '/stripe/pay' && method === 'POST') return this.choose(query.get('session'), body);
    if (!path.startsWith('/v1/')) return null;
    if (headers.authorization !== `Bearer ${this.keys.secret}`)
      return invalid(401, 'Invalid API Key provided.');
    if (method === 'GET' && path === '/v1/refunds') return this.refundsOf(query.get('payment_intent') ?? '');
    if (method === 'GET') return this.read(path, query.has('expand[0]'));
    return this.once(headers['idempotency-key'], () => this.write(path, new URLSearchParams(body)));
  }

  /** A repetition with the same key gets the first response. */
  private once(key: string | string[] | undefined, work: () => MockResponse | null): MockResponse | null {
    const kept = this.answers.get(String(key));
    if (key !== undefined && kept) return kept;
    const told = work();
    if (key !== undefined && told) this.answers.set(String(key), told);
    return told;
  }

  private read(path: string, isExpanded: boolean): MockResponse | null {
    const [, , kind, ...rest] = path.split('/');
    const id = rest.at(-1) ?? '';
    const found =
      kind === 'refunds'
        ? this.refunds.get(id)
        : kind === 'disputes'
          ? this.disputes.get(id)
          : this.shown(this.sessions.get(id), isExpanded);
    return found ? { status: 200, json: found } : invalid(404, `No such ${kind}: '${id}'`);
  }

  private refundsOf(intent: string): MockResponse {
    const data = [...this.refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
    return { status: 200, json: { object: 'list', url: '/v1/refunds', has_more: false, data } };
  }

  private write(path: string, form: URLSearchParams): MockResponse | null {
    if (path === '/v1/checkout/sessions') return this.createSession(form);
    if (path === '/v1/refunds') return this.createRefund(form);
    if (path === '/v1/products') return this.createProduct(form);
    return null;
  }

  private createSession(form: URLSearchParams): MockResponse {
    const paisa = Number(form.get(`${PRICE}[unit_amount]`));
    if (form.get(`${PRICE}[currency]`) !== 'npr' || !Number.isInteger(paisa) || paisa < 1)
      return invalid(400, 'Invalid amount or currency.');
    const expiresAt = Number(form.get('expires_at'));
    if (expiresAt < Date.now() / 1000 + 30 * 60)
      return invalid(400, 'The `expires_at` timestamp must be at least 30 minutes from now.');
    const customer = form.get('customer');
    const product = form.get(`${PRICE}[product]`);
    if (customer && !this.customers.has(customer)) return missing('customer', customer);
    if (product && !this.products.has(product)) return missing('product', product);
    const session: TestSession = {
      id: `cs_test_${newId(24)}`,
      clientReference: form.get('client_reference_id') ?? '',
      paisa,
      title: this.products.get(product ?? '') ?? form.get(`${PRICE}[product_data][name]`) ?? '',
      successUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url') ?? '',
      expiresAt,
      intent: `pi_${newId(24)}`,
      outcome: null,
      paidAt: 0,
      returnedPaisa: 0,
      customer: customer ?? (form.get('customer_creation') === 'always' ? `cus_${newId(14)}` : null),
      product: product ?? `prod_${newId(14)}`,
      card: newId(16),
    };
    if (session.customer) this.customers.add(session.customer);
    this.sessions.set(session.id, session);
    return { status: 200, json: this.shown(session) };
  }

  private createProduct(form: URLSearchParams): MockResponse {
    const product = { id: `prod_${newId(14)}`, object: 'product', name: form.get('name') ?? '' };
    this.products.set(product.id, product.name);
    return { status: 200, json: product };
  }

  private createRefund(form: URLSearchParams): MockResponse {
    const session = [...this.sessions.values()].find(({ intent }) => intent === form.get('payment_intent'));
    const amount = Number(form.get('amount'));
    if (!session || !isPaid(session.outcome ?? 'cancel')) return invalid(404, 'No such payment_intent.');
    if (!(amount > 0 && amount <= session.paisa - session.returnedPaisa))
      return invalid(400, 'Refund amount is greater than unrefunded amount on charge.');
    session.returnedPaisa += amount;
    const refund = {
      id: `re_${newId(24)}`,
      object: 'refund',
      payment_intent: session.intent,
      amount,
      currency: 'npr',
      metadata: { refund: form.get('metadata[refund]') ?? '' },
      status: 'succeeded',
    };
    this.refunds.set(refund.id, refund);
    return { status: 200, json: refund };
  }

  /** @param isExpanded true if the response contains the payment as a whole instead of its id, and the line items */
  private shown(session: TestSession | undefined, isExpanded = false): object | null {
    if (!session) return null;
    const isThere = isPaid(session.outcome ?? 'cancel') && Date.now() >= session.paidAt;
    const isOver = session.outcome === 'fail' || (!isThere && Date.now() / 1000 > session.expiresAt);
    return {
      id: session.id,
      object: 'checkout.session',
      client_reference_id: session.clientReference,
      amount_total: paidPaisa(session.outcome ?? 'pay', session.paisa),
      currency: 'npr',
      status: isThere ? 'complete' : isOver ? 'expired' : 'open',
      payment_status: isThere ? 'paid' : 'unpaid',
      customer: session.customer,
      ...(isExpanded && { line_items: { object: 'list', data: [{ price: { product: session.product } }] } }),
      payment_intent: isThere ? (isExpanded ? intentOf(session) : session.intent) : null,
      expires_at: session.expiresAt,
      url: isThere || isOver ? null : `${this.ownUrl()}/stripe/pay?session=${session.id}`,
    };
  }

  private page(id: string | null): MockResponse {
    const session = this.sessions.get(id ?? '');
    if (!session) return notFoundPage();
    return choicePage('Stripe', session.title, session.paisa, `/stripe/pay?session=${session.id}`);
  }

  private choose(id: string | null, body: string): MockResponse {
    const session = this.sessions.get(id ?? '');
    const chosen = new URLSearchParams(body);
    const outcome = chosen.get('outcome');
    if (!session || !isOutcome(outcome)) return notFoundPage();
    session.card = chosen.get('card') ?? session.card;
    // As at Stripe, going back leaves the session open: it can be paid until it expires.
    if (outcome === 'cancel' && session.outcome === null) return { location: session.cancelUrl };
    session.outcome ??= outcome;
    session.paidAt ||= paidAt(session.outcome, Date.now(), this.delayMs);
    if (session.outcome === 'lost') return lostPage();
    const type = session.outcome === 'fail' ? 'checkout.session.expired' : 'checkout.session.completed';
    if (session.outcome !== 'delay') this.announce(session, type);
    if (!isPaid(session.outcome)) return { location: session.cancelUrl };
    return { location: session.successUrl.replace('{CHECKOUT_SESSION_ID}', session.id) };
  }

  /**
   * Opens a dispute: Stripe withdraws the money at once.
   * @param movement Stripe's id of the withdrawal
   * @param times number of webhooks about it
   * @returns the dispute's id
   */
  dispute(intent: string, amount: number, movement = `txn_${newId(24)}`, times = 1): string {
    const dispute: TestDispute = {
      id: `du_${newId(24)}`,
      object: 'dispute',
      payment_intent: intent,
      amount,
      currency: 'npr',
      status: 'needs_response',
      balance_transactions: [balanceTransaction(movement, -amount)],
    };
    this.disputes.set(dispute.id, dispute);
    this.send('charge.dispute.created', dispute, times);
    return dispute.id;
  }

  /** Wins a dispute: Stripe returns the money. */
  winDispute(id: string): void {
    const dispute = this.disputes.get(id);
    if (!dispute) throw new Error(`No such dispute: ${id}`);
    dispute.status = 'won';
    dispute.balance_transactions.push(balanceTransaction(`txn_${newId(24)}`, dispute.amount));
    this.send('charge.dispute.closed', dispute);
  }

  private announce(session: TestSession, type: string): void {
    this.send(type, this.shown(session), session.outcome === 'twice' ? 2 : 1);
  }

  private send(type: string, object: object | null, times = 1): void {
    const payload = JSON.stringify({ id: `evt_${newId(24)}`, object: 'event', type, data: { object } });
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: this.keys.webhookSecret });
    for (let time = 0; time < times; time++)
      this.callbacks.send('stripe', payload, { 'stripe-signature': signature });
  }
}

const balanceTransaction = (id: string, amount: number): object => ({
  id,
  object: 'balance_transaction',
  amount,
  currency: 'npr',
  exchange_rate: null,
});

/** Stripe deducts a fee from each payment. */
function intentOf({ intent, outcome, paisa, card }: TestSession): object {
  const fee = Math.round(paidPaisa(outcome ?? 'pay', paisa) * FEE_SHARE);
  const balance = { object: 'balance_transaction', fee, currency: 'npr', exchange_rate: null };
  return {
    id: intent,
    object: 'payment_intent',
    latest_charge: {
      object: 'charge',
      balance_transaction: balance,
      payment_method_details: { type: 'card', card: { fingerprint: card } },
    },
  };
}

const missing = (kind: string, id: string): MockResponse => ({
  status: 400,
  json: {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'` },
  },
});

const invalid = (status: number, message: string): MockResponse => ({
  status,
  json: { error: { type: 'invalid_request_error', message } },
});

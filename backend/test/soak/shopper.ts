import { jest } from '@jest/globals';
import { OrderExpiryJob } from '../../src/modules/orders/index.js';
import type { Outcome } from '../../src/mock-gateways/outcomes.js';
import type { PaymentSetup, PaymentSummary } from '../support/money/payment-setup.js';
import type { Business, Person } from '../support/world.js';
import { type Webhook, WebhookSender } from './webhook-sender.js';
import type { KillableBackends } from './killable-backends.js';
import type { OrderScript, PayingScript } from './order-scripts.js';

interface OrderSummary {
  id: string;
  state: string;
  lines: { passes: { id: string; state: string }[] }[];
}

/** 409 `order.open` names the open order. */
interface OrderOpen {
  code?: string;
  orderId?: string;
}

/** Maximum number of attempts to place an order by ending an open one. */
const MAX_PLACINGS = 3;

interface Page {
  payment: PaymentSummary;
  script: PayingScript;
}

interface Cast {
  setup: PaymentSetup;
  backends: KillableBackends;
  shop: Business;
  admin: Person;
  customers: readonly Person[];
  deals: readonly number[];
}

/** Simulates customers, gateways and admins with their orders. */
export class Shopper {
  readonly letters: WebhookSender;
  /** Outcome that was chosen at the gateway, by the payment's id. */
  readonly chosen = new Map<string, Outcome | 'transferred'>();
  /** Signatures of webhooks and forms. */
  readonly signatures = new Set<string>();
  private readonly opened = new Map<string, Webhook[]>();

  constructor(private readonly cast: Cast) {
    this.letters = new WebhookSender(() => cast.backends.url());
    // Intercepts webhooks and delivers them as the script says.
    jest
      .spyOn(cast.setup.mockGateways.callbacks, 'send')
      .mockImplementation((gateway, body, headers = {}) => {
        const [, letters] = [...this.opened].find(([id]) => readable(body).includes(id)) ?? [];
        if (!letters) throw new Error(`${gateway} calls about a payment that nobody opened.`);
        letters.push({ gateway, body, headers });
        this.keepSignature(/"signature":"([^"]+)"/.exec(readable(body))?.[1]);
        this.keepSignature(/v1=(\w+)/.exec(headers['stripe-signature'] ?? '')?.[1]);
      });
  }

  async play(script: OrderScript): Promise<void> {
    const customer = this.cast.customers[script.customer] as Person;
    const orderId = await this.place(customer, script);
    if (orderId === null) return;
    const left: Page[] = [];
    for (const paying of script.paying) {
      const payment = await this.open(customer, orderId, paying);
      if (payment === null) break;
      const page = { payment, script: paying };
      if (paying.outcome === null) left.push(page);
      else await this.pay(customer, orderId, page);
    }
    if (script.paysOldPages) for (const page of left) await this.pay(customer, orderId, page, 'twice');
    if (script.usesOne) await this.useOne(customer, orderId);
    await this.giveBack(customer, orderId, script);
  }

  private keepSignature(signature: string | undefined): void {
    if (signature) this.signatures.add(signature);
  }

  /** Places an order. A customer has one open order (OR9), so another open one is ended first. */
  private async place(customer: Person, script: OrderScript): Promise<string | null> {
    for (let attempt = 1; attempt <= MAX_PLACINGS; attempt++) {
      const answers = await this.placeOnce(customer, script, attempt);
      const ids = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id));
      if (ids.size > 1) throw new Error(`Order ${script.number} was placed ${ids.size} times under one key.`);
      const [id] = ids;
      if (id) return id;
      const open = answers.find(({ body }) => body.code === 'order.open')?.body.orderId;
      if (!open) return null;
      await this.endOpen(customer, open, script);
    }
    return null;
  }

  private placeOnce(
    customer: Person,
    script: OrderScript,
    attempt: number,
  ): Promise<{ status: number; body: OrderSummary & OrderOpen }[]> {
    const form = {
      items: [{ dealId: this.cast.deals[script.deal], quantity: script.quantity }],
      usePoints: script.usesPoints,
    };
    return Promise.all(
      Array.from({ length: script.placings }, () =>
        this.cast.backends.insist<OrderSummary & OrderOpen>(
          customer,
          '/api/orders',
          form,
          keyOf(script, `place-${attempt}`),
        ),
      ),
    );
  }

  private async endOpen(customer: Person, orderId: string, script: OrderScript): Promise<void> {
    if (script.cancelsOpen)
      await this.cast.backends.insist(customer, `/api/orders/${orderId}/cancel`, {}, keyOf(script, 'cancel'));
    else await this.expire(orderId);
  }

  private async open(
    customer: Person,
    orderId: string,
    { gateway }: PayingScript,
  ): Promise<PaymentSummary | null> {
    const { status, body } = await this.cast.backends.insist<PaymentSummary>(
      customer,
      `/api/orders/${orderId}/payments`,
      { gateway },
    );
    // An order that another window canceled cannot be paid any more.
    return status === 201 && (body.redirect || gateway === 'bank-transfer') ? body : null;
  }

  private async pay(
    customer: Person,
    orderId: string,
    page: Page,
    requested = page.script.outcome,
  ): Promise<void> {
    const { payment, script } = page;
    if (script.isLate) await this.expire(orderId);
    if (script.gateway === 'bank-transfer') return this.transfer(payment, script);
    if (this.chosen.has(payment.id) || !requested) return;
    const letters: Webhook[] = [];
    const back = await this.chooseAt(payment, requested, letters);
    if (script.isForged) await this.forge(customer, payment);
    if (script.isReordered) this.letters.kept.push(...letters);
    else for (const letter of letters) await this.letters.deliver(letter, script.deliveries);
    if (back)
      await Promise.all(
        Array.from({ length: script.returns }, () =>
          this.cast.backends.insist(customer, `/api/payments/${payment.id}/confirm`, back),
        ),
      );
  }

  private async chooseAt(
    payment: PaymentSummary,
    outcome: Outcome,
    letters: Webhook[],
  ): Promise<Record<string, string> | null> {
    this.chosen.set(payment.id, outcome);
    this.keepSignature(payment.redirect?.fields?.['signature']);
    this.opened.set(payment.id, letters);
    const back = await this.cast.setup.choose(payment, outcome);
    this.opened.delete(payment.id);
    return back;
  }

  private async transfer(payment: PaymentSummary, { outcome, deliveries }: PayingScript): Promise<void> {
    if (outcome === 'cancel' || outcome === 'fail' || outcome === 'wrong-amount') return;
    this.chosen.set(payment.id, 'transferred');
    const reference = `BANK-${payment.id}`;
    await Promise.all(
      Array.from({ length: deliveries }, () =>
        this.cast.backends.insist(
          this.cast.admin,
          `/api/admin/payments/${payment.id}/confirm-transfer`,
          { reference },
          reference,
        ),
      ),
    );
  }

  /** Sends forged requests, which must all be rejected. */
  private async forge(customer: Person, payment: PaymentSummary): Promise<void> {
    const body = JSON.stringify({
      data: 'Zm9yZ2Vk',
      pidx: payment.id,
      id: 'evt_forged',
      type: 'checkout.session.completed',
    });
    for (const gateway of ['esewa', 'khalti', 'stripe'])
      await this.letters.deliver({ gateway, body, headers: { 'stripe-signature': 't=1,v1=00' } }, 1);
    await this.cast.backends.insist(customer, `/api/payments/${payment.id}/confirm`, {
      data: 'Zm9yZ2Vk',
      pidx: 'x',
    });
  }

  private async expire(orderId: string): Promise<void> {
    await this.cast.setup.running.database.query(
      `UPDATE orders SET expires_at = now() - interval '1 second' WHERE public_id = $1 AND state = 'awaiting_payment'`,
      [orderId],
    );
    await this.cast.setup.running.app.get(OrderExpiryJob).settle();
  }

  private async useOne(customer: Person, orderId: string): Promise<void> {
    const [pass] = await this.unused(customer, orderId);
    if (!pass) return;
    const { body } = await this.cast.backends.insist<{ code: string }>(
      customer,
      `/api/redemptions/${pass}`,
      undefined,
    );
    await this.cast.backends.insist(
      this.cast.shop.owner,
      '/api/counter/accept',
      { code: body.code },
      `use-${pass}`,
    );
  }

  private async giveBack(customer: Person, orderId: string, script: OrderScript): Promise<void> {
    const unused = await this.unused(customer, orderId);
    if (unused.length === 0 || script.refund === 'none') return;
    const byCustomer = (form: object, part: string) =>
      this.cast.backends.insist(customer, `/api/orders/${orderId}/refunds`, form, keyOf(script, part));
    const byAdmin = () =>
      this.cast.backends.insist(
        this.cast.admin,
        `/api/admin/orders/${orderId}/refunds`,
        { reason: 'The customer asked for it.' },
        keyOf(script, 'admin'),
      );
    const one = { passIds: unused.slice(0, 1) };
    if (script.refund === 'one') await byCustomer(one, 'one');
    if (script.refund === 'all') await byCustomer({}, 'all');
    if (script.refund === 'admin') await byAdmin();
    if (script.refund === 'everybody-at-once')
      await Promise.all([byCustomer(one, 'one'), byCustomer(one, 'again'), byCustomer({}, 'all'), byAdmin()]);
  }

  private async unused(customer: Person, orderId: string): Promise<string[]> {
    const { body } = await this.cast.backends.insist<OrderSummary>(
      customer,
      `/api/orders/${orderId}`,
      undefined,
    );
    return body.lines.flatMap(({ passes }) =>
      passes.filter(({ state }) => state === 'issued').map(({ id }) => id),
    );
  }
}

/** eSewa's webhook is encoded in base64 once more. */
function readable(body: string): string {
  const { data } = JSON.parse(body) as { data?: unknown };
  return typeof data === 'string' ? Buffer.from(data, 'base64').toString() : body;
}

const keyOf = ({ number }: OrderScript, part: string): string => `soak-${number}-${part}`;

import Stripe from 'stripe';
import type { StripeSettings } from '../../../config/payment-settings.js';
import { CallbackRejected, GatewayRejected } from '../payment.errors.js';
import {
  type CallbackRequest,
  type DisputeMovement,
  type GatewayStatus,
  type FoundDispute,
  type FoundRefund,
  type GatewayState,
  type GatewayAccount,
  GatewayUnreachable,
  type WebhookEvent,
  type PaymentGateway,
  type RefundResult,
  type RefundRequest,
  type StartablePayment,
  type StartedPayment,
} from './gateway.port.js';
import type { SettlementFormat } from '../settlements/settlement-formats.js';

/** Stripe rejects sessions that end less than 30 minutes from now. */
const SHORTEST_SESSION_S = 31 * 60;

/** Path of the balance transaction, which contains Stripe's fee. */
const BALANCE_TRANSACTION = 'payment_intent.latest_charge.balance_transaction';

/** International cards through Stripe Checkout: card numbers are entered at Stripe and never reach us. */
export class StripeGateway implements PaymentGateway {
  static readonly settlement: SettlementFormat = {
    reference: 'payment_intent_id',
    rowReference: 'balance_transaction_id',
    at: 'created',
    amount: {
      amount: 'gross',
      kind: 'reporting_category',
      kinds: {
        charge: 'payment',
        refund: 'refund',
        dispute: 'chargeback',
        dispute_reversal: 'chargeback-return',
      },
    },
    fee: 'fee',
    currency: 'currency',
    zone: 'Z',
  };

  readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(
    private readonly settings: StripeSettings,
    timeoutMs: number,
  ) {
    const { protocol, hostname, port } = new URL(settings.url);
    this.stripe = new Stripe(settings.secret, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port ? { port } : {}),
      timeout: timeoutMs,
      // A retry inside the library would double the maximum duration of a call.
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }

  async start(payment: StartablePayment): Promise<StartedPayment> {
    const session = await this.asked(() =>
      this.created(payment, payment.id, payment.title).catch((error: unknown) => {
        // The stored customer does not exist after a change of the Stripe account.
        if (!payment.account || !isMissing(error)) throw error;
        const again = `${payment.id}:anew`;
        return this.created({ ...payment, account: NEW_ACCOUNT }, again, again);
      }),
    );
    if (!session.url) throw new GatewayUnreachable(this.name, 'no address');
    return { reference: session.id, redirect: { method: 'GET', url: session.url } };
  }

  private async created(
    payment: StartablePayment,
    idempotencyKey: string,
    productKey: string,
  ): Promise<Stripe.Checkout.Session> {
    const { account, title, paisa, returnUrl, expiresAt } = payment;
    const now = Math.floor(Date.now() / 1000);
    const product = account && (account.product ?? (await this.newProduct(title, productKey)));
    return this.stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: payment.id,
        ...(account?.customer ? { customer: account.customer } : account && { customer_creation: 'always' }),
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'npr',
              unit_amount: paisa,
              ...(product ? { product } : { product_data: { name: title } }),
            },
          },
        ],
        success_url: `${returnUrl}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: returnUrl,
        expires_at: Math.max(now + SHORTEST_SESSION_S, Math.floor(expiresAt.getTime() / 1000)),
      },
      { idempotencyKey },
    );
  }

  private async newProduct(name: string, key: string): Promise<string> {
    const { id } = await this.stripe.products.create({ name }, { idempotencyKey: `product:${key}` });
    return id;
  }

  async queryStatus({ reference }: { reference: string }): Promise<GatewayStatus> {
    const session = await this.asked(() =>
      this.stripe.checkout.sessions.retrieve(reference, { expand: [BALANCE_TRANSACTION, 'line_items'] }),
    );
    const intent = session.payment_intent;
    return {
      status: statusOf(session),
      paisa: session.currency === 'npr' ? session.amount_total : null,
      transactionId: typeof intent === 'string' ? intent : (intent?.id ?? null),
      feePaisa: feeOf(intent),
      account: accountOf(session),
      payer: cardOf(intent),
      rawStatus: `${session.status ?? ''} ${session.payment_status}`,
    };
  }

  /** Stripe treats two requests with the same key as one refund, for at least 24 hours. */
  async refund({ id, paisa, payment }: RefundRequest): Promise<RefundResult> {
    try {
      return refundAnswer(
        await this.asked(() =>
          this.stripe.refunds.create(
            { payment_intent: payment.transactionId, amount: paisa, metadata: { refund: id } },
            { idempotencyKey: id },
          ),
        ),
      );
    } catch (error) {
      if (error instanceof GatewayRejected) return { outcome: 'manual', why: 'Stripe refused the refund.' };
      throw error;
    }
  }

  /** Finds the refund by its id at Stripe, or by our own id in its metadata. */
  async findRefund({ id, paisa, payment, gatewayReference }: RefundRequest): Promise<FoundRefund> {
    const all = await this.asked(async () =>
      gatewayReference
        ? [await this.stripe.refunds.retrieve(gatewayReference)]
        : (await this.stripe.refunds.list({ payment_intent: payment.transactionId, limit: 100 })).data,
    );
    const refund = all.find((one) => one.id === gatewayReference || one.metadata?.['refund'] === id);
    const isOther = all.some(({ metadata, amount }) => !metadata?.['refund'] && amount === paisa);
    if (!refund && isOther)
      return { outcome: 'unknown', why: 'Stripe has a refund of this amount without our number.' };
    if (!refund) return { outcome: 'not-sent' };
    const answer = refundAnswer(refund);
    return answer.outcome === 'manual' ? { outcome: 'unknown', why: answer.why } : answer;
  }

  async findDispute(reference: string): Promise<FoundDispute> {
    const dispute = await this.asked(() => this.stripe.disputes.retrieve(reference));
    const transactionId = idOf(dispute.payment_intent);
    if (!transactionId) throw new GatewayUnreachable(this.name, 'a dispute without a payment');
    return { transactionId, movements: dispute.balance_transactions.map(movementOf) };
  }

  /** Stripe disables an endpoint that rejects events: those that concern no checkout are acknowledged. */
  readCallback({ rawBody, headers }: CallbackRequest): WebhookEvent | null {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') throw new CallbackRejected();
    const event = this.proven(rawBody, signature);
    const isDispute = event.type.startsWith('charge.dispute.');
    if (!isDispute && !event.type.startsWith('checkout.session.')) return null;
    const { id: reference } = event.data.object as { id?: unknown };
    if (typeof reference !== 'string') throw new CallbackRejected();
    return { eventId: event.id, reference, ...(isDispute && { isDispute }) };
  }

  readReturn({ session_id: reference }: Readonly<Record<string, string>>): WebhookEvent | null {
    return reference === undefined ? null : { eventId: `return:${reference}`.slice(0, 200), reference };
  }

  /** The signature covers the bytes and the time, and is valid for five minutes. */
  private proven(rawBody: string, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(rawBody, signature, this.settings.webhookSecret);
    } catch {
      throw new CallbackRejected();
    }
  }

  private async asked<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new GatewayRejected();
      // The library's message may repeat part of the key.
      throw new GatewayUnreachable(this.name, error instanceof Error ? error.constructor.name : 'no answer');
    }
  }
}

function refundAnswer({ id, status, failure_reason }: Stripe.Refund): RefundResult {
  if (status === 'failed' || status === 'canceled')
    return { outcome: 'manual', why: `Stripe: ${failure_reason ?? status}` };
  return { outcome: status === 'succeeded' ? 'completed' : 'pending', gatewayReference: id };
}

const NEW_ACCOUNT: GatewayAccount = { customer: null, product: null };

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

function accountOf({ customer, line_items }: Stripe.Checkout.Session): GatewayAccount {
  const product = line_items?.data[0]?.price?.product;
  return { customer: idOf(customer), product: idOf(product) };
}

const idOf = (one: string | { id: string } | null | undefined): string | null =>
  (typeof one === 'string' ? one : one?.id) ?? null;

function statusOf({ status, payment_status }: Stripe.Checkout.Session): GatewayState {
  if (payment_status === 'paid') return 'paid';
  if (status === 'expired') return 'failed';
  return 'open';
}

/** Negative amounts are chargebacks. */
const movementOf = ({ id, amount, exchange_rate }: Stripe.BalanceTransaction): DisputeMovement => ({
  kind: amount < 0 ? 'chargeback' : 'chargeback-return',
  paisa: Math.round(Math.abs(amount) / (exchange_rate ?? 1)),
  reference: id,
});

const chargeOf = (intent: Stripe.Checkout.Session['payment_intent']): Stripe.Charge | null => {
  const charge = typeof intent === 'string' ? null : intent?.latest_charge;
  return typeof charge === 'string' ? null : (charge ?? null);
};

/** Stripe's fingerprint of the card, the same for each payment with it. */
const cardOf = (intent: Stripe.Checkout.Session['payment_intent']): string | null =>
  chargeOf(intent)?.payment_method_details?.card?.fingerprint ?? null;

/** The fee in paisa. An account in another currency reports it in that currency, with the exchange rate. */
function feeOf(intent: Stripe.Checkout.Session['payment_intent']): number {
  const kept = chargeOf(intent)?.balance_transaction;
  if (!kept || typeof kept === 'string') return 0;
  return Math.round(kept.fee / (kept.exchange_rate ?? 1));
}

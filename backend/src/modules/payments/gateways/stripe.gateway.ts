import Stripe from 'stripe';
import type { StripeSettings } from '../../../config/payment-settings.js';
import { CallbackRefused, GatewayRefused } from '../payment.errors.js';
import {
  type CallbackRequest,
  type Finding,
  type FoundStatus,
  type GatewayAccount,
  GatewayUnreachable,
  type Notice,
  type PaymentGateway,
  type RefundAnswer,
  type RefundRequest,
  type StartablePayment,
  type StartedPayment,
} from './gateway.port.js';

const PATIENCE_MS = 10_000;
/** Stripe takes no session that ends earlier than half an hour from now. */
const SHORTEST_SESSION_S = 31 * 60;

/** What Stripe kept of a payment. */
const BALANCE_TRANSACTION = 'payment_intent.latest_charge.balance_transaction';

/** International cards through Stripe Checkout: what is on a card is typed at Stripe and never reaches us. */
export class StripeGateway implements PaymentGateway {
  readonly name = 'stripe';
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    const { protocol, hostname, port } = new URL(settings.url);
    this.stripe = new Stripe(settings.secret, {
      protocol: protocol === 'http:' ? 'http' : 'https',
      host: hostname,
      ...(port ? { port } : {}),
      timeout: PATIENCE_MS,
      maxNetworkRetries: 1,
      telemetry: false,
    });
  }

  async start(payment: StartablePayment): Promise<StartedPayment> {
    const session = await this.asked(() =>
      this.created(payment, payment.id, payment.title).catch((error: unknown) => {
        // Who moved to another account of Stripe's is not known there any more.
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

  async lookUp({ reference }: { reference: string }): Promise<Finding> {
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
      said: `${session.status ?? ''} ${session.payment_status}`,
    };
  }

  async refund({ id, paisa, payment, gatewayReference }: RefundRequest): Promise<RefundAnswer> {
    try {
      const refund = await this.asked(() =>
        gatewayReference
          ? this.stripe.refunds.retrieve(gatewayReference)
          : this.stripe.refunds.create(
              { payment_intent: payment.transactionId, amount: paisa },
              { idempotencyKey: id },
            ),
      );
      if (refund.status === 'failed' || refund.status === 'canceled')
        return { outcome: 'manual', why: `Stripe: ${refund.failure_reason ?? refund.status}` };
      return {
        outcome: refund.status === 'succeeded' ? 'completed' : 'pending',
        gatewayReference: refund.id,
      };
    } catch (error) {
      if (error instanceof GatewayRefused) return { outcome: 'manual', why: 'Stripe refused the refund.' };
      throw error;
    }
  }

  readCallback({ rawBody, headers }: CallbackRequest): Notice {
    const signature = headers['stripe-signature'];
    if (typeof signature !== 'string') throw new CallbackRefused();
    const event = this.proven(rawBody, signature);
    const { id: reference } = event.data.object as { id?: unknown };
    if (typeof reference !== 'string' || !event.type.startsWith('checkout.session.'))
      throw new CallbackRefused();
    return { eventId: event.id, reference };
  }

  readReturn({ session_id: reference }: Readonly<Record<string, string>>): Notice | null {
    return reference === undefined ? null : { eventId: `return:${reference}`.slice(0, 200), reference };
  }

  /** The signature is over the bytes and the time, and good for five minutes. */
  private proven(rawBody: string, signature: string): Stripe.Event {
    try {
      return this.stripe.webhooks.constructEvent(rawBody, signature, this.settings.webhookSecret);
    } catch {
      throw new CallbackRefused();
    }
  }

  private async asked<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new GatewayRefused();
      // Its own message may repeat part of the key.
      throw new GatewayUnreachable(this.name, error instanceof Error ? error.constructor.name : 'no answer');
    }
  }
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

function statusOf({ status, payment_status }: Stripe.Checkout.Session): FoundStatus {
  if (payment_status === 'paid') return 'paid';
  if (status === 'expired') return 'failed';
  return 'open';
}

/** The fee in paisa. An account that is kept in another currency says it in that one, with the rate it used. */
function feeOf(intent: Stripe.Checkout.Session['payment_intent']): number {
  const charge = typeof intent === 'string' ? null : intent?.latest_charge;
  const kept = typeof charge === 'string' ? null : charge?.balance_transaction;
  if (!kept || typeof kept === 'string') return 0;
  return Math.round(kept.fee / (kept.exchange_rate ?? 1));
}

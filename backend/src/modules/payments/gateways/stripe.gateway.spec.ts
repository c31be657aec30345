import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { StripeGateway } from './stripe.gateway.js';

const webhookSecret = 'whsec_of_a_test';
const gateway = new StripeGateway({ secret: 'sk_test_x', webhookSecret, url: 'http://127.0.0.1:9' }, 10_000);
const event = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_test_1', object: 'checkout.session' } },
});
const signed = (payload: string, more: { secret?: string; timestamp?: number } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, ...more });
const read = (rawBody: string, signature?: string) =>
  gateway.readCallback({ body: {}, rawBody, headers: signature ? { 'stripe-signature': signature } : {} });

describe('a call from Stripe', () => {
  it('is proven over the bytes', () => {
    expect(read(event, signed(event))).toEqual({ eventId: 'evt_1', reference: 'cs_test_1' });
  });

  it.each([
    ['no signature', event, undefined],
    ['a signature of another key', event, signed(event, { secret: 'whsec_of_another' })],
    ['other bytes', event.replace('cs_test_1', 'cs_test_2'), signed(event)],
    ['blanks added', `${event} `, signed(event)],
    [
      'a signature older than five minutes',
      event,
      signed(event, { timestamp: Math.floor(Date.now() / 1000) - 301 }),
    ],
  ])('is rejected with %s', (_, body, signature) => {
    expect(() => read(body, signature ?? (body === event ? undefined : signed(body)))).toThrow(
      expect.objectContaining({ code: 'payment.callback-refused' }),
    );
  });

  it.each(['customer.created', 'charge.refunded', 'payout.paid'])(
    'about %s is acknowledged once it is proven, so that Stripe does not disable the endpoint',
    (type) => {
      const other = event.replace('checkout.session.completed', type);
      expect(read(other, signed(other))).toBeNull();
      expect(() => read(other, signed(event))).toThrow(
        expect.objectContaining({ code: 'payment.callback-refused' }),
      );
    },
  );

  it.each(['charge.dispute.created', 'charge.dispute.closed'])(
    'about %s names the dispute once it is proven',
    (type) => {
      const other = event.replace('checkout.session.completed', type);
      expect(read(other, signed(other))).toMatchObject({ isDispute: true, reference: expect.any(String) });
      expect(() => read(other, signed(event))).toThrow(
        expect.objectContaining({ code: 'payment.callback-refused' }),
      );
    },
  );

  it('says nothing of the key when Stripe does not answer', async () => {
    await expect(gateway.queryStatus({ reference: 'cs_test_1' })).rejects.toMatchObject({
      name: 'GatewayUnreachable',
      message: 'stripe: StripeConnectionError',
    });
  });
});

describe('looking a session up', () => {
  const lookUpAt = async (balance: object | string | null) => {
    const session = {
      id: 'cs_test_1',
      object: 'checkout.session',
      status: 'complete',
      payment_status: 'paid',
      currency: 'npr',
      amount_total: 100_000,
      payment_intent: { id: 'pi_1', latest_charge: { id: 'ch_1', balance_transaction: balance } },
    };
    let asked = '';
    const server = createServer((request, response) => {
      asked = decodeURIComponent(request.url ?? '');
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(session));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const gatewayStatus = await new StripeGateway(
        { secret: 'sk_test_x', webhookSecret, url },
        10_000,
      ).queryStatus({
        reference: 'cs_test_1',
      });
      return { ...gatewayStatus, asked };
    } finally {
      server.closeAllConnections();
      server.close();
    }
  };

  it.each([
    ['in rupees', { fee: 2_900, exchange_rate: null }, 2_900],
    ['in the currency of the account, at the rate that was used', { fee: 22, exchange_rate: 0.0075 }, 2_933],
    ['not yet', null, 0],
  ])('says the fee %s', async (_, balance, feePaisa) => {
    const { asked, ...gatewayStatus } = await lookUpAt(balance);
    expect(gatewayStatus).toMatchObject({ status: 'paid', paisa: 100_000, transactionId: 'pi_1', feePaisa });
    expect(asked).toContain('expand[0]=payment_intent.latest_charge.balance_transaction');
  });
});

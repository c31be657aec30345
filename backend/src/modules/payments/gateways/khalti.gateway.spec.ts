import { jest } from '@jest/globals';
import { KhaltiGateway } from './khalti.gateway.js';

/** The examples of Khalti's documentation. */
const gateway = new KhaltiGateway(
  {
    secret: 'live_secret_key_68791341fdd94846a146f0457ff7b455',
    url: 'https://dev.khalti.com',
  },
  10_000,
);
const answer = (body: unknown, status = 200): void => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
};
const asked = () => {
  const [url, request] = jest.mocked(fetch).mock.calls[0] ?? [];
  return { url, headers: request?.headers, body: JSON.parse(String(request?.body)) as unknown };
};
const payment = {
  id: 'test12',
  paisa: 1_300,
  title: 'test',
  returnUrl: 'https://example.com/payment/',
  siteUrl: 'https://example.com/',
  expiresAt: new Date(),
};
const PIDX = 'HT6o6PEZRWFJ5ygavzHWd5';

describe('Khalti ePayment v2', () => {
  afterEach(() => jest.restoreAllMocks());

  it('initiates with the key in the header and the amount in paisa', async () => {
    answer({
      pidx: 'bZQLD9wRVWo4CdESSfuSsB',
      payment_url: 'https://test-pay.khalti.com/?pidx=bZQLD9wRVWo4CdESSfuSsB',
      expires_at: '2023-05-25T16:26:16.471649+05:45',
      expires_in: 1800,
    });
    expect(await gateway.start(payment)).toEqual({
      reference: 'bZQLD9wRVWo4CdESSfuSsB',
      redirect: { method: 'GET', url: 'https://test-pay.khalti.com/?pidx=bZQLD9wRVWo4CdESSfuSsB' },
    });
    expect(asked()).toEqual({
      url: 'https://dev.khalti.com/api/v2/epayment/initiate/',
      headers: {
        authorization: 'Key live_secret_key_68791341fdd94846a146f0457ff7b455',
        'content-type': 'application/json',
      },
      body: {
        return_url: 'https://example.com/payment/',
        website_url: 'https://example.com/',
        amount: 1_300,
        purchase_order_id: 'test12',
        purchase_order_name: 'test',
      },
    });
  });

  it('says that a payment was not taken', async () => {
    answer(
      {
        amount: ['Amount should be greater than Rs. 10, that is 1000 paisa.'],
        error_key: 'validation_error',
      },
      400,
    );
    await expect(gateway.start(payment)).rejects.toMatchObject({ code: 'payment.gateway-refused' });
  });

  describe('its lookup', () => {
    const found = (status: string, more: object = {}) => ({
      pidx: PIDX,
      total_amount: 1000,
      status,
      transaction_id: null,
      fee: 0,
      refunded: false,
      ...more,
    });

    it('finds what was paid', async () => {
      answer(found('Completed', { transaction_id: 'GFq9PFS7b2iYvL8Lir9oXe', fee: 30 }));
      expect(await gateway.queryStatus({ reference: PIDX })).toEqual({
        status: 'paid',
        paisa: 1000,
        transactionId: 'GFq9PFS7b2iYvL8Lir9oXe',
        feePaisa: 30,
        rawStatus: 'Completed',
      });
      expect(asked()).toMatchObject({
        url: 'https://dev.khalti.com/api/v2/epayment/lookup/',
        body: { pidx: PIDX },
      });
    });

    it.each([
      ['Pending', 200, 'open'],
      ['Initiated', 200, 'open'],
      ['Refunded', 200, 'refunded'],
      ['Partially Refunded', 200, 'partially-refunded'],
      ['Expired', 400, 'failed'],
      ['User canceled', 400, 'canceled'],
      ['Something new', 200, 'unclear'],
    ])('reads %s, which comes with status %i, as %s', async (rawStatus, code, status) => {
      answer(found(rawStatus), code);
      expect(await gateway.queryStatus({ reference: PIDX })).toMatchObject({ status, rawStatus });
    });

    it.each([
      [{ detail: 'Invalid token.', status_code: 401 }, 401],
      [{ detail: 'Not found.', error_key: 'validation_error' }, 404],
      [{}, 502],
    ])('waits for a better answer than %j', async (body, status) => {
      answer(body, status);
      await expect(gateway.queryStatus({ reference: PIDX })).rejects.toMatchObject({
        name: 'GatewayUnreachable',
      });
    });

    it('waits for a server that does not answer, and says nothing of the key', async () => {
      jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed'));
      const error: unknown = await gateway
        .queryStatus({ reference: PIDX })
        .catch((reason: unknown) => reason);
      expect(error).toMatchObject({ name: 'GatewayUnreachable', message: 'khalti: TypeError' });
      expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('live_secret_key');
    });
  });

  describe('its return', () => {
    it('names a payment and proves nothing', () => {
      const query = {
        pidx: PIDX,
        status: 'Completed',
        total_amount: '1',
        transaction_id: 'GFq9PFS7b2iYvL8Lir9oXe',
      };
      expect(gateway.readReturn(query)).toEqual({ eventId: `${PIDX}:Completed`, reference: PIDX });
    });

    it('may be missing', () => expect(gateway.readReturn({})).toBeNull());

    it.each(['', '../x', 'a'.repeat(65)])('is rejected with the number "%s"', (pidx) => {
      expect(() => gateway.readReturn({ pidx })).toThrow(
        expect.objectContaining({ code: 'payment.callback-refused' }),
      );
    });
  });

  describe('its refund', () => {
    const request = (paisa: number) => ({
      id: 'r1',
      paisa,
      payment: { reference: PIDX, transactionId: 'GFq9PFS7b2iYvL8Lir9oXe', paisa: 1000 },
      gatewayReference: null,
    });
    const refund = (paisa: number) => gateway.refund(request(paisa));

    it.each([
      [1000, {}],
      [400, { amount: 400 }],
    ])('of %i paisa sends %j', async (paisa, body) => {
      answer({ detail: 'Transaction refund successful.' });
      expect(await refund(paisa)).toEqual({ outcome: 'completed', gatewayReference: null });
      expect(asked()).toMatchObject({
        url: 'https://dev.khalti.com/api/merchant-transaction/GFq9PFS7b2iYvL8Lir9oXe/refund/',
        body,
      });
    });

    it('is left to a person when Khalti rejects', async () => {
      answer({ detail: 'Insufficient balance.' }, 400);
      expect(await refund(1000)).toEqual({ outcome: 'manual', why: 'Khalti refused: Insufficient balance.' });
    });

    it.each([
      ['Refunded', 'completed'],
      ['Completed', 'not-sent'],
      ['Partially Refunded', 'unknown'],
    ])('of a payment that is "%s" is found as %s, without moving money', async (status, outcome) => {
      answer({ pidx: PIDX, status, total_amount: 1000 });
      expect(await gateway.findRefund(request(400))).toMatchObject({ outcome });
      expect(fetch).toHaveBeenCalledTimes(1);
      expect(asked()).toMatchObject({ url: 'https://dev.khalti.com/api/v2/epayment/lookup/' });
    });
  });
});

import { jest } from '@jest/globals';
import { EsewaGateway } from './esewa.gateway.js';
import { esewaSignature, paisaOf, writtenFields } from './esewa-signature.js';

/** The keys and examples that eSewa publishes for its test environment. */
const secret = '8gBm/:&EnhH.1/q';
const gateway = new EsewaGateway(
  {
    productCode: 'EPAYTEST',
    secret,
    formUrl: 'https://rc-epay.esewa.com.np/api/epay/main/v2/form',
    statusUrl: 'https://rc.esewa.com.np/api/epay/transaction/status/',
  },
  10_000,
);
const NOTICE =
  '{"transaction_code":"000AWEO","status":"COMPLETE","total_amount":1000.0,"transaction_uuid":"250610-162413","product_code":"EPAYTEST",' +
  '"signed_field_names":"transaction_code,status,total_amount,transaction_uuid,product_code,signed_field_names",' +
  '"signature":"62GcfZTmVkzhtUeh+QJ1AqiJrjoWWGof3U+eTPTZ7fA="}';
const inBase64 = (text: string): string => Buffer.from(text).toString('base64');
const readReturn = (text: string) => gateway.readReturn({ data: inBase64(text) });
const answer = (body: string, status = 200): void => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(body, { status }));
};

describe('eSewa ePay v2', () => {
  afterEach(() => jest.restoreAllMocks());

  it('signs the published example as published', () => {
    expect(esewaSignature('total_amount=110,transaction_uuid=241028,product_code=EPAYTEST', secret)).toBe(
      'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=',
    );
  });

  it('sends the form with its fields, signed in the order that is asked for', async () => {
    const { reference, redirect } = await gateway.start({
      id: '241028',
      paisa: 11_000,
      title: 'Momo',
      returnUrl: 'https://dobbar.example/checkout/return/241028',
      siteUrl: 'https://dobbar.example',
      expiresAt: new Date(),
    });
    expect(reference).toBe('241028');
    expect(redirect).toEqual({
      method: 'POST',
      url: 'https://rc-epay.esewa.com.np/api/epay/main/v2/form',
      fields: {
        amount: '110',
        tax_amount: '0',
        total_amount: '110',
        transaction_uuid: '241028',
        product_code: 'EPAYTEST',
        product_service_charge: '0',
        product_delivery_charge: '0',
        success_url: 'https://dobbar.example/checkout/return/241028',
        failure_url: 'https://dobbar.example/checkout/return/241028',
        signed_field_names: 'total_amount,transaction_uuid,product_code',
        signature: 'i94zsd3oXF6ZsSr/kGqT4sSzYQzjj1W/waxjWyRwaME=',
      },
    });
  });

  describe('its return', () => {
    it('is proven over the text as it was written: 1000.0 and not 1000', () => {
      expect(writtenFields(NOTICE)['total_amount']).toBe('1000.0');
      expect(readReturn(NOTICE)).toEqual({
        eventId: '250610-162413:000AWEO:COMPLETE',
        reference: '250610-162413',
      });
    });

    it.each([
      ['another amount', NOTICE.replace('1000.0', '1.0')],
      ['an amount written otherwise', NOTICE.replace('1000.0', '1000')],
      ['another payment', NOTICE.replace('250610-162413', '250610-162414')],
      ['another signature', NOTICE.replace('62Gcf', '62Gcg')],
      ['no signature', NOTICE.replace(/,"signature":"[^"]+"/, '')],
      ['nothing at all', '{}'],
      ['no JSON', 'paid, honestly'],
    ])('is rejected with %s', (_, text) => {
      expect(() => readReturn(text)).toThrow(expect.objectContaining({ code: 'payment.callback-refused' }));
    });

    it('is rejected when it signs less than it must, however well', () => {
      const signature = esewaSignature(
        'status=COMPLETE,signed_field_names=status,signed_field_names',
        secret,
      );
      const short = `{"transaction_code":"X","status":"COMPLETE","total_amount":1.0,"transaction_uuid":"250610-162413","product_code":"EPAYTEST","signed_field_names":"status,signed_field_names","signature":"${signature}"}`;
      expect(() => readReturn(short)).toThrow(expect.objectContaining({ code: 'payment.callback-refused' }));
    });

    it('may be missing: the browser came back by itself', () => expect(gateway.readReturn({})).toBeNull());
  });

  describe('its status call', () => {
    const lookUp = () => gateway.queryStatus({ reference: '123', paisa: 10_000 });
    const body = (status: string, more = '') =>
      `{"product_code":"EPAYTEST","transaction_uuid":"123","total_amount":100.0,"status":"${status}","ref_id":"0001TS9"${more}}`;

    it('asks with product, amount and number', async () => {
      answer(body('COMPLETE'));
      expect(await lookUp()).toEqual({
        status: 'paid',
        paisa: 10_000,
        transactionId: '0001TS9',
        feePaisa: 0,
        rawStatus: 'COMPLETE',
      });
      expect(jest.mocked(fetch).mock.calls[0]?.[0]).toBe(
        'https://rc.esewa.com.np/api/epay/transaction/status/?product_code=EPAYTEST&total_amount=100&transaction_uuid=123',
      );
    });

    it.each([
      ['PENDING', 'open'],
      ['NOT_FOUND', 'open'],
      ['AMBIGUOUS', 'unclear'],
      ['CANCELED', 'canceled'],
      ['FULL_REFUND', 'refunded'],
      ['PARTIAL_REFUND', 'partially-refunded'],
      ['SOMETHING_NEW', 'unclear'],
    ])('reads %s as %s', async (rawStatus, status) => {
      answer(body(rawStatus));
      expect(await lookUp()).toMatchObject({ status, rawStatus });
    });

    it('does not take the answer about another payment', async () => {
      answer(body('COMPLETE').replace('"123"', '"124"'));
      expect(await lookUp()).toMatchObject({ status: 'unclear' });
    });

    it.each([
      ['{"code":0,"error_message":"Service is currently unavailable"}', 200],
      ['<html>', 200],
      ['[]', 200],
      ['{}', 503],
    ])('waits for a better answer than %s', async (text, status) => {
      answer(text, status);
      await expect(lookUp()).rejects.toMatchObject({ name: 'GatewayUnreachable' });
    });
  });

  it('has no call for refunds', async () => {
    expect(await gateway.refund()).toMatchObject({ outcome: 'manual' });
  });

  it.each([
    ['1000.0', 100_000],
    ['1,000.0', 100_000],
    ['1,00,000.5', 10_000_050],
    ['0.29', 29],
    ['110', 11_000],
    ['-5', null],
    ['1e3', null],
    [undefined, null],
  ])('reads %s rupees as %s paisa', (rupees, paisa) => expect(paisaOf(rupees)).toBe(paisa));
});

import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookVerificationError } from './webhooks.js';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes ...').toString('base64')}`;
const OLD_SECRET = `whsec_${Buffer.from('the secret before the rotation ..').toString('base64')}`;
const body = JSON.stringify({
  type: 'deal.approved',
  timestamp: '2026-11-27T10:00:00.000Z',
  data: { dealId: 7, vendorId: 1, title: 'Tea', titleNe: 'चिया', status: 'approved', version: 2 },
});

const headersOf = (secret = SECRET, at = new Date()): Record<string, string> => ({
  'webhook-id': 'evt-1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': new Webhook(secret).sign('evt-1', at, body),
});

it.each([
  ['headers of Node', headersOf()],
  ['headers of the web', new Headers(headersOf())],
  [
    'headers in another case',
    Object.fromEntries(Object.entries(headersOf()).map(([name, value]) => [name.toUpperCase(), value])),
  ],
])('returns the event of %s', (_name, headers) => {
  const { id, event } = verifyWebhook(body, headers, SECRET);
  expect(id).toBe('evt-1');
  expect(event.type === 'deal.approved' && event.data.titleNe).toBe('चिया');
});

it('accepts one of two signatures during a rotation', () => {
  const headers = headersOf();
  const both = `${headersOf(OLD_SECRET)['webhook-signature']} ${headers['webhook-signature']}`;
  for (const secret of [SECRET, OLD_SECRET])
    expect(verifyWebhook(body, { ...headers, 'webhook-signature': both }, secret).id).toBe('evt-1');
});

it.each([
  ['a changed body', body.replace('Tea', 'Tee'), headersOf()],
  ['another secret', body, headersOf(OLD_SECRET)],
  ['an old request', body, headersOf(SECRET, new Date(Date.now() - 6 * 60_000))],
  ['a request without a signature', body, {}],
])('rejects %s', (_name, text, headers) => {
  expect(() => verifyWebhook(text, headers, SECRET)).toThrow(WebhookVerificationError);
});

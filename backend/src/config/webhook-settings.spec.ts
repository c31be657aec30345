import { readLocalReceivers, readWebhookTimeoutMs } from './webhook-settings.js';

describe('the local receivers of webhooks (WH6)', () => {
  it('are none without a setting', () => {
    expect([...readLocalReceivers(undefined, 'production')]).toEqual([]);
    expect([...readLocalReceivers('', 'demo')]).toEqual([]);
  });

  it('are exact origins', () => {
    const read = readLocalReceivers('http://127.0.0.1:9000, https://localhost:9443', 'demo');
    expect([...read]).toEqual(['http://127.0.0.1:9000', 'https://localhost:9443']);
  });

  it.each(['127.0.0.1:9000', 'http://127.0.0.1:9000/path', 'localhost', 'file:///etc'])(
    'are never %s',
    (text) => expect(() => readLocalReceivers(text, 'demo')).toThrow('WEBHOOK_LOCAL_RECEIVERS'),
  );

  it('stop the start in production', () =>
    expect(() => readLocalReceivers('http://127.0.0.1:9000', 'production')).toThrow('production'));
});

describe('the time limit of an attempt (WH5)', () => {
  it('is ten seconds without a setting, and can only be shorter', () => {
    expect(readWebhookTimeoutMs({})).toBe(10_000);
    expect(readWebhookTimeoutMs({ WEBHOOK_TIMEOUT_MS: '1500' })).toBe(1_500);
  });

  it.each(['0', '999', '10001', 'ten'])('is never %s', (text) =>
    expect(() => readWebhookTimeoutMs({ WEBHOOK_TIMEOUT_MS: text })).toThrow('WEBHOOK_TIMEOUT_MS'),
  );
});

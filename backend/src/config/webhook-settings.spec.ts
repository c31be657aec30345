import { readLocalReceivers } from './webhook-settings.js';

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

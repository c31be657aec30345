import { readSmtpUrl, readTestMailbox } from './mail-settings.js';

describe('SMTP_URL', () => {
  it('may be left out in the demo', () => {
    expect(readSmtpUrl({}, 'demo')).toBeNull();
    expect(readSmtpUrl({ SMTP_URL: '' }, 'demo')).toBeNull();
  });

  it.each([{}, { SMTP_URL: '' }])('is required in production (%j)', (env) => {
    expect(() => readSmtpUrl(env, 'production')).toThrow('Set SMTP_URL');
  });

  it.each(['smtp://mail:1025', 'smtps://user:secret@mail.example:465'])('takes %s', (url) => {
    expect(readSmtpUrl({ SMTP_URL: url }, 'production')).toBe(url);
  });

  it.each(['mail.example', 'https://user:secret@mail.example', 'smtp://'])(
    'rejects %s without repeating it',
    (url) => {
      expect(() => readSmtpUrl({ SMTP_URL: url }, 'production')).toThrow('SMTP_URL must be');
      expect(() => readSmtpUrl({ SMTP_URL: url }, 'demo')).not.toThrow('secret');
    },
  );
});

describe('the test mailbox (TB6)', () => {
  it('is none without a setting', () => {
    expect(readTestMailbox({})).toBeNull();
    expect(readTestMailbox({ TEST_MAILBOX: '' })).toBeNull();
  });

  it('is one address', () => {
    expect(readTestMailbox({ TEST_MAILBOX: 'checks@example.com' })).toBe('checks@example.com');
    for (const text of ['checks', 'a@example.com, b@example.com', 'Checks <a@example.com>'])
      expect(() => readTestMailbox({ TEST_MAILBOX: text })).toThrow('TEST_MAILBOX');
  });
});

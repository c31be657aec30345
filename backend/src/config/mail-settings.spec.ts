import { readSmtpUrl } from './mail-settings.js';

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

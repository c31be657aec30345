import { readSmsSettings } from './sms-settings.js';

const keys = { SMS_TOKEN: 'token', SMS_SENDER: 'Dobbar' };

describe('sign-in by SMS', () => {
  it('is not offered without keys', () => {
    expect(readSmsSettings({}, 'production')).toBeNull();
    expect(readSmsSettings({ SMS_URL: 'https://sms.example' }, 'production')).toBeNull();
  });

  it('needs the name of the sender', () => {
    expect(() => readSmsSettings({ SMS_TOKEN: 'token' }, 'demo')).toThrow('SMS_SENDER');
  });

  it('uses Sparrow SMS unless another gateway is set', () => {
    expect(readSmsSettings(keys, 'production')).toEqual({
      url: new URL('https://api.sparrowsms.com/v2/sms/'),
      format: 'sparrow',
      token: 'token',
      sender: 'Dobbar',
    });
    const other = { ...keys, SMS_URL: 'https://sms.example/send', SMS_FORMAT: 'json' };
    expect(readSmsSettings(other, 'production')).toMatchObject({
      format: 'json',
      url: new URL(other.SMS_URL),
    });
    expect(() => readSmsSettings({ ...keys, SMS_FORMAT: 'xml' }, 'demo')).toThrow('SMS_FORMAT');
    expect(() => readSmsSettings({ ...keys, SMS_FORMAT: 'json' }, 'demo')).toThrow('SMS_URL');
  });

  it('uses https and no files in production', () => {
    const local = { ...keys, SMS_URL: 'http://127.0.0.1:9000' };
    expect(readSmsSettings(local, 'demo')?.url?.port).toBe('9000');
    expect(() => readSmsSettings(local, 'production')).toThrow('SMS_URL');
    expect(() => readSmsSettings({ ...keys, SMS_URL: 'gateway' }, 'demo')).toThrow('SMS_URL');
    expect(readSmsSettings({ SMS_URL: 'files' }, 'demo')).toMatchObject({ url: null });
    expect(() => readSmsSettings({ SMS_URL: 'files' }, 'production')).toThrow('SMS_URL');
  });
});

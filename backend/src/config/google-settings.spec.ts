import { readGoogleSettings } from './google-settings.js';

const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

describe('sign-in with Google', () => {
  it('is off without keys', () => {
    expect(readGoogleSettings({}, 'production')).toBeNull();
  });

  it('needs both keys', () => {
    expect(() => readGoogleSettings({ GOOGLE_CLIENT_ID: 'id' }, 'demo')).toThrow('GOOGLE_CLIENT_SECRET');
  });

  it('goes to Google unless another provider is set', () => {
    expect(readGoogleSettings(keys, 'production')).toMatchObject({
      clientId: 'id',
      clientSecret: 'secret',
      issuer: new URL('https://accounts.google.com'),
    });
  });

  it('reaches a provider without TLS in the demo only', () => {
    const local = { ...keys, GOOGLE_ISSUER: 'http://127.0.0.1:9000' };
    expect(readGoogleSettings(local, 'demo')?.issuer.port).toBe('9000');
    expect(() => readGoogleSettings(local, 'production')).toThrow('GOOGLE_ISSUER');
    expect(() => readGoogleSettings({ ...keys, GOOGLE_ISSUER: 'accounts' }, 'demo')).toThrow('GOOGLE_ISSUER');
  });
});

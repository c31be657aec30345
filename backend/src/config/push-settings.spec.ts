import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webPush from 'web-push';
import { isPushEndpoint, type PushSettings, readPushSettings } from './push-settings.js';

const { publicKey, privateKey } = webPush.generateVAPIDKeys();
const KEYS = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };

describe('settings of web push', () => {
  let folder: string;

  beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'push-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (env: NodeJS.ProcessEnv, appEnv: 'demo' | 'production' = 'production') =>
    readPushSettings(env, appEnv, folder);

  it('offer nothing in production without keys', () => {
    expect(read({})).toBeNull();
    expect(read(KEYS)).toMatchObject({ publicKey, privateKey, mockService: null });
  });

  it('keep a generated pair in demo mode', () => {
    const made = read({}, 'demo');
    expect(made?.publicKey).toHaveLength(87);
    expect(read({}, 'demo')).toEqual(made);
  });

  it.each([
    [{ VAPID_PUBLIC_KEY: publicKey }, 'VAPID_PRIVATE_KEY'],
    [{ VAPID_PRIVATE_KEY: privateKey }, 'VAPID_PUBLIC_KEY'],
    [{ ...KEYS, VAPID_PUBLIC_KEY: privateKey }, '65 bytes'],
    [{ ...KEYS, VAPID_SUBJECT: 'dobbar' }, 'VAPID_SUBJECT'],
    [{ ...KEYS, PUSH_SERVICES: 'https://push.example' }, 'PUSH_SERVICES'],
    [{ ...KEYS, PUSH_STANDIN_URL: 'http://127.0.0.1:9000' }, 'not allowed in production'],
    [{ PUSH_STANDIN_URL: 'http://127.0.0.1:9000' }, 'not allowed in production'],
  ])('refuse %j', (env, message) => {
    expect(() => read(env)).toThrow(message);
  });

  it('allow https endpoints of known push services only', () => {
    const settings = read(KEYS) as PushSettings;
    const allowed = [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://sg2p.notify.windows.com/w/?token=abc',
    ];
    const refused = [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://user:word@fcm.googleapis.com/abc',
      'https://evilfcm.googleapis.com.example/abc',
      'https://evil-push.apple.com.example/',
      'https://notpush.apple.com/abc',
      'https://127.0.0.1/abc',
      'https://localhost/abc',
      'fcm.googleapis.com',
      '',
    ];
    expect(allowed.filter((endpoint) => !isPushEndpoint(settings, endpoint))).toEqual([]);
    expect(refused.filter((endpoint) => isPushEndpoint(settings, endpoint))).toEqual([]);
  });
});

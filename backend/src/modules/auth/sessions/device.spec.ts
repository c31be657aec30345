import { deviceOf } from './device.js';

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      { browser: 'Chrome', system: 'Android', kind: 'phone' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iOS', kind: 'phone' },
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0',
      { browser: 'Firefox', system: 'Windows', kind: 'computer' },
    ],
    [null, { browser: null, system: null, kind: null }],
    ['', { browser: null, system: null, kind: null }],
  ])('is known by %s', (agent, device) => {
    expect(deviceOf(agent)).toEqual(device);
  });

  it('is unknown, never broken, by anything else', () => {
    expect(deviceOf('curl/8.5.0')).toMatchObject({ kind: null });
    expect(deviceOf('\u{1f95f}'.repeat(100))).toMatchObject({ kind: null });
  });
});

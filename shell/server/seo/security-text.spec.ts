import { describe, expect, test } from '@jest/globals';
import { securityText } from './security-text';

const settings = { publicUrl: 'https://dobbar.example', contact: 'mailto:security@dobbar.example' };
const DAY_MS = 86_400_000;

const fieldsAt = (now: Date): Record<string, string> =>
  Object.fromEntries(
    securityText(settings, now)
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2)),
  ) as Record<string, string>;

describe('security.txt', () => {
  test('has the fields that RFC 9116 requires', () => {
    expect(fieldsAt(new Date())).toMatchObject({
      Contact: settings.contact,
      'Preferred-Languages': 'en, ne',
      Canonical: 'https://dobbar.example/.well-known/security.txt',
    });
  });

  test.each(['2026-01-01T00:00:00Z', '2026-08-31T23:59:59Z', '2027-12-15T12:00:00Z'])(
    'is valid for five to twelve months at %s',
    (text) => {
      const now = new Date(text);
      const { Expires = '' } = fieldsAt(now);
      const days = (Date.parse(Expires) - now.getTime()) / DAY_MS;
      expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(days).toBeGreaterThan(150);
      expect(days).toBeLessThan(365);
    },
  );
});

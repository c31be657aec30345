import { expect, test } from '@jest/globals';
import { API_VERSIONS, CURRENT_VERSION, deprecationHeaders, knownVersion } from './api-versions.js';

test('the versions are days in order, the current one first and alone not deprecated', () => {
  const names = API_VERSIONS.map(({ name }) => name);
  expect(names).toEqual([...names].sort().reverse());
  expect(CURRENT_VERSION).toBe(names[0]);
  expect(API_VERSIONS.map(({ deprecated }) => deprecated !== undefined)).toEqual(
    names.map((_, at) => at > 0),
  );
});

test('a deprecated version lives for at least half a year, and its headers say until when', () => {
  for (const version of API_VERSIONS.slice(1)) {
    const { since, until } = version.deprecated ?? { since: '', until: '' };
    expect(Date.parse(until) - Date.parse(since)).toBeGreaterThan(180 * 86_400_000);
  }
  expect(deprecationHeaders(knownVersion('2026-11-22'))).toEqual({
    deprecation: '@1795651200',
    sunset: 'Fri, 26 Nov 2027 00:00:00 GMT',
  });
  expect(deprecationHeaders(knownVersion(CURRENT_VERSION))).toEqual({});
});

test.each(['2020-01-01', '', ['2026-11-22', '2026-11-22']])('there is no version %j', (name) => {
  expect(() => knownVersion(name)).toThrow('There is no such version');
});

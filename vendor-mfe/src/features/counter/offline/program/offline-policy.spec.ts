import { describe, expect, test } from '@jest/globals';
import { smallestAllowance } from './allowance';
import { aCounter, aDeal, aPack, aToken, HOUR, NOW, passId, tokenKey } from './offline.fixture';
import { libraryVerification, prepareVerification, readToken, tokenIn } from './pass-token';

const MINUTE = 60_000;

describe('a scanned pass without a network', () => {
  test('is accepted with its deal when everything fits', async () => {
    const { program } = await aCounter();
    expect(await program.lookUp(`https://dobbar.example/c#${aToken()}`)).toMatchObject({
      deal: { id: 42 },
      content: { passId: passId(1), vendorId: 7 },
    });
  });

  test.each([
    ['a typed code', '7K4M29QX', 'typed-offline'],
    ['a short address', 'https://dobbar.example/c#7.7K4M29QX', 'typed-offline'],
    ['another key', aToken({ keyId: 'k2' }), 'unknown-key'],
    ['another business', aToken({ vendorId: 8 }), 'other-vendor'],
    ['a deal that this counter does not keep', aToken({ dealId: 43 }), 'not-on-phone'],
    ['an expired pass', aToken({ expiresAt: NOW }), 'expired'],
  ])('is refused: %s', async (_name, text, rejection) => {
    const { program } = await aCounter();
    expect(await program.lookUp(text)).toMatchObject({ rejection });
  });

  test('is refused when a byte of it was changed', async () => {
    const { program } = await aCounter();
    const bytes = Buffer.from(aToken(), 'base64url');
    for (const place of [5, 25, bytes.length - 1]) {
      const forged = Buffer.from(bytes);
      forged.writeUInt8(forged.readUInt8(place) ^ 1, place);
      expect(await program.lookUp(forged.toString('base64url'))).toEqual({ rejection: 'foreign' });
    }
  });

  test.each([
    ['used', { used: [passId(1)] }],
    ['cancelled', { cancelled: [passId(1)] }],
    ['wrong-weekday', { deals: [aDeal({ weekdays: [0, 1] })] }],
    ['blackout-date', { deals: [aDeal({ blackoutDates: ['2026-11-27'] })] }],
    ['wrong-hour', { deals: [aDeal({ hoursFrom: '09:00', hoursUntil: '17:44' })] }],
    ['wrong-branch', { deals: [aDeal({ branchIds: [4] })] }],
    ['allowance-used-up', { allowances: [] }],
    ['bought-offline', { deals: [{ ...aDeal(), isPrepaid: true, price: 2_001 }] }],
  ])('is refused by what the counter keeps: %s', async (rejection, pack) => {
    const { program } = await aCounter(pack);
    expect(await program.lookUp(aToken())).toMatchObject({ rejection, deal: { id: 42 } });
  });

  test('hours past midnight belong to the day on which they began', async () => {
    const night = aDeal({ weekdays: [5], hoursFrom: '18:00', hoursUntil: '02:00' });
    const { program, clock } = await aCounter({ deals: [night] });
    const token = aToken({ expiresAt: NOW + 24 * HOUR });
    expect(await program.lookUp(token)).toMatchObject({ rejection: 'wrong-hour' });
    clock.now = Date.parse('2026-11-27T19:00:00Z');
    expect(await program.lookUp(token)).toMatchObject({ deal: { id: 42 } });
  });

  test.each([
    ['bill-too-small', { minimumBill: 1_000 }, { amount: 999, guests: null }],
    ['party-too-small', { partySize: 4 }, { amount: null, guests: 3 }],
  ])('is looked up but not accepted: %s', async (rejection, terms, bill) => {
    const { program } = await aCounter({ deals: [aDeal(terms)] });
    const token = aToken();
    expect(await program.lookUp(token)).toMatchObject({ deal: { id: 42 } });
    expect(await program.accept({ token, paidWith: null, ...bill })).toMatchObject({ rejection });
    const enough = { amount: 1_000, guests: 4, paidWith: null };
    expect(await program.accept({ token, ...enough })).toMatchObject({ entry: { number: 1 } });
  });

  test('is refused after its acceptance on this device, and after that was taken back', async () => {
    const { program } = await aCounter();
    const token = aToken();
    await program.accept({ token, amount: null, guests: null, paidWith: null });
    expect(await program.lookUp(token)).toMatchObject({ rejection: 'used-here', earlier: { at: NOW } });
    await program.undo(1);
    expect(await program.lookUp(token)).toMatchObject({ rejection: 'undone-here' });
  });

  test('is refused on a device that was withdrawn', async () => {
    const { program, store } = await aCounter();
    const { device } = await store.read();
    if (device) await store.saveDevice({ ...device, isWithdrawn: true });
    expect(await program.lookUp(aToken())).toEqual({ rejection: 'withdrawn' });
  });
});

describe('the clock of the device', () => {
  test.each([
    [-5 * MINUTE, undefined],
    [-5 * MINUTE - 1, 'clock-wrong'],
    [72 * HOUR, undefined],
    [72 * HOUR + 1, 'contact-too-old'],
  ])('%i ms after the last contact: %s', async (later, rejection) => {
    const { program, clock } = await aCounter();
    clock.now = NOW + later;
    const answer = await program.lookUp(aToken({ expiresAt: NOW + 100 * HOUR }));
    expect(answer && 'rejection' in answer ? answer.rejection : undefined).toBe(rejection);
  });

  test('must not run behind an entry that it has made', async () => {
    const { program, clock } = await aCounter();
    clock.now = NOW + HOUR;
    await program.accept({
      token: aToken({ expiresAt: NOW + 9 * HOUR }),
      amount: null,
      guests: null,
      paidWith: null,
    });
    clock.now = NOW + 50 * MINUTE;
    expect(await program.lookUp(aToken({ passId: passId(2) }))).toEqual({ rejection: 'clock-wrong' });
  });

  test('is corrected by the server for the expiry', async () => {
    const { program, clock } = await aCounter();
    // The device is two hours ahead.
    clock.now = NOW + 2 * HOUR;
    await program.keepPack(5, aPack(), NOW);
    expect(await program.lookUp(aToken())).toMatchObject({ deal: { id: 42 } });
    clock.now += HOUR;
    expect(await program.lookUp(aToken())).toMatchObject({ rejection: 'expired' });
  });
});

test('the smallest allowance is that of the deal with the fewest acceptances left', async () => {
  const { program, store } = await aCounter({
    allowances: [
      { dealId: 41, left: 20 },
      { dealId: 42, left: 20 },
    ],
  });
  await program.accept({ token: aToken(), amount: null, guests: null, paidWith: null });
  const { pack, entries } = await store.read();
  expect(pack && smallestAllowance(pack, entries)).toEqual({ dealId: 42, used: 1, left: 19 });
});

test('browsers without Ed25519 verify by a library', async () => {
  await prepareVerification();
  const token = aToken();
  expect(await readToken(token, [tokenKey], libraryVerification)).toMatchObject({ content: { dealId: 42 } });
  const other = aToken({ dealId: 43 });
  const mixed = Buffer.concat([
    Buffer.from(token, 'base64url').subarray(0, -64),
    Buffer.from(other, 'base64url').subarray(-64),
  ]).toString('base64url');
  expect(await readToken(mixed, [tokenKey], libraryVerification)).toEqual({ error: 'forged' });
});

test('a token is found in an address or alone, and nothing else is one', () => {
  const token = aToken();
  expect(tokenIn(`https://dobbar.example/c#${token}`)).toBe(token);
  expect(tokenIn(` ${token}\n`)).toBe(token);
  expect(tokenIn('7.7K4M29QX')).toBeNull();
  expect(tokenIn('')).toBeNull();
});

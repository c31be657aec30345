import { createHash, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { memoryStore } from '../storage/memory-store';
import { CounterProgram } from './counter-program';
import type { CounterStore, Device } from './counter-store';
import { createDeviceKey, type DeviceKey } from './entry';
import type { CounterPack, PackDeal } from './pack';

// jsdom has no WebCrypto.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
export const tokenKey = { id: 'k1', publicKey: publicKey.export({ format: 'jwk' }).x as string };

/** A Friday, 17:45 in Nepal. */
export const NOW = Date.parse('2026-11-27T12:00:00Z');
export const HOUR = 3_600_000;
export const VENDOR = 7;

interface TokenParts {
  passId: string;
  dealId: number;
  vendorId: number;
  expiresAt: number;
  keyId: string;
}

export const passId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Token as the server signs it. */
export function aToken(change: Partial<TokenParts> = {}): string {
  const parts: TokenParts = {
    passId: passId(1),
    dealId: 42,
    vendorId: VENDOR,
    expiresAt: NOW + HOUR,
    keyId: tokenKey.id,
    ...change,
  };
  const keyId = Buffer.from(parts.keyId);
  const numbers = Buffer.alloc(16);
  [parts.dealId, parts.vendorId, NOW / 1_000 - 60, Math.floor(parts.expiresAt / 1_000)].forEach(
    (value, index) => numbers.writeUInt32BE(value, index * 4),
  );
  const payload = Buffer.concat([
    Buffer.from([1, keyId.length]),
    keyId,
    Buffer.from(parts.passId.replaceAll('-', ''), 'hex'),
    numbers,
  ]);
  const signature = sign(null, Buffer.concat([Buffer.from('redemption-pass-v1\0'), payload]), privateKey);
  return Buffer.concat([payload, signature]).toString('base64url');
}

export const aDeal = (terms: Partial<PackDeal['terms']> = {}): PackDeal => ({
  id: 42,
  title: 'Two plates of momo',
  titleNe: 'दुई प्लेट मम',
  badge: 'Buy 1 Get 1 Free',
  discountType: 'buyXgetY',
  discountValue: 'Buy 1 Get 1 Free',
  isPrepaid: false,
  charge: 280,
  price: 280,
  originalPrice: 560,
  terms: {
    weekdays: null,
    hoursFrom: null,
    hoursUntil: null,
    blackoutDates: null,
    branchIds: null,
    minimumBill: null,
    partySize: null,
    ...terms,
  },
});

export const aPack = (change: Partial<CounterPack> = {}): CounterPack => ({
  device: { lastNumber: 0, lastHash: '' },
  keys: [tokenKey],
  deals: [aDeal()],
  branch: { id: 3, name: 'Jhamsikhel', nameNe: null },
  people: [],
  allowances: [{ dealId: 42, left: 20 }],
  limits: { maxAgeHours: 72, clockToleranceSeconds: 300, boughtAbove: 2_000 },
  used: [],
  cancelled: [],
  ...change,
});

export const aDevice = (key: CryptoKey): Device => ({
  id: 5,
  name: 'Front counter',
  branchId: 3,
  vendorId: VENDOR,
  businessName: 'Himchuli',
  key,
  person: { id: 11, firstName: 'Ramesh' },
  isWithdrawn: false,
});

export interface TestCounter {
  readonly store: CounterStore;
  readonly program: CounterProgram;
  readonly publicKey: DeviceKey['publicKey'];
  readonly clock: { now: number };
}

/** An enrolled counter on a memory store that has just had contact with the server. */
export async function aCounter(pack: Partial<CounterPack> = {}, store = memoryStore()): Promise<TestCounter> {
  const key = await createDeviceKey();
  const clock = { now: NOW };
  const program = new CounterProgram(store, () => clock.now);
  await store.saveDevice(aDevice(key.privateKey));
  await program.keepPack(5, aPack(pack), NOW);
  return { store, program, clock, publicKey: key.publicKey };
}

export const hashOf = (body: string): string =>
  createHash('sha256').update(Buffer.from(body, 'base64url')).digest('base64url');

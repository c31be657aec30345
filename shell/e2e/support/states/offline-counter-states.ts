import { generateKeyPairSync, sign } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { people } from '../counter-people.ts';
import type { ScreenShot } from './screen-shot.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const HOUR_MS = 3_600_000;
const VENDOR = 1;

const terms = {
  weekdays: null,
  hoursFrom: null as string | null,
  hoursUntil: null as string | null,
  blackoutDates: null,
  branchIds: null,
  minimumBill: null,
  partySize: null,
};
const momo = {
  id: 1,
  title: 'Two plates of buff or veg momo',
  titleNe: 'दुई प्लेट बफ वा भेज मोमो',
  badge: 'Buy 1 Get 1 Free',
  discountType: 'buyXgetY',
  discountValue: 'Buy 1 Get 1 Free',
  isPrepaid: false,
  charge: 280,
  price: 280,
  originalPrice: 560,
  taxes: 'included',
  terms,
};
const deals = [
  momo,
  {
    ...momo,
    id: 2,
    title: 'Thukpa for two',
    titleNe: 'दुई जनाको थुक्पा',
    charge: 450,
    price: 450,
    originalPrice: 900,
  },
  {
    ...momo,
    id: 3,
    title: 'Newari khaja set',
    titleNe: 'नेवारी खाजा सेट',
    charge: 820,
    price: 820,
    originalPrice: 1_640,
  },
];

const passIds = [
  '6f1f2f34-8f3a-4a53-9d60-0d7c8f3c7f3a',
  '6f1f2f34-8f3a-4a53-9d60-0d7c8f3c44b0',
  '6f1f2f34-8f3a-4a53-9d60-0d7c8f3c9c21',
] as const;

/** Signed QR of a pass, as the server writes it. */
function signedQr(passId: string, dealId: number, vendorId: number): string {
  const numbers = Buffer.alloc(16);
  const now = Math.floor(Date.now() / 1_000);
  [dealId, vendorId, now - 60, now + 86_400].forEach((value, index) =>
    numbers.writeUInt32BE(value, index * 4),
  );
  const payload = Buffer.concat([
    Buffer.from([1, 2]),
    Buffer.from('k1'),
    Buffer.from(passId.replaceAll('-', ''), 'hex'),
    numbers,
  ]);
  const signature = sign(null, Buffer.concat([Buffer.from('redemption-pass-v1\0'), payload]), privateKey);
  return `https://dobbar.example/c#${Buffer.concat([payload, signature]).toString('base64url')}`;
}

const packOf = (left: number, dealTerms = terms) => ({
  serverTime: new Date().toISOString(),
  device: { id: 5, name: 'Phone at the bar', branchId: 1, state: 'active', lastNumber: 0, lastHash: '' },
  keys: [
    {
      id: 'k1',
      algorithm: 'Ed25519',
      publicKey: publicKey.export({ format: 'jwk' }).x,
      validFrom: null,
      validUntil: null,
    },
  ],
  deals: deals.map((deal) => ({ ...deal, terms: dealTerms })),
  branch: { id: 1, name: 'Jhamsikhel', nameNe: null },
  people,
  allowances: deals.map(({ id }) => ({ dealId: id, left })),
  limits: { maxAgeHours: 72, clockToleranceSeconds: 300, boughtAbove: 2_000 },
  used: [],
  cancelled: [],
});

/** Stores an enrolled device in the browser, with nothing in its queue. */
async function enrol(page: Page, left: number, dealTerms = terms): Promise<number> {
  const answer = await page.request.get('/api/auth/user');
  const { staffOf } = (await answer.json()) as { staffOf: { vendorId: number } | null };
  const vendorId = staffOf?.vendorId ?? VENDOR;
  await page.evaluate(
    async ({ pack, vendor }) => {
      const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
      const { privateKey: key } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('counter');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const change = database.transaction(['device', 'pack', 'contact', 'entries'], 'readwrite');
      const device = {
        id: 5,
        name: 'Phone at the bar',
        branchId: 1,
        vendorId: vendor,
        businessName: 'Himchuli',
        key,
        person: { id: 1, firstName: 'Ramesh' },
        isWithdrawn: false,
      };
      change.objectStore('entries').clear();
      change.objectStore('device').put(device, 'device');
      change.objectStore('pack').put(pack, 'pack');
      const now = Date.now();
      change
        .objectStore('contact')
        .put({ offset: 0, contactAt: now - 600_000, lastSeen: now - 600_000 }, 'contact');
      await new Promise((resolve) => (change.oncomplete = resolve));
      database.close();
      localStorage.clear();
    },
    { pack: packOf(left, dealTerms), vendor: vendorId },
  );
  return vendorId;
}

const away = (route: Route): Promise<void> => route.abort();

/** Reads a code as a hand scanner does. */
async function scan(page: Page, text: string): Promise<void> {
  await page.locator('#typed-code').fill(text);
  await page.keyboard.press('Enter');
  await page.locator('h1[tabindex="-1"]').waitFor();
}

async function accept(page: Page, text: string): Promise<void> {
  await scan(page, text);
  await page.locator('form button[type=submit]').click();
  await page
    .getByRole('img')
    .filter({ has: page.locator('path[shape-rendering]') })
    .waitFor();
}

const cutOff =
  (act: (page: Page, vendorId: number) => Promise<void>, left = 20, dealTerms = terms) =>
  async (page: Page): Promise<void> => {
    await page.route('**/api/counter/{pack,sync,lookup}*', away);
    const vendorId = await enrol(page, left, dealTerms);
    await page.reload();
    await page.locator('progress').waitFor();
    await act(page, vendorId);
  };

/** Accepts three codes and goes back to the camera. */
async function acceptThree(page: Page, vendorId: number): Promise<void> {
  for (const [index, { id }] of deals.entries()) {
    await accept(page, signedQr(passIds[index] as string, id, vendorId));
    await page
      .locator('section button')
      .filter({ hasNot: page.locator('svg') })
      .first()
      .click();
    await page.locator('#typed-code').waitFor();
  }
}

const openQueue = async (page: Page): Promise<void> => {
  await page.locator('[class*=banner] button').click();
  await page.locator('h1[tabindex="-1"]').waitFor();
};

/** Lets the mocked server answer: the last acceptance is a double one. */
async function syncWithDouble(page: Page): Promise<void> {
  const customers = ['Aarati S.', 'Bikash R.', 'Niraj K.'];
  const results = customers.map((customer, index) => ({
    number: index + 1,
    outcome: index === 2 ? 'double' : 'confirmed',
    message: index === 2 ? 'entry.double' : 'entry.confirmed',
    passId: passIds[index],
    customer,
    dealTitle: null,
    dealTitleNe: null,
    amount: deals[index]?.charge ?? 0,
    saves: deals[index]?.price ?? 0,
    points: 0,
    at: null,
    first:
      index === 2
        ? {
            at: new Date(Date.now() - HOUR_MS / 20).toISOString(),
            branch: 'Boudha counter',
            person: 'Hemanta',
          }
        : null,
    expected: null,
  }));
  await page.route('**/api/counter/sync', (route) => route.fulfill({ json: results }));
  await page.route('**/api/counter/pack*', (route) => route.fulfill({ json: packOf(20) }));
  await page.locator('section button').last().click();
  await page.locator('[class*=uncounted]').waitFor();
}

/** Hours in which the deals cannot be used now. */
const hourAfter = (hours: number): string =>
  new Date(Date.now() + (hours * 60 + 345) * 60_000).toISOString().slice(11, 16);
const later = { ...terms, hoursFrom: hourAfter(3), hoursUntil: hourAfter(5) };

/** Opens the screen that asks who is at the counter, and chooses somebody. */
async function choosePerson(page: Page): Promise<void> {
  await page.locator('section [class*=chip]').first().click();
  await page.locator('section li button').nth(1).click();
}

const typePin = async (page: Page, digits: readonly number[]): Promise<void> => {
  for (const digit of digits)
    await page
      .locator('[class*=keys] button')
      .nth(digit - 1)
      .click();
};

const bent = async (page: Page, vendorId: number): Promise<void> => {
  await scan(page, signedQr(passIds[0], 1, vendorId));
  await page.locator('section button').last().click();
  await page.locator('[class*=keys]').waitFor();
};

const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ready: cutOff(async () => undefined),
  valid: cutOff((page, vendorId) => scan(page, signedQr(passIds[0], 1, vendorId))),
  accepted: cutOff((page, vendorId) => accept(page, signedQr(passIds[0], 1, vendorId))),
  typed: cutOff((page) => scan(page, '7K4M29QX')),
  'used-up': cutOff((page, vendorId) => scan(page, signedQr(passIds[0], 1, vendorId)), 0),
  queue: cutOff(async (page, vendorId) => {
    await acceptThree(page, vendorId);
    await openQueue(page);
  }),
  person: cutOff(async (page) => {
    await choosePerson(page);
    await typePin(page, [4, 7]);
  }),
  'wrong-pin': cutOff(async (page) => {
    await choosePerson(page);
    await typePin(page, [1, 1, 1, 1]);
    await page.locator('p[role=alert]:not(:empty)').first().waitFor();
  }),
  'wrong-hour': cutOff((page, vendorId) => scan(page, signedQr(passIds[0], 1, vendorId)), 20, later),
  override: cutOff(
    async (page, vendorId) => {
      await bent(page, vendorId);
      await typePin(page, [2, 4, 6, 8]);
    },
    20,
    later,
  ),
  double: cutOff(async (page, vendorId) => {
    await acceptThree(page, vendorId);
    await openQueue(page);
    await syncWithDouble(page);
  }),
};

/** Screens of a counter without a network. The device is stored in the browser, and the server is out of reach. */
export const offlineCounterStates: readonly ScreenShot[] = Object.entries(states).map(([name, act]) => ({
  name: `counter-without-network-${name}`,
  path: '/dashboard/counter',
  as: 'vendor',
  act,
}));

import { lastFullDay } from '../counter-days.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import type { ScreenShot } from './screen-shot.ts';

/** Pass as returned by the API of the counter. */
const pass = {
  id: '6f1f2f34-8f3a-4a53-9d60-0d7c8f3c5b11',
  code: '7K4M29QX',
  state: 'issued',
  dealId: 1,
  dealTitle: 'Two plates of buff or veg momo',
  dealTitleNe: 'दुई प्लेट बफ वा भेज मोमो',
  badge: 'Buy 1 Get 1 Free',
  discountType: 'buyXgetY',
  discountValue: 'Buy 1 Get 1 Free',
  customer: 'Aarati S.',
  charge: 280,
  saves: 280,
  minimumBill: null as number | null,
  partySize: null as number | null,
  weekdays: null as number[] | null,
  hoursFrom: null as string | null,
  hoursUntil: null as string | null,
  blackoutDates: null as string[] | null,
  branches: null as string[] | null,
  points: 0,
  issuedAt: '2026-11-20T05:00:00.000Z',
  expiresAt: '2027-01-21T05:00:00.000Z',
  usedAt: null as string | null,
  usedAtBranch: null as string | null,
  usedBy: null as string | null,
  amount: null as number | null,
  reference: null as string | null,
  voidableUntil: null as string | null,
  refusal: null as { code: string; message: string } | null,
};

const used = {
  ...pass,
  state: 'redeemed',
  usedAt: '2026-11-18T13:57:00.000Z',
  usedAtBranch: 'Jhamsikhel counter',
  usedBy: 'Ramesh',
  amount: 280,
};

type Answer = { status?: number; body: object } | 'silence';

const rejected = (status: number, code: string): Answer => ({
  status,
  body: { type: 'about:blank', title: 'x', status, detail: 'x', message: 'x', code, requestId: 'x' },
});

const rejectedVisit = (code: string, terms: Partial<typeof pass>): Answer => ({
  body: { ...pass, ...terms, refusal: { code: `visit.${code}`, message: 'x' } },
});

async function answer(page: Page, address: string, with_: Answer): Promise<void> {
  await page.route(address, (route) =>
    with_ === 'silence' ? route.abort() : route.fulfill({ status: with_.status ?? 200, json: with_.body }),
  );
}

/** Types a code, for which the lookup is mocked, and waits for the screen. */
const typed =
  (lookup: Answer, then?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await answer(page, '**/api/counter/lookup', lookup);
    await page.locator('#typed-code').fill('7K4M29QX');
    await page.locator('form button[type=submit]').click();
    await page.locator('h1[tabindex="-1"]').waitFor();
    await then?.(page);
  };

const confirmed =
  (accept: Answer, guests?: string) =>
  async (page: Page): Promise<void> => {
    await answer(page, '**/api/counter/accept', accept);
    const fields = page.locator('form input');
    await fields.first().fill('450');
    if (guests) await fields.nth(1).fill(guests);
    const heading = page.locator('h1[tabindex="-1"]');
    const before = await heading.innerText();
    await page.locator('form button[type=submit]').click();
    await heading.filter({ hasNotText: before }).waitFor();
  };

const taken = { ...used, points: 30 };

async function takeBack(page: Page): Promise<void> {
  await answer(page, '**/api/redemptions/*/void', {
    body: { ...taken, state: 'voided', voidableUntil: null },
  });
  const heading = page.locator('h1[tabindex="-1"]');
  const before = await heading.innerText();
  await page.locator('section button').nth(1).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Wrong guest');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await heading.filter({ hasNotText: before }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Mocks a browser whose user denied access to the camera. */
async function denyCamera(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  const notice = page.getByRole('alert').filter({ has: page.getByRole('button') });
  const before = await notice.innerText();
  await notice.getByRole('button').click();
  await notice.filter({ hasNotText: before.split('\n')[0] }).waitFor();
}

/** Opens the look-up by phone and enters a number. */
async function lookUpByPhone(page: Page): Promise<void> {
  await page.locator('form + button').click();
  await page.getByRole('dialog').locator('input[type=tel]').fill('9841234567');
  await page.getByRole('dialog').locator('input').nth(1).fill('29QX');
}

async function askForWord(page: Page): Promise<void> {
  await answer(page, '**/api/counter/lookups', { status: 202, body: { id: 5, expiresAt: pass.expiresAt } });
  await lookUpByPhone(page);
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.getByRole('dialog').locator('input[type=tel]').waitFor({ state: 'detached' });
}

/** The word of a look-up by phone, for the customer. */
async function showWord(page: Page): Promise<void> {
  const notice = {
    id: 1,
    kind: 'lookup-word',
    title: 'Your word at Himchuli Momo & Coffee: jomati',
    titleNe: 'हिमचुली म:म एन्ड कफी मा भन्ने शब्द: जोमाति',
    text: 'Himchuli Momo & Coffee looks up your code for Two plates of momo. Say “jomati” at the counter within 10 minutes to allow it. Are you not there? Then tell nobody the word. Without it the counter sees nothing.',
    textNe:
      'हिमचुली म:म एन्ड कफी ले दुई प्लेट म:म को तपाईंको कोड खोज्दै छ। दिन मन भए १० मिनेटभित्र काउन्टरमा “जोमाति” भन्नुहोस्। तपाईं त्यहाँ हुनुहुन्न भने यो शब्द कसैलाई नभन्नुहोस्। शब्दबिना काउन्टरले केही देख्दैन।',
    path: '/dashboard/passes',
    createdAt: new Date().toISOString(),
    readAt: null,
  };
  await page.route('**/api/notifications?*', (route) => route.fulfill({ json: [notice] }));
  await page.reload();
  await page
    .getByRole('status')
    .filter({ hasText: /jomati|जोमाति/ })
    .waitFor();
}

const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  valid: typed({ body: pass }),
  'valid-with-terms': typed({ body: { ...pass, minimumBill: 1_000, partySize: 4 } }),
  accepted: typed({ body: pass }, confirmed({ body: { ...taken, amount: 450 } })),
  used: typed({ body: used }),
  expired: typed({ body: { ...pass, state: 'expired', expiresAt: '2026-11-19T05:00:00.000Z' } }),
  cancelled: typed({ body: { ...pass, state: 'cancelled' } }),
  voided: typed({ body: { ...used, state: 'voided' } }),
  'wrong-weekday': typed(rejectedVisit('wrong-weekday', { weekdays: [0, 1, 2, 3] })),
  'wrong-hour': typed(rejectedVisit('wrong-hour', { hoursFrom: '16:00', hoursUntil: '20:30' })),
  'blackout-date': typed(rejectedVisit('blackout-date', { blackoutDates: ['2026-11-21', '2026-11-22'] })),
  'wrong-branch': typed(rejectedVisit('wrong-branch', { branches: ['Thamel', 'Patan'] })),
  'bill-too-small': typed(
    { body: { ...pass, minimumBill: 1_000 } },
    confirmed(rejected(409, 'visit.bill-too-small')),
  ),
  'party-too-small': typed(
    { body: { ...pass, partySize: 4 } },
    confirmed(rejected(409, 'visit.party-too-small'), '3'),
  ),
  'other-vendor': typed(rejected(404, 'pass.other-vendor')),
  unknown: typed(rejected(404, 'pass.not-found')),
  mistyped: async (page) => {
    await answer(page, '**/api/counter/lookup', rejected(400, 'code.malformed'));
    await page.locator('#typed-code').fill('7K4M29QY');
    await page.locator('form button[type=submit]').click();
    await page.locator('#typed-code-fault').waitFor();
  },
  'too-many': typed(rejected(429, 'code.too-many-wrong')),
  failed: typed(rejected(500, 'server.error')),
  offline: typed('silence'),
  'offline-confirming': typed({ body: pass }, confirmed('silence')),
  'camera-refused': denyCamera,
  'phone-lookup': lookUpByPhone,
  'phone-lookup-word': askForWord,
  'taken-back': (page) => {
    const voidableUntil = new Date(Date.now() + 600_000).toISOString();
    return typed({ body: { ...taken, voidableUntil } }, takeBack)(page);
  },
};

/** The slip of the first open code. */
async function slipOfFirst(request: APIRequestContext): Promise<string> {
  const open = await request.get('/api/redemptions/me?state=issued&limit=1');
  const [first] = (await open.json()) as { id: string }[];
  return `/dashboard/passes/${first?.id}/slip`;
}

/** Screens of all results at the counter. API responses are mocked, so that each state is available at any time. */
export const counterStates: readonly ScreenShot[] = [
  ...Object.entries(states).map(([name, act]): ScreenShot => ({
    name: `counter-${name}`,
    path: '/dashboard/counter',
    as: 'staff',
    act,
  })),
  { name: 'pass-slip', path: slipOfFirst, as: 'customer' },
  { name: 'counter-word-of-customer', path: '/dashboard/redemptions', as: 'customer', act: showWord },
];

/** Types a total that differs by more than a manager has to sign for. */
async function countTooMuch(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Type the total instead|जम्मा रकम लेख्नुहोस्)$/ }).click();
  await page.getByLabel(/^(Counted in all|गनेको जम्मा रकम)/).fill('20000');
  await page.getByRole('button', { name: /^(Not known|थाहा छैन)$/ }).click();
}

async function openCorrection(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Add a correction|सच्याइ थप्नुहोस्)$/ }).click();
  await page.getByLabel(/^(Why\?|किन\?)$/).waitFor();
}

export const closeStates: readonly ScreenShot[] = [
  { name: 'daily-close', path: lastFullDay, as: 'vendor' },
  { name: 'daily-close-open', path: '/dashboard/counter/close', as: 'staff' },
  { name: 'daily-close-difference', path: '/dashboard/counter/close', as: 'vendor', act: countTooMuch },
  { name: 'daily-close-correction', path: lastFullDay, as: 'vendor', act: openCorrection },
  { name: 'daily-close-report', path: '/dashboard/counter/close?branch=all', as: 'vendor' },
  { name: 'daily-close-nothing', path: '/dashboard/counter/close?day=2001-01-01', as: 'staff' },
];

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { mailedPath } from '../support/mail.ts';
import { call } from '../support/people/buyers.ts';
import { demoPassword, freshEmail } from '../support/people/people.ts';
import { anotherAdmin } from '../support/people/second-admin.ts';

const SECOND = 1_000;
const TEN_MINUTES = 600 * SECOND;
const MAX_DECIDING_ACTIONS = 6;

/** Estimates the time on a phone: 0.3 s per character, 1.5 s per tap, 20 s per photo, plus the actual run time. */
class Effort {
  readonly asked: string[] = [];
  readonly #begun = Date.now();
  #typed = 0;

  constructor(private readonly page: Page) {}

  async type(label: string, text: string): Promise<void> {
    this.asked.push(label);
    this.#typed += (1.5 + 0.3 * text.length) * SECOND;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  async tap(target: Locator): Promise<void> {
    this.#typed += 1.5 * SECOND;
    await target.click();
  }

  async photo(kind: 'tax' | 'registration', file: Buffer): Promise<void> {
    this.#typed += 20 * SECOND;
    const photo = { name: `${kind}.jpg`, mimeType: 'image/jpeg', buffer: file };
    await this.page.locator(`input[data-photo="${kind}"]`).setInputFiles(photo);
  }

  get total(): number {
    return this.#typed + Date.now() - this.#begun;
  }
}

/** Returns a photo of a printed page with lines of text. */
const paperPhoto = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const base64 = await page.evaluate(
    ([wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = '#fff';
      context.fillRect(0, 0, wide, high);
      context.fillStyle = '#111';
      context.font = `${Math.round(high / 28)}px sans-serif`;
      for (let line = 1; line < 20; line++)
        context.fillText('Permanent Account Number 601234567 Pokhara', wide / 20, (line * high) / 21);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] as string;
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
};

/** A PAN in Nepali digits that no business of an earlier run has. */
const unusedPan = (): string =>
  `601${String(Date.now()).slice(-6)}`.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] as string);

/** Counts the clicks and keys of an admin. */
class Actions {
  count = 0;

  constructor(readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.count++;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.count++;
    await this.page.keyboard.press(key);
  }
}

/** Finds the business on the workbench, reads both papers, verifies it and approves its deal. */
async function decideArrival(actions: Actions, vendorId: number): Promise<void> {
  const { page } = actions;
  const filters = page.getByRole('navigation', { name: 'Filters' });
  await actions.click(filters.getByRole('link', { name: /^Businesses/ }));
  await actions.click(page.locator(`[id="work-vendor:${vendorId}"]`));
  await expect(page.locator('#work-item')).toHaveText('Thakali Ghar');
  await actions.click(page.getByRole('button', { name: /whole page/ }));
  const papers = page.getByRole('region', { name: 'Papers' });
  const isShown = () =>
    expect
      .poll(() => papers.locator('img').evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(500);
  await isShown();
  await actions.press('2');
  await expect(papers.getByRole('button', { pressed: true })).toHaveText('2 Registration');
  await isShown();
  await expect(page.getByRole('button', { name: 'Verify and approve 1 deal' })).toBeVisible();
  await actions.press('v');
  await expect(page.getByText('Verified: Thakali Ghar.')).toBeVisible();
}

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  geolocation: { latitude: 28.20961, longitude: 83.95564 },
  permissions: ['geolocation'],
});

async function signUp(effort: Effort, page: Page): Promise<void> {
  const email = freshEmail('first.day');
  for (const [label, text] of [
    ['First name', 'Maya'],
    ['Last name', 'Thakali'],
    ['Email', email],
    ['Phone', '9800000000'],
    ['City', 'Pokhara'],
    ['Password', demoPassword],
    ['Confirm password', demoPassword],
    ['Business name', 'Thakali Ghar'],
    ['Category', 'Dining'],
    ['Description', 'Dal bhat, cooked all day long.'],
  ] as const)
    await effort.type(label, text);
  await page.keyboard.press('Escape');
  await effort.tap(page.getByRole('button', { name: 'Create account and register' }));
  await page.waitForURL(/\/dashboard$/);
  await expect(page.getByText('Get live: 0 of 5 done')).toBeVisible();
  await page.goto(await mailedPath(email, /\/verify-email\?token=[\w.%-]+/));
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Get live: 1 of 5 done')).toBeVisible();
}

async function sendPapers(effort: Effort, page: Page): Promise<void> {
  for (const kind of ['tax', 'registration'] as const) {
    await effort.photo(kind, await paperPhoto(page, 1600, 1200));
    await effort.tap(page.getByRole('dialog').getByRole('button', { name: 'Use this photo' }));
    await expect(page.getByRole('link', { name: /^JPEG/ })).toHaveCount(kind === 'tax' ? 1 : 2);
  }
  await effort.type('PAN or VAT number', unusedPan());
  await effort.type('Registration number', '12345');
  await effort.tap(page.getByRole('button', { name: 'Send for checking' }));
  await expect(page.getByText(/The admin's answer is expected by \w+day, 6 PM/)).toBeVisible();
}

async function addBranch(effort: Effort, page: Page): Promise<void> {
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Pokhara');
  await effort.type('Address', 'Lakeside 6');
  await effort.tap(page.getByRole('button', { name: 'Use my place' }));
  await expect(page.getByText('The pin is where you are.')).toBeVisible();
  await effort.type('Opens', '10:00');
  await effort.type('Closes', '21:00');
  await effort.tap(page.getByRole('button', { name: 'Save the branch' }));
  await expect(page.getByText('Get live: 3 of 5 done')).toBeVisible();
}

async function prepareDeal(effort: Effort, page: Page): Promise<void> {
  await effort.type('Usual price of what you offer', '500');
  await expect(page.getByText('Per visit you charge Rs. 350 and give up Rs. 150.')).toBeVisible();
  await effort.tap(page.getByRole('button', { name: 'Begin with this: Percentage in quiet hours' }));
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('30% off on weekday afternoons');
  await effort.tap(page.getByRole('button', { name: 'Submit for review' }));
  await expect(page.getByText('Deal Created')).toBeVisible();
}

test('a new owner waits for approval with one deal, within ten minutes and without a field asked twice; an admin decides both in six actions', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto('/vendor-signup');
  const effort = new Effort(page);
  await signUp(effort, page);
  await sendPapers(effort, page);
  await addBranch(effort, page);
  await prepareDeal(effort, page);

  await page.goto('/dashboard');
  await expect(page.getByText('Get live: 4 of 5 done')).toBeVisible();
  await expect(page.getByText('In check', { exact: true })).not.toHaveCount(0);
  expect(new Set(effort.asked).size).toBe(effort.asked.length);
  expect(effort.total).toBeLessThan(TEN_MINUTES);

  await page.getByRole('link', { name: 'Open the counter card' }).click();
  const file = await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  const answer = await page.request.get(file as string);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await page.goto('/dashboard');
  await expect(page.getByText('Get live: 5 of 5 done')).toBeVisible();

  const { id } = await call<{ id: number }>(page.request, '/api/vendors/me', {}, 'GET');
  const admin = await anotherAdmin(browser);
  await admin.setViewportSize({ width: 1440, height: 900 });
  await admin.goto('/dashboard/workbench');
  const actions = new Actions(admin);
  await decideArrival(actions, id);
  expect(actions.count).toBeLessThanOrEqual(MAX_DECIDING_ACTIONS);
  const states = async () => [
    (await call<{ status: string }>(page.request, '/api/vendors/me', {}, 'GET')).status,
    ...(await call<{ moderationStatus: string }[]>(page.request, '/api/vendors/me/deals', {}, 'GET')).map(
      ({ moderationStatus }) => moderationStatus,
    ),
  ];
  await expect.poll(states, { timeout: 20_000 }).toEqual(['verified', 'approved']);
  await page.reload();
  await expect(page.getByText(/^Get live: \d/)).toHaveCount(0);
  await admin.context().close();
});

test('a small photo is doubted, and sent all the same', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const headers = { origin: new URL(baseURL as string).origin };
  const email = freshEmail('small.photo');
  const account = { firstName: 'Nima', lastName: 'Sherpa', phone: '9800000000', city: 'Kathmandu', email };
  const business = { businessName: 'Nima Tea', category: 'Cafes', description: 'Tea, all day long.' };
  await context.request.post('/api/vendors/signup', {
    headers,
    data: { account: { ...account, password: demoPassword }, business },
  });
  await context.request.post('/api/auth/login', { headers, data: { email, password: demoPassword } });
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open: Send your papers' }).click();
  const photo = { name: 'pan.jpg', mimeType: 'image/jpeg', buffer: await paperPhoto(page, 640, 480) };
  await page.locator('input[data-photo="tax"]').setInputFiles(photo);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn' }).click();
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog.getByText('This may be hard to read.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Take again' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Use anyway' }).click();
  await expect(page.getByRole('link', { name: /^JPEG/ })).toHaveCount(1);
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
});

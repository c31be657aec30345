import { randomInt } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/closed-contexts.ts';
import { freshEmail } from '../support/people/people.ts';
import { FickleBackend, TestBackend } from '../support/test-backend.ts';
import { Origin, TestShell } from '../support/test-shell.ts';

const NOWHERE = 'http://127.0.0.1:9';
const away = { vendor: NOWHERE, admin: NOWHERE };
const PASSWORD = 'momo and chiya';
const SIGNUPS_A_MINUTE = 10;

let storefront: Origin;

test.beforeAll(async () => {
  storefront = await Origin.of('storefront-mfe');
});
test.afterAll(() => storefront.remove());

test.describe('when the backend', () => {
  let backend: FickleBackend;
  let shell: TestShell;

  test.beforeAll(async ({ baseURL }) => {
    backend = await FickleBackend.before(new URL(baseURL as string).origin);
    shell = await TestShell.before({ storefront: storefront.url, ...away }, { BACKEND_URL: backend.url });
  });
  test.afterAll(async () => {
    await shell.stop();
    backend.stop();
  });
  test.afterEach(() => {
    backend.state = 'up';
  });

  const open = async (browser: Browser, path: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: shell.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  const submit = async (page: Page, form = 'main form'): Promise<number | undefined> => {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.locator(`${form} button[type=submit]`).first().click(),
    ]);
    return answer.status();
  };
  const fill = async (page: Page, fields: Record<string, string>): Promise<void> => {
    for (const [name, value] of Object.entries(fields)) await page.locator(`main [name=${name}]`).fill(value);
  };

  for (const state of ['stalled', 'away'] as const) {
    // The shell answers both in the same way. A short run has each form once.
    const ofStalled = state === 'stalled' ? '@long' : [];
    const ofAway = state === 'away' ? '@long' : [];

    test(
      `is ${state}, a sign-up comes back as it was typed and succeeds afterwards`,
      { tag: ofAway },
      async ({ browser }) => {
        const page = await open(browser, '/customer-signup?returnTo=%2Fbrands');
        const email = freshEmail('patient');
        const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
        await fill(page, { firstName: 'Asha', lastName: 'Gurung', email, phone: '9812345673', ...passwords });
        await page.locator('[name=city]').selectOption('Lalitpur');
        backend.state = state;
        expect(await submit(page)).toBe(503);
        await expect(page.getByText('The service is not available right now.')).toBeVisible();
        await expect(page.locator('[name=firstName]')).toHaveValue('Asha');
        await expect(page.locator('main [name=email]')).toHaveValue(email);
        await expect(page.locator('[name=city]')).toHaveValue('Lalitpur');
        await expect(page.locator('main [name=password]')).toHaveValue('');

        backend.state = 'up';
        await fill(page, passwords);
        expect(await submit(page)).toBe(303);
        await expect(page.getByText('Your account is ready')).toBeVisible();
        await page.context().close();
      },
    );

    test(
      `is ${state}, a sign-in in Nepali comes back with the address and a sentence`,
      { tag: ofStalled },
      async ({ browser }) => {
        const page = await open(browser, '/ne/login?returnTo=%2Fne%2Fbrands');
        await fill(page, { email: 'customer@example.com', password: PASSWORD });
        backend.state = state;
        expect(await submit(page, 'form[action="/forms/login"]')).toBe(503);
        await expect(page.getByText('सेवा अहिले उपलब्ध छैन।')).toBeVisible();
        await expect(page.locator('main [name=email]')).toHaveValue('customer@example.com');
        expect(await page.content()).not.toContain(PASSWORD);
        await page.context().close();
      },
    );

    test(
      `is ${state}, a redemption is answered with a page that says so`,
      { tag: ofStalled },
      async ({ browser }) => {
        const page = await open(browser, '/deals/1');
        backend.state = state;
        const [answer] = await Promise.all([
          page.waitForResponse((response) => response.request().method() === 'POST'),
          page.locator('[data-redeem]').first().click(),
        ]);
        expect([answer.status(), answer.headers()['cache-control']]).toEqual([503, 'no-store']);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // The deal is shown if the shell has just read it.
        await expect(page.locator('main')).toContainText(
          /could not be loaded|service is not available right now/,
        );
        await page.context().close();
      },
    );
  }
});

test(
  'limits count per visitor, with two shells behind a proxy and two backends',
  { tag: '@long' },
  async ({ baseURL }) => {
    const { origin } = new URL(baseURL as string);
    const backends = await Promise.all([TestBackend.start(origin), TestBackend.start(origin)]);
    const remotes = { storefront: storefront.url, ...away };
    const env = { PUBLIC_URL: origin, TRUSTED_PROXIES: '1' };
    const shells = await Promise.all(
      backends.map(({ url }) => TestShell.before(remotes, { ...env, BACKEND_URL: url })),
    );
    const [visitor, other] = [1, 2].map((net) => `198.51.${net}.${randomInt(1, 250)}`);
    // The API rejects the phone number, and counts the attempt.
    const fields = new URLSearchParams({
      ...{ firstName: 'Asha', lastName: 'Gurung', email: 'asha@example.com', phone: 'x', city: 'Kathmandu' },
      ...{ password: PASSWORD, confirmPassword: PASSWORD, language: 'en' },
    });
    const signUp = (attempt: number, address: string | undefined): Promise<Response> => {
      const { url } = shells[attempt % 2] as TestShell;
      return fetch(`${url}/forms/signup`, {
        method: 'POST',
        body: fields,
        redirect: 'manual',
        headers: { origin, accept: 'text/html', 'x-forwarded-for': `203.0.113.${attempt}, ${address}` },
      });
    };
    try {
      for (let attempt = 0; attempt < SIGNUPS_A_MINUTE; attempt += 1)
        expect((await signUp(attempt, visitor)).status).toBe(400);
      for (const attempt of [SIGNUPS_A_MINUTE, SIGNUPS_A_MINUTE + 1]) {
        const rejected = await signUp(attempt, visitor);
        expect(rejected.status).toBe(429);
        expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
        const page = await rejected.text();
        expect(page).toContain('Too many attempts. Please wait a moment and try again.');
        expect(page).toContain('value="asha@example.com"');
        expect(page).not.toContain(PASSWORD);
      }
      expect((await signUp(0, other)).status).toBe(400);
    } finally {
      await Promise.all(shells.map((shell) => shell.stop()));
      await Promise.all(backends.map((backend) => backend.stop()));
    }
  },
);

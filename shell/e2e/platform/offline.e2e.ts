import type { Page } from '@playwright/test';
import { Origin, TestShell } from '../support/test-shell.ts';
import { signInByCall } from '../support/people/people.ts';
import { readQr } from '../support/qr.ts';
import { expect, test } from '../support/console-check.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Waits until the service worker has cached all files, as after a first visit. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => caches.match('/offline').then(Boolean))).toBe(true);
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
}

const savedPasses = (page: Page): Promise<number> =>
  page.evaluate(async () =>
    (await caches.has('own-passes')) ? (await (await caches.open('own-passes')).keys()).length : 0,
  );

test('in airplane mode the codes are there, and nothing else that is personal', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/');
  await workerReady(page);
  await signInByCall(context.request, 'customer', baseURL as string);
  await page.goto('/dashboard/redemptions');
  await expect(page.getByRole('button', { name: 'Show on whole screen' })).toBeVisible();
  await expect.poll(() => savedPasses(page)).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.goto('/dashboard/redemptions');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Redemptions');
  const code = page.getByRole('img', { name: /^QR code/ }).first();
  await expect(code).toBeVisible();
  await code.evaluate((picture) => picture.scrollIntoView({ block: 'center' }));
  expect(readQr(await page.screenshot({ animations: 'disabled' }))).toMatch(/\/c#.{60,}/);
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.getByRole('button', { name: 'Show to a shop without internet' }).click();
  const whole = page.getByRole('dialog', { name: /^Your Redemption Code/ });
  await expect(whole.getByText('It works without internet.')).toBeVisible();
  await whole.getByRole('img', { name: /^QR code/ }).waitFor();
  expect(readQr(await page.screenshot({ animations: 'disabled' }))).toMatch(/\/c#.{60,}/);
  await page.keyboard.press('Escape');
  const stored = await page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys())
      for (const answer of await (await caches.open(name)).matchAll())
        texts.push(await answer.clone().text());
    return texts.join('\n');
  });
  expect(stored).not.toContain('customer@example.com');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/dashboard\/redemptions$/);
  await expect(page.getByRole('button', { name: 'Show on whole screen' })).toBeVisible();
});

test('a page seen before stays readable, another one says that there is no connection', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await workerReady(page);
  await page.goto('/ne/deals');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.goto('/ne/deals');
  await expect(page.locator('article').first()).toBeVisible();
  await page.goto('/ne/deals?category=cafes');
  await expect(page).toHaveURL(/\/ne\/offline\?from=/);
});

test('the bar says when the connection goes, and what was typed stays', async ({ page, context }) => {
  await page.goto('/login');
  await workerReady(page);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Email').fill('asha@example.com');
  await context.setOffline(true);
  await expect(page.getByText('No internet. Your codes still work.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.com');
  await context.setOffline(false);
  await expect(page.getByText('No internet. Your codes still work.')).toBeHidden();
});

test('signing out leaves no code on the device', async ({ page, context, baseURL }) => {
  await page.goto('/');
  await workerReady(page);
  await signInByCall(context.request, 'customer', baseURL as string);
  await page.goto('/dashboard/redemptions');
  await expect.poll(() => savedPasses(page)).toBeGreaterThan(0);
  await page.goto('/api/logout');
  await expect.poll(() => savedPasses(page)).toBe(0);
});

test('a remote that is deployed again is shown at the next load, worker or not', async ({ page }) => {
  const origin = await Origin.of('storefront-mfe');
  const shell = await TestShell.before({
    storefront: origin.url,
    vendor: 'http://127.0.0.1:9',
    admin: 'http://127.0.0.1:9',
  });
  try {
    await page.goto(shell.url);
    await workerReady(page);
    await origin.rebuild('Explore by Category', 'Explore by Kind');
    await expect.poll(async () => (await fetch(shell.url)).text()).toContain('newbuild');
    // The open page continues with the files that it loaded at the start.
    await page.getByRole('link', { name: 'All Outlets' }).click();
    await expect(page.locator('article').first()).toBeVisible();
    await page.goto(shell.url);
    await expect(page.getByRole('heading', { name: 'Explore by Kind' })).toBeVisible();
  } finally {
    await shell.stop();
    await origin.remove();
  }
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { confirmWithPassword, ownerPage } from '../support/developers.ts';
import { isShownWell } from '../support/shown-well.ts';
import { ageStepUp } from '../support/people/old-session.ts';
import { callAs } from '../support/people/buyers.ts';
import { pageOf } from '../support/people/people.ts';
import { WebhookReceiver } from '../support/webhook-receiver.ts';

const SECRET = /^whsec_\S{40,}$/;

/** Adds an endpoint after a step-up, and is told what is missing or wrong before. */
async function addEndpoint(page: Page, context: BrowserContext, url: string): Promise<void> {
  await page.getByRole('button', { name: 'Add endpoint' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an endpoint' });
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(dialog.getByText('Please give the address of your server.')).toBeVisible();
  await expect(dialog.getByText('Please choose at least one event.')).toBeVisible();
  await expect(dialog.getByLabel('Address')).toBeFocused();
  await dialog.getByLabel('Address').fill('http://10.0.0.1/dobbar');
  await dialog.getByRole('checkbox', { name: 'pass.redeemed' }).check();
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  await expect(dialog.getByText('Please give an https address that the internet can reach.')).toBeVisible();
  await isShownWell(page, 'developers-webhook-form');
  await dialog.getByLabel('Address').fill(url);
  await ageStepUp(context);
  await dialog.getByRole('button', { name: 'Add endpoint' }).click();
  await confirmWithPassword(page);
}

/** Sends a test that succeeds and one that fails, looks at its answer, and sends it again. */
async function sendTests(page: Page, receiver: WebhookReceiver, host: string): Promise<void> {
  const log = page.getByRole('button', { name: /webhook\.test/ });
  await page.getByRole('button', { name: `Send test to ${host}` }).click();
  await expect(log.filter({ hasText: '200' })).toHaveCount(1);
  receiver.status = 500;
  await page.getByRole('button', { name: `Send test to ${host}` }).click();
  const failed = log.filter({ hasText: '500' });
  await expect(failed).toHaveCount(1);
  await failed.click();
  await expect(page.getByRole('heading', { name: 'webhook.test' })).toBeFocused();
  await page.getByRole('tab', { name: 'Answer' }).click();
  await expect(page.getByText('database is locked')).toBeVisible();
  await isShownWell(page, 'developers-webhook-delivery');
  receiver.status = 200;
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(log.filter({ hasText: '200' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Copy as curl' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('webhook-id: ');
  await page.getByRole('button', { name: 'Close the delivery' }).click();
  await expect(log.first()).toBeFocused();
  expect(receiver.bodies.length).toBeGreaterThanOrEqual(3);
}

/** Edits the endpoint, rotates its secret, and turns it off and on. */
async function change(page: Page, url: string, secret: string): Promise<void> {
  const { host } = new URL(url);
  await page.getByRole('button', { name: `Edit ${host}` }).click();
  const form = page.getByRole('dialog', { name: 'Edit the endpoint' });
  await expect(form.getByLabel('Address')).toHaveValue(url);
  await form.getByRole('checkbox', { name: 'payout.made' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(/2 kinds of events/)).toBeVisible();

  await page.getByRole('button', { name: `Rotate the secret of ${host}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rotate secret' }).click();
  const rotated = page.getByRole('dialog', { name: `Secret of ${host}` });
  expect(await rotated.getByText(SECRET).textContent()).not.toBe(secret);
  await rotated.getByRole('button', { name: 'I have stored it' }).click();
  await expect(page.getByText(/the secret before signs until/)).toBeVisible();

  await page.getByRole('button', { name: `Turn off ${host}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(/^You turned it off/)).toBeVisible();
  await isShownWell(page, 'developers-webhook-off');
  await page.getByRole('button', { name: `Turn on ${host}` }).click();
  await expect(page.getByRole('button', { name: `Send test to ${host}` })).toBeVisible();
}

async function remove(page: Page, host: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${host}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('There is no endpoint yet.')).toBeVisible();
}

test('an owner adds an endpoint, tests it, reads its log and deletes it', async ({ browser, baseURL }) => {
  const receiver = await WebhookReceiver.start();
  const permissions = ['clipboard-read', 'clipboard-write'];
  const context = await browser.newContext({ baseURL, permissions });
  try {
    const page = await ownerPage(context, baseURL as string);
    const url = `${receiver.origin}/dobbar`;
    const { host } = new URL(url);
    await page.goto('/dashboard/developers');
    await expect(page.getByText('There is no endpoint yet.')).toBeVisible();
    await addEndpoint(page, context, url);
    const made = page.getByRole('dialog', { name: `Secret of ${host}` });
    const secret = (await made.getByText(SECRET).textContent()) ?? '';
    await isShownWell(page, 'developers-webhook-made');
    await made.getByRole('button', { name: 'Copy secret' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
    await made.getByRole('button', { name: 'I have stored it' }).click();
    await expect(page.getByText(SECRET)).toHaveCount(0);
    await sendTests(page, receiver, host);
    await remove(page, host);
  } finally {
    receiver.stop();
    await context.close();
  }
});

// The short case adds an endpoint; webhooks.api.spec.ts has the rules of changes.
test(
  'an owner changes an endpoint, rotates its secret, and turns it off and on',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    const page = await ownerPage(context, baseURL as string);
    const form = { url: 'https://till.example.com/dobbar', eventTypes: ['pass.redeemed'] };
    const made = await callAs<{ secret: string }>(page, 'POST', '/api/vendors/me/webhooks', form);
    await page.goto('/dashboard/developers');
    await change(page, form.url, made.secret);
    await remove(page, new URL(form.url).host);
    await context.close();
  },
);

// The short case is that of an owner of a business.
test(
  'an owner of the marketplace adds an endpoint and deletes it',
  { tag: '@long' },
  async ({ browser, baseURL }) => {
    const { page, context } = await pageOf(browser, baseURL as string, 'admin');
    const host = `h${Date.now().toString(36)}.example.com`;
    await page.goto('/dashboard/developers');
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add an endpoint' });
    await dialog.getByLabel('Address').fill(`https://${host}/events`);
    await dialog.getByRole('checkbox', { name: 'order.paid' }).check();
    await dialog.getByRole('button', { name: 'Add endpoint' }).click();
    const made = page.getByRole('dialog', { name: `Secret of ${host}` });
    await expect(made.getByText(SECRET)).toBeVisible();
    await made.getByRole('button', { name: 'I have stored it' }).click();
    await expect(page.getByRole('button', { name: `Deliveries to ${host}` })).toBeVisible();
    await page.getByRole('button', { name: `Delete ${host}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `Deliveries to ${host}` })).toHaveCount(0);
    await context.close();
  },
);

import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { ownerPage } from '../support/developers.ts';
import { callAs } from '../support/people/buyers.ts';

const PATH = '/api/vendors/me/locations';

/** Sends the request that lists the branches from the reference. */
async function execute(page: Page): Promise<Request> {
  const sent = page.waitForRequest((request) => new URL(request.url()).pathname === PATH);
  await page.getByRole('button', { name: 'Execute' }).click();
  return sent;
}

test('the reference tries a request with the typed key and without the cookie of the session', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await ownerPage(context, baseURL as string);
  const created = { name: 'Reference', scopes: ['deals:read'] };
  const { key } = await callAs<{ key: string }>(page, 'POST', '/api/vendors/me/api-keys', created);
  expect(key).toMatch(/^dob_live_\S{40,}$/);

  await page.goto('/api/docs/business#/vendors');
  await page.locator('.opblock-summary', { hasText: PATH }).filter({ hasText: 'GET' }).first().click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  const plain = await execute(page);
  expect((await plain.allHeaders())['cookie']).toBeUndefined();
  expect((await plain.response())?.status()).toBe(401);

  await page.getByRole('button', { name: 'Authorize' }).first().click();
  await page.locator('.auth-container', { hasText: 'http, Bearer' }).getByRole('textbox').fill(key);
  await page
    .locator('.auth-container', { hasText: 'http, Bearer' })
    .getByRole('button', { name: 'Apply credentials' })
    .click();
  await page.locator('.modal-ux').getByRole('button', { name: 'Close' }).first().click();
  const withKey = await execute(page);
  const headers = await withKey.allHeaders();
  expect([headers['authorization'], headers['cookie']]).toEqual([`Bearer ${key}`, undefined]);
  expect((await withKey.response())?.status()).toBe(200);
  await context.close();
});

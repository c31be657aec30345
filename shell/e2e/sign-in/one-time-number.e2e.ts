import type { Locator, Page } from '@playwright/test';
import { AccessibilityCheck } from '../support/accessibility.ts';
import { mailedDigits } from '../support/mail.ts';
import { freshEmail } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

const SECONDS = { character: 0.3, tap: 1.5, fetchDigits: 10 };

/** Counts taps and typed characters to estimate the minimum time of a user. */
class Hand {
  taps = 0;
  characters = 0;

  async tap(target: Locator): Promise<void> {
    this.taps++;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.characters += text.length;
    await field.fill(text);
  }

  /** @param waitedMs the duration of the test, which contains all real waiting times */
  seconds(waitedMs: number): number {
    const { character, tap, fetchDigits } = SECONDS;
    return this.characters * character + this.taps * tap + fetchDigits + waitedMs / 1000;
  }
}

const sheet = (page: Page) => page.getByRole('dialog');
const digitsField = (page: Page) => sheet(page).getByLabel(/The 6 digits sent to/);

async function askForDigits(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: /number by e-mail/ }).click();
  await sheet(page).getByLabel('E-mail').fill(email);
  await sheet(page).getByRole('button', { name: 'Continue' }).click();
  await expect(digitsField(page)).toBeFocused();
}

test('an empty browser gets from a deal to its code within 12 taps and a minute', async ({
  page,
  request,
}) => {
  const [deal] = (await (await request.get('/api/deals/featured')).json()) as { id: number; title: string }[];
  const email = freshEmail('number');
  const hand = new Hand();
  await page.goto(`/deals/${deal?.id}`);
  const began = Date.now();
  await hand.tap(page.getByRole('button', { name: /^Redeem: get my code/ }));
  await hand.tap(page.getByRole('button', { name: 'Get my code with a number by e-mail' }));
  await expect(sheet(page).getByText(deal?.title ?? '')).toBeVisible();
  await hand.type(sheet(page).getByLabel('E-mail'), email);
  await hand.tap(sheet(page).getByRole('button', { name: 'Continue' }));
  await expect(digitsField(page)).toBeFocused();
  await hand.type(digitsField(page), await mailedDigits(email));
  await hand.type(sheet(page).getByLabel('What shall we call you?'), 'Sita');
  await hand.tap(sheet(page).getByRole('button', { name: 'Create account and get my code' }));
  await expect(page.getByRole('dialog', { name: 'Your Redemption Code' })).toBeVisible();
  expect(hand.taps).toBeLessThanOrEqual(12);
  expect(hand.seconds(Date.now() - began)).toBeLessThanOrEqual(60);
});

test('wrong digits leave the tries, another mail has the same digits, and a known visitor is signed in', async ({
  page,
}) => {
  await page.goto('/login');
  await askForDigits(page, freshEmail('wrong'));
  await digitsField(page).fill('000000');
  await expect(sheet(page).getByText('These digits do not match. 4 tries left.')).toBeVisible();
  await new AccessibilityCheck().ofPage(page);
  await expect(sheet(page).getByText(/Send again in/)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Use another address' }).click();

  await sheet(page).getByLabel('E-mail').fill('customer@example.com');
  await page.keyboard.press('Enter');
  await expect(digitsField(page)).toBeFocused();
  await digitsField(page).fill(await mailedDigits('customer@example.com'));
  await expect(page.getByText('Login Successful!')).toBeVisible();
});

test('a closed sheet keeps what was typed, and the digits that were sent work', async ({ page }) => {
  const email = freshEmail('kept');
  await page.goto('/login');
  await askForDigits(page, email);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('button', { name: /number by e-mail/ }).click();
  await digitsField(page).fill(await mailedDigits(email));
  await sheet(page).getByRole('button', { name: 'Create account' }).click();
  await expect(sheet(page).getByText('Please enter your name.')).toBeVisible();
  await sheet(page).getByLabel('What shall we call you?').fill('Gita');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Welcome, Gita.')).toBeVisible();
});

test('an owner begins with a number and goes on to the business', async ({ page }) => {
  const email = freshEmail('owner-number');
  await page.goto('/vendor-signup');
  await askForDigits(page, email);
  await digitsField(page).fill(await mailedDigits(email));
  await sheet(page).getByLabel('What shall we call you?').fill('Hari');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/business$/);
});

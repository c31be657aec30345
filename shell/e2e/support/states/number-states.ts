import type { Page } from '@playwright/test';
import { freshEmail } from '../people/people.ts';
import { mailedDigits } from '../mail.ts';
import type { ScreenShot } from './screen-shot.ts';

const openSheet = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /by e-mail|(इमेल|SMS )मा आउने/ }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

const askForDigits = async (page: Page): Promise<string> => {
  const email = freshEmail('number');
  await openSheet(page);
  await page.getByRole('dialog').getByRole('textbox').fill(email);
  await page.keyboard.press('Enter');
  await page.locator('input[name=digits]').waitFor();
  return email;
};

const typeDigits = async (page: Page): Promise<void> => {
  await page.locator('input[name=digits]').fill(await mailedDigits(await askForDigits(page)));
  await page.locator('input[name=firstName]').waitFor();
};

const typeWrongDigits = async (page: Page): Promise<void> => {
  await askForDigits(page);
  await page.locator('input[name=digits]').fill('000000');
  await page.locator('input[name=digits][aria-invalid]').waitFor();
};

/** Screens of the steps of the sign-in by a number. */
export const numberStates: readonly ScreenShot[] = [
  { name: 'number-address', path: '/login', act: openSheet },
  { name: 'number-digits', path: '/login', act: async (page) => void (await askForDigits(page)) },
  { name: 'number-wrong', path: '/login', act: typeWrongDigits },
  { name: 'number-name', path: '/login?returnTo=%2Fdeals%2F8%3Fget%3D1', act: typeDigits },
  { name: 'number-business', path: '/vendor-signup', act: openSheet },
];

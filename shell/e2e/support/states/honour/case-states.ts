import { type APIRequestContext, type Page, request as playwright } from '@playwright/test';
import { signUpBuyer } from '../../people/buyers.ts';
import { signInByCall } from '../../people/people.ts';
import { aCaseOf, answerCase, aUsedCode, type UsedCode } from '../../people/honour-cases.ts';
import type { ScreenShot } from '../screen-shot.ts';

/** Returns a screen of a new customer whose code was used. */
const ofCustomer = (
  name: string,
  path: (request: APIRequestContext, used: UsedCode) => string | Promise<string>,
  act?: ScreenShot['act'],
): ScreenShot => ({
  name,
  alone: true,
  path: async (request) => {
    await signUpBuyer(request);
    return path(request, await aUsedCode(request));
  },
  act,
});

/** Returns a screen of an admin for a case about which the shop disagrees. */
const ofAdmin = (name: string, path: (casePath: string) => string, act?: ScreenShot['act']): ScreenShot => ({
  name,
  alone: true,
  path: async (request) => {
    const baseURL = process.env['BASE_URL'] as string;
    const customer = await playwright.newContext({ baseURL });
    await signUpBuyer(customer);
    const { passId, owner } = await aUsedCode(customer);
    const casePath = await aCaseOf(customer, passId);
    await answerCase(owner, casePath, { answer: 'disagree', text: 'Our bill of that day shows Rs. 300.' });
    await signInByCall(request, 'admin', baseURL);
    return path(casePath);
  },
  act,
});

/** Returns a screen of the owner of a shop against which a case is open. */
const ofOwner = (name: string, path: (casePath: string) => string, act?: ScreenShot['act']): ScreenShot => ({
  name,
  alone: true,
  path: async (request) => {
    const customer = await playwright.newContext({ baseURL: process.env['BASE_URL'] });
    await signUpBuyer(customer);
    const { passId, signIn } = await aUsedCode(customer);
    const casePath = await aCaseOf(customer, passId);
    await signIn(request);
    return path(casePath);
  },
  act,
});

const seeCase = (page: Page): Promise<void> => page.locator('main #case-steps').waitFor();
const seeRows = (page: Page): Promise<void> => page.locator('main a[href*="/cases/"]').first().waitFor();

/** Chooses the second reason. */
const chooseReason = (page: Page): Promise<void> => page.locator('main input[type=radio]').nth(1).check();

/** Chooses to decide for the customer. */
const chooseFirst = (page: Page): Promise<void> => page.locator('main input[type=radio]').first().check();

/** Chooses to pay back. */
const payBack = (page: Page): Promise<void> => page.locator('main input[type=radio]').nth(1).check();

const offered =
  (answer: 'again' | 'disagree') =>
  async (request: APIRequestContext, { passId, owner }: UsedCode): Promise<string> => {
    const path = await aCaseOf(request, passId);
    await answerCase(owner, path, { answer, text: 'Sorry. Our new colleague did not know the deal.' });
    return path;
  };

/** Screens of the question after a use and of cases. */
export const caseStates: readonly ScreenShot[] = [
  ofCustomer(
    'codes-question',
    () => '/dashboard/redemptions',
    (page) => page.locator('main section[aria-label] h3').first().waitFor(),
  ),
  ofCustomer(
    'home-question',
    () => '/',
    (page) => page.locator('main section[aria-label] h3').first().waitFor(),
  ),
  ofCustomer('case-new', (_request, { passId }) => `/dashboard/passes/${passId}/case`, chooseReason),
  ofCustomer('case', (request, { passId }) => aCaseOf(request, passId), seeCase),
  ofCustomer('case-offer', offered('again'), seeCase),
  ofCustomer('case-disagreed', offered('disagree'), seeCase),
  ofCustomer(
    'cases',
    async (request, { passId }) => {
      await aCaseOf(request, passId);
      return '/dashboard/cases';
    },
    seeRows,
  ),
  ofCustomer('cases-none', () => '/dashboard/cases'),
  ofCustomer('case-missing', () => '/dashboard/cases/01980000-0000-7000-8000-000000000000'),
  ofOwner('vendor-case', (path) => path, payBack),
  ofOwner('vendor-cases', () => '/dashboard/cases', seeRows),
  ofOwner('vendor-cases-closed', () => '/dashboard/cases?state=closed'),
  ofAdmin('admin-case', (path) => path, chooseFirst),
  ofAdmin('admin-cases', () => '/dashboard/cases', seeRows),
  { name: 'honour-link-invalid', path: '/honour?token=none' },
  { name: 'honour-thanks', path: '/honour?state=thanks' },
  { name: 'honour-sorry', path: '/honour?state=sorry' },
];

import { type APIRequestContext, type Page } from '@playwright/test';
import { demoPassword, freshEmail } from '../people/people.ts';
import type { ScreenShot } from './screen-shot.ts';

const BASE_URL = String(process.env['BASE_URL']);

/** Registers a new business and signs in its owner. Returns the path of the overview. */
async function newOwner(request: APIRequestContext): Promise<string> {
  const headers = { origin: new URL(BASE_URL).origin };
  const email = freshEmail('sanu');
  const account = { firstName: 'Sanu', lastName: 'Prajapati', phone: '9841000000', city: 'Bhaktapur', email };
  const business = {
    businessName: 'Nyatapola Chiya Pasal',
    category: 'Cafes',
    description: 'Tea and sel roti on Taumadhi square.',
    city: 'Bhaktapur',
  };
  const data = { account: { ...account, password: demoPassword }, business };
  const signedUp = await request.post('/api/vendors/signup', { headers, data });
  if (!signedUp.ok()) throw new Error(`The owner could not sign up: ${await signedUp.text()}`);
  await request.post('/api/auth/login', { headers, data: { email, password: demoPassword } });
  return '/dashboard';
}

const withBranch =
  (path: string) =>
  async (request: APIRequestContext): Promise<string> => {
    await newOwner(request);
    await request.post('/api/vendors/me/locations', {
      headers: { origin: new URL(BASE_URL).origin },
      data: { name: 'Taumadhi', address: 'Taumadhi square', city: 'Bhaktapur' },
    });
    return path;
  };

const openStep = (number: number) => async (page: Page) => {
  const step = page.locator(`main ol > li:nth-child(${number})`);
  await step.getByRole('button').first().click();
  await step.locator('form, ul').first().waitFor();
};

export const firstDayStates: readonly ScreenShot[] = [
  { name: 'get-live', path: newOwner, alone: true },
  { name: 'get-live-papers', path: newOwner, alone: true, act: openStep(2) },
  { name: 'get-live-branch', path: newOwner, alone: true, act: openStep(3) },
  { name: 'get-live-deal', path: withBranch('/dashboard'), alone: true, act: openStep(4) },
  { name: 'counter-card', path: withBranch('/dashboard/business/card'), alone: true },
];

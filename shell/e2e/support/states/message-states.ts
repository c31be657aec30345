import type { APIRequestContext, Page } from '@playwright/test';
import { freshEmail } from '../people/people.ts';
import type { ScreenShot } from './screen-shot.ts';

const headers = { origin: new URL(process.env['BASE_URL'] ?? 'http://localhost').origin };

/** Sends a message through the contact form. */
async function received(request: APIRequestContext): Promise<number> {
  const answer = await request.post('/api/contact', {
    data: {
      name: 'Sujata Rai',
      email: freshEmail('asks'),
      subject: 'A shop in Patan',
      message: 'Namaste,\n\nthere is a new momo place behind the zoo. Could you invite them?\n\nSujata',
    },
    headers,
  });
  return ((await answer.json()) as { id: number }).id;
}

/** Creates a message with a note and a reply. */
async function aThread(request: APIRequestContext): Promise<string> {
  const id = await received(request);
  const path = `/api/admin/messages/${id}`;
  await request.post(`${path}/notes`, { data: { text: 'They are called Zoo Momo.' }, headers });
  await request.post(`${path}/replies`, {
    data: { text: 'Thank you, we have asked them.', version: 1 },
    headers,
  });
  return `/dashboard/messages/${id}`;
}

const aNewMessage = async (request: APIRequestContext): Promise<string> =>
  `/dashboard/messages/${await received(request)}`;

const aSubscriber = async (request: APIRequestContext): Promise<string> => {
  await request.post('/api/newsletter', { data: { email: freshEmail('reads') }, headers });
  return '/dashboard/messages/newsletter';
};

const askToSend = async (page: Page): Promise<void> => {
  await page.locator('main form textarea').fill('Thank you, we have asked them.');
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('dialog').getByRole('button').first().waitFor();
};

/** Screens of the message inbox in each of its states. */
export const messageStates: readonly ScreenShot[] = [
  {
    name: 'admin-messages',
    path: async (request) => {
      await received(request);
      return '/dashboard/messages';
    },
    as: 'admin',
  },
  { name: 'admin-messages-nothing', path: '/dashboard/messages?search=zzzzqqqq', as: 'admin' },
  { name: 'admin-message', path: aThread, as: 'admin' },
  { name: 'admin-message-send', path: aNewMessage, as: 'admin', act: askToSend },
  { name: 'admin-message-missing', path: '/dashboard/messages/2000000000', as: 'admin' },
  { name: 'admin-newsletter', path: aSubscriber, as: 'admin' },
];

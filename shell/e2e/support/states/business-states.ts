import type { APIRequestContext } from '@playwright/test';
import { demoPassword, signInByCall } from '../people/people.ts';
import type { ScreenShot } from './screen-shot.ts';

/**
 * Returns a screen of the owner of a demo business in this state.
 * @param path the path of the screen
 */
export const ownerOf = (
  status: 'pending' | 'rejected' | 'suspended',
  path = '/dashboard/business',
): Pick<ScreenShot, 'path' | 'alone'> => ({
  alone: true,
  path: async (request: APIRequestContext) => {
    const baseURL = process.env['BASE_URL'] as string;
    await signInByCall(request, 'admin', baseURL);
    const vendors = (await (await request.get(`/api/admin/vendors?status=${status}`)).json()) as {
      ownerEmail: string;
    }[];
    // Other tests create businesses in this state, too.
    const vendor = vendors.find(({ ownerEmail }) => ownerEmail.startsWith('owner.'));
    const answer = await request.post('/api/auth/login', {
      data: { email: vendor?.ownerEmail, password: demoPassword },
      headers: { origin: new URL(baseURL).origin },
    });
    if (!answer.ok())
      throw new Error(`The owner of a ${status} business could not sign in: ${await answer.text()}`);
    return path;
  },
});

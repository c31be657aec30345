import { type APIRequestContext, request as playwright } from '@playwright/test';
import { call } from './buyers.ts';
import { freshEmail } from './people.ts';
import { aShop, type Shop } from './shop-with-deal.ts';

export interface Guest {
  request: APIRequestContext;
  id: string;
  /** Text of the signed QR. */
  signed: string;
  code: string;
}

/** Creates a customer with an open pass of a deal. */
export async function aGuest({ dealId }: Shop): Promise<Guest> {
  const baseURL = process.env['BASE_URL'] as string;
  const request = await playwright.newContext({ baseURL });
  const [email, password] = [freshEmail('guest'), 'momo and chiya'];
  const person = { firstName: 'Sujata', lastName: 'Rai', phone: '9801234567', city: 'Kathmandu' };
  await call(request, '/api/customers/signup', { ...person, email, password });
  await call(request, '/api/auth/login', { email, password });
  const pass = await call<{ id: string; qrCode: string; code: string }>(request, '/api/redemptions', {
    dealId,
  });
  return { request, id: pass.id, signed: pass.qrCode, code: pass.code };
}

/** Returns the state of the pass of a guest. */
export const stateOf = async ({ request, id }: Guest): Promise<string> =>
  (await call<{ state: string }>(request, `/api/redemptions/${id}`, {}, 'GET')).state;

/** A verified shop with a branch. */
export async function aShopWithBranch(): Promise<Shop> {
  const shop = await aShop(process.env['BASE_URL'] as string);
  const branches = await call<unknown[]>(shop.owner, '/api/vendors/me/locations', {}, 'GET');
  if (branches.length === 0)
    await call(shop.owner, '/api/vendors/me/locations', {
      name: 'Thamel',
      address: 'Thamel Marg',
      city: 'Kathmandu',
    });
  return shop;
}

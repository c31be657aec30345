import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Page,
  request as playwright,
} from '@playwright/test';
import { mailedPath } from '../mail.ts';
import { freshEmail, signInByCall } from './people.ts';

/** Long enough for an admin, too. */
export const buyerPassword = 'momo and chiya';

export interface Buyer {
  email: string;
  context: BrowserContext;
  request: APIRequestContext;
}

export interface PlacedOrder {
  id: string;
  state: string;
  total: number;
  due: number;
  lines: { passes: { id: string; state: string }[] }[];
  payments: { id: string; gateway: string; state: string }[];
  refunds: { state: string; amount: number }[];
}

/** Prepaid deals of the demo data without a limit per customer. */
export const FREE_DEALS = [8, 4] as const;

const origin = (): { origin: string } => ({ origin: new URL(process.env['BASE_URL'] as string).origin });

/** Sends an API request as the page would; throws with the text of an error response. */
export async function call<T>(
  request: APIRequestContext,
  path: string,
  data: object = {},
  method = 'POST',
): Promise<T> {
  const answer = await request.fetch(path, {
    method,
    data: method === 'GET' ? undefined : data,
    headers: origin(),
  });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Sends an API request with the session of a page, as its screens would. The page need not be open. */
export const callAs = <T>({ request }: Page, method: string, path: string, data: object = {}): Promise<T> =>
  call<T>(request, path, data, method);

export interface NewAccount {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Creates a customer with a verified e-mail address, and signs in. */
export async function joinByCall(request: APIRequestContext, account: NewAccount): Promise<void> {
  const baseURL = process.env['BASE_URL'] as string;
  const { email, password } = account;
  await call(request, '/api/customers/signup', { ...account, phone: '9801234567', city: 'Kathmandu' });
  const token = new URL(await mailedPath(email), baseURL).searchParams.get('token');
  await call(request, '/api/auth/email/verify', { token });
  await call(request, '/api/auth/login', { email, password });
}

/**
 * Creates a customer with a verified e-mail address and no orders, and signs in.
 * @returns the e-mail address
 */
export async function signUpBuyer(request: APIRequestContext): Promise<string> {
  const email = freshEmail('buyer');
  await joinByCall(request, { firstName: 'Asha', lastName: 'Gurung', email, password: buyerPassword });
  return email;
}

/** Creates a new customer in a new browser context. */
export async function aBuyer(browser: Browser): Promise<Buyer> {
  const baseURL = process.env['BASE_URL'] as string;
  const context = await browser.newContext({ baseURL, timezoneId: 'Asia/Kathmandu' });
  const email = await signUpBuyer(context.request);
  return { email, context, request: context.request };
}

export const placeOrder = (request: APIRequestContext, quantity = 1): Promise<PlacedOrder> =>
  call(request, '/api/orders', { items: [{ dealId: FREE_DEALS[0], quantity }] });

export const readOrder = (request: APIRequestContext, id: string): Promise<PlacedOrder> =>
  call(request, `/api/orders/${id}`, {}, 'GET');

/** Cancels the order unless it is paid: a customer has one open order. */
export async function giveUpUnpaid(request: APIRequestContext, id: string): Promise<void> {
  const { state } = await readOrder(request, id);
  if (state === 'awaiting_payment') await call(request, `/api/orders/${id}/cancel`);
}

export interface OpenedPayment {
  id: string;
  redirect: { url: string } | null;
}

export const openPayment = (
  request: APIRequestContext,
  orderId: string,
  gateway: string,
): Promise<OpenedPayment> => call(request, `/api/orders/${orderId}/payments`, { gateway });

/** Confirms as an admin that a bank transfer has arrived. */
export async function confirmTransfer(paymentId: string): Promise<void> {
  const baseURL = process.env['BASE_URL'] as string;
  const admin = await playwright.newContext({ baseURL });
  await signInByCall(admin, 'admin', baseURL);
  await call(admin, `/api/admin/payments/${paymentId}/confirm-transfer`, { reference: `HB-${paymentId}` });
  await admin.dispose();
}

/**
 * Presses a button on the page of the mock gateway and confirms the result through the API, without a browser.
 * @returns the address to which the browser would return
 */
export async function settle(
  request: APIRequestContext,
  { id, redirect }: OpenedPayment,
  outcome: string,
): Promise<string> {
  const page = await request.get(redirect?.url ?? '');
  const action = /action="([^"]+)"/.exec(await page.text())?.[1]?.replaceAll('&amp;', '&') ?? '';
  const choice = { form: { outcome }, maxRedirects: 0 };
  const answer = await request.post(new URL(action, page.url()).href, choice);
  const back = new URL(answer.headers()['location'] ?? '');
  await call(request, `/api/payments/${id}/confirm`, Object.fromEntries(back.searchParams));
  return back.pathname + back.search;
}

export const payWithoutScreen = async (
  request: APIRequestContext,
  orderId: string,
  outcome: string,
): Promise<string> => settle(request, await openPayment(request, orderId, 'khalti'), outcome);

/**
 * Creates a paid order.
 * @returns its id
 */
export async function aPaidOrder(request: APIRequestContext, quantity = 2): Promise<string> {
  const { id } = await placeOrder(request, quantity);
  await payWithoutScreen(request, id, 'pay');
  return id;
}

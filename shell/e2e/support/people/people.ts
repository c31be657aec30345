import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';

export const demoPassword = 'Dobbar@Demo2026';

export type DemoAccount = 'customer' | 'vendor' | 'staff' | DemoAdmin;

const ADMINS = ['admin', 'moderator', 'support', 'finance'] as const;
type DemoAdmin = (typeof ADMINS)[number];

const isAdmin = (account: DemoAccount): account is DemoAdmin => ADMINS.some((admin) => admin === account);

/** Signs in to a demo account through the API. */
export async function signInByCall(
  request: APIRequestContext,
  account: DemoAccount,
  baseURL: string,
): Promise<void> {
  const email = `${account}@example.com`;
  const [path, data] = isAdmin(account)
    ? ['/api/auth/admin/login', { username: email, password: demoPassword }]
    : ['/api/auth/login', { email, password: demoPassword }];
  const answer = await request.post(path as string, { data, headers: { origin: new URL(baseURL).origin } });
  if (!answer.ok())
    throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`);
}

/** Opens a page in a new browser context, signed in to a demo account unless it is null. */
export async function pageOf(
  browser: Browser,
  baseURL: string,
  account: DemoAccount | null,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ baseURL, timezoneId: 'Asia/Kathmandu', ...options });
  if (account) await signInByCall(context.request, account, baseURL);
  return { page: await context.newPage(), context };
}

let counter = 0;

/** Returns an unused e-mail address, unique across the parallel workers. */
export const freshEmail = (name: string): string =>
  `${name}.${Date.now().toString(36)}${process.env['TEST_WORKER_INDEX'] ?? ''}x${(counter++).toString(36)}@example.com`;

/** Returns an unused mobile number, unique across the parallel workers. */
export const freshNumber = (): string =>
  `98${String((Date.now() * 10 + Number(process.env['TEST_WORKER_INDEX'] ?? 0) + counter++) % 100_000_000).padStart(8, '0')}`;

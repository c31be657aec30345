import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';

export const demoPassword = 'Dobbar@Demo2026';

export type DemoAccount = 'customer' | 'vendor' | 'staff' | 'admin';

/** Signs a demo account in without a screen. */
export async function signInByCall(
  request: APIRequestContext,
  account: DemoAccount,
  baseURL: string,
): Promise<void> {
  const email = `${account}@example.com`;
  const [path, data] =
    account === 'admin'
      ? ['/api/auth/admin/login', { username: email, password: demoPassword }]
      : ['/api/auth/login', { email, password: demoPassword }];
  const answer = await request.post(path as string, { data, headers: { origin: new URL(baseURL).origin } });
  if (!answer.ok())
    throw new Error(`${account} could not sign in: ${answer.status()} ${await answer.text()}`);
}

/** A browser of somebody's own, signed in. */
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

/** An address that nobody has yet, in whichever of the parallel workers. */
export const freshEmail = (name: string): string =>
  `${name}.${Date.now().toString(36)}${process.env['TEST_WORKER_INDEX'] ?? ''}x${(counter++).toString(36)}@example.com`;

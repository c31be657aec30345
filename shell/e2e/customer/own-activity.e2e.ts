import type { Page } from '@playwright/test';
import { expect, test } from '../support/console-check.ts';
import { freshEmail } from '../support/people/people.ts';

const password = 'momo and chiya';

interface Listed {
  id: number;
  title: string;
}

const rail = (page: Page, name: string | RegExp) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name }) });

/** Opens a page and moves the mouse, because some of its code loads on the first interaction. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
}

const openHome = (page: Page): Promise<void> => open(page, '/');

async function viewDeals(page: Page, search: string): Promise<Listed[]> {
  const found = await page.request.get(`/api/deals?search=${search}&location=kathmandu`);
  const deals = ((await found.json()) as Listed[]).slice(0, 2);
  for (const { id } of deals) {
    await open(page, `/deals/${id}`);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('dobbar.viewed') ?? ''))
      .toMatch(new RegExp(`^${id}\\b`));
  }
  return deals;
}

test('a visitor comes back to deals viewed before, removes one, and turns it off (OA1, OA3)', async ({
  page,
  baseURL,
}) => {
  const [first, second] = await viewDeals(page, 'momo');
  await openHome(page);
  const viewed = rail(page, 'Recently viewed');
  await expect(viewed.getByRole('link', { name: second?.title, exact: true })).toBeVisible();
  await expect(rail(page, /^Because you like /).getByText('From deals viewed on this device')).toBeVisible();
  const html = await (await fetch(new URL('/', baseURL))).text();
  expect(html).not.toContain('Recently viewed');

  await viewed.getByRole('link', { name: 'Edit list' }).click();
  const section = page.getByRole('region', { name: 'Recently viewed' });
  await section.getByRole('button', { name: `Remove ${second?.title} from recently viewed` }).click();
  await expect(section.getByRole('link', { name: second?.title, exact: true })).toBeHidden();
  await expect(section.getByRole('link', { name: first?.title, exact: true })).toBeVisible();
  await section.getByRole('checkbox').click();
  await expect(page.getByText('Suggestions are off')).toBeVisible();
  await expect(section.getByRole('link', { name: first?.title, exact: true })).toBeHidden();
  await open(page, `/deals/${first?.id}`);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => localStorage.getItem('dobbar.viewed'))).toBeNull();
});

test('a member reads why deals are suggested, and turns it off in the settings (OA2, OA3)', async ({
  page,
  request,
  baseURL,
}) => {
  const email = freshEmail('liker');
  const headers = { origin: new URL(baseURL as string).origin };
  const person = { firstName: 'Asha', lastName: 'Gurung', phone: '9801234567', city: 'Kathmandu' };
  await request.post('/api/customers/signup', { data: { ...person, email, password }, headers });
  const signedIn = await page.request.post('/api/auth/login', { data: { email, password }, headers });
  expect(signedIn.ok()).toBe(true);
  const found = await request.get('/api/deals?search=momo&location=kathmandu');
  for (const { id } of ((await found.json()) as Listed[]).slice(0, 2))
    expect((await page.request.put(`/api/favorites/${id}`, { headers })).ok()).toBe(true);

  await openHome(page);
  const because = rail(page, /^Because you like /);
  await expect(because.getByText('From your used codes and favorites')).toBeVisible();
  await because.getByRole('link', { name: 'Turn off' }).click();
  await page.getByRole('checkbox', { name: /^Recently viewed deals and suggestions/ }).click();
  await expect(page.getByText('Suggestions are off')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Recently viewed deals/ })).not.toBeChecked();
  await openHome(page);
  await page.waitForLoadState('networkidle');
  await expect(because).toBeHidden();
});

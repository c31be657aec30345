import type { Page } from '@playwright/test';
import { freshEmail } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

const password = 'momo and chiya';

interface Listed {
  id: number;
  title: string;
  saleMode: string;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Login Successful!')).toBeVisible();
}

const favoritesLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Favorites/ });
const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('favorites and the cart of a signed-out shopper are there after sign-in, in another browser too', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = freshEmail('keeper');
  const person = { firstName: 'Asha', lastName: 'Gurung', phone: '9801234567', city: 'Kathmandu' };
  const signedUp = await request.post('/api/customers/signup', {
    data: { ...person, email, password },
    headers: { origin: new URL(baseURL as string).origin },
  });
  expect(signedUp.ok()).toBe(true);
  const deals = (await (await request.get('/api/deals?limit=100')).json()) as Listed[];
  const prepaid = deals.find(({ saleMode }) => saleMode === 'prepaid') as Listed;

  await page.goto('/deals');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorite: / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(favoritesLink(page)).toHaveText('Favorites 1');

  await page.goto(`/deals/${prepaid.id}`);
  await page.getByRole('complementary').getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'In your cart · View' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await page.getByRole('button', { name: `One more of ${prepaid.title}` }).click();
  await expect(page.getByRole('group', { name: `Quantity of ${prepaid.title}` })).toHaveText('2');
  await expect(cartLink(page)).toHaveText('Cart 2');

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/cart$/);
  await expect(cartLink(page)).toHaveText('Cart 2');
  await expect(favoritesLink(page)).toHaveText('Favorites 1');
  expect(await page.evaluate(() => localStorage.getItem('dobbar.kept'))).toBeNull();

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await other.goto('/login?returnTo=%2Ffavorites');
  await signIn(other, email);
  await expect(other.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(cartLink(other)).toHaveText('Cart 2');
  await cartLink(other).click();
  await other.getByRole('button', { name: `Remove ${prepaid.title}` }).click();
  await expect(other.getByRole('heading', { name: 'Your Cart is Empty' })).toBeVisible();
  await other.goto('/favorites');
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Favorite: / })
    .click();
  await expect(other.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await elsewhere.close();
});

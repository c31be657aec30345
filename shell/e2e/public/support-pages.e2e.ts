import { mailedPath } from '../support/mail.ts';
import { hydrated } from '../support/hydrated.ts';
import { freshEmail } from '../support/people/people.ts';
import { expect, test } from '../support/console-check.ts';

test('a message is checked in our words, sent once, and the form is empty again', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByText('Missing Information')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(
    'Please fill in all required fields.',
  );
  await page.getByLabel('Your name').fill('Sujata Rai');
  await page.getByLabel('Email', { exact: true }).fill('sujata@');
  await page.getByLabel('Subject').fill('A shop in Patan');
  await page.getByLabel('Message').fill('Could you invite them?');
  await send.click();
  await expect(page.getByText('Invalid Email')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(freshEmail('writer'));
  await send.click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
  await expect(page.getByText("We'll get back to you within 24 hours.")).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('the answers of Help are searched while typing, in either script', async ({ page }) => {
  await page.goto('/help');
  const answers = page.getByRole('main').locator('details');
  await expect(answers).toHaveCount(6);
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('PASSWORD');
  await expect(answers).toHaveCount(1);
  await expect(page).toHaveURL(/search=PASSWORD/);
  await search.fill('कोड');
  await expect(answers).not.toHaveCount(6);
  await search.fill('unicorn');
  await expect(page.getByText('No FAQs found matching your search.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all answers' }).click();
  await expect(answers).toHaveCount(6);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message comes back with what was typed, and is taken once it is whole', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Sujata Rai');
    await page.getByLabel('Email', { exact: true }).fill('sujata@');
    await page.getByLabel('Subject').fill('A shop in Patan');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    await expect(page.getByLabel('Message')).toHaveAccessibleDescription(
      'Please fill in all required fields.',
    );
    await expect(page.getByLabel('Your name')).toHaveValue('Sujata Rai');
    await page.getByLabel('Email', { exact: true }).fill(freshEmail('scriptless'));
    await page.getByLabel('Message').fill('Could you invite them?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1/);
    await expect(page.getByText('Message Sent!')).toBeVisible();
  });

  test('a reader subscribes, confirms in the mailbox and leaves again', async ({ page }) => {
    const email = freshEmail('reader');
    await page.goto('/');
    const form = page.getByRole('contentinfo');
    await form.getByLabel('New deals, every Friday').fill('reader@');
    await form.getByRole('button', { name: 'Subscribe' }).click();
    const field = page.getByRole('main').getByLabel('Email');
    await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(field).toHaveValue('reader@');
    await field.fill(email);
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Please look into your mailbox' })).toBeVisible();

    await page.goto(await mailedPath(email, /\/newsletter\?confirm=[\w.%-]+/));
    await page.getByRole('button', { name: 'Yes, send me news' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome. You will hear from us' })).toBeVisible();
    await page.goto(await mailedPath(email, /\/newsletter\?token=[\w.%-]+/));
    await page.getByRole('button', { name: 'Leave the newsletter' }).click();
    await expect(page.getByRole('heading', { name: 'You get no more news' })).toBeVisible();
  });
});

test('a form that another site sends is not taken', async ({ request, baseURL }) => {
  const form = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };
  const send = (headers: Record<string, string>) =>
    request.post('/forms/contact', { form, headers, maxRedirects: 0 });
  expect((await send({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await send({})).status()).toBe(403);
  const own = new URL(baseURL as string).origin;
  expect((await send({ origin: own })).status()).toBe(303);
  const json = await request.post('/forms/contact', { data: form, headers: { origin: own } });
  expect(json.status()).toBe(415);
});

test('the newsletter form of the footer answers where it stands', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  const address = footer.getByLabel('New deals, every Friday');
  await address.fill('sujata@');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(address).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect(address).toBeFocused();
  await address.fill(freshEmail('footer'));
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Please look into your mailbox')).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test('a form that is posted before scripts run comes back as a working page', async ({ page }) => {
  await page.goto('/ne/about');
  const form = page.locator('form[action="/forms/newsletter"]');
  await form.getByRole('textbox').fill('sujata@');
  // Submits the form natively, without the page's script.
  await form.evaluate((element: HTMLFormElement) => element.submit());
  await expect(page).toHaveURL(/\/ne\/newsletter$/);
  const again = page.getByRole('main').getByRole('textbox');
  await expect(again).toHaveValue('sujata@');
  await expect(again).toHaveAccessibleDescription(/./);
  await page.getByRole('contentinfo').getByRole('textbox').fill('sujata@');
  await page.getByRole('contentinfo').getByRole('button').click();
  await expect(page).toHaveURL(/\/ne\/newsletter$/);
});

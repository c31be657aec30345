import { CounterPage } from '../pages/counter-page.ts';
import { expect, test } from '../support/console-check.ts';
import { freshEmail, freshNumber, pageOf } from '../support/people/people.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

test('a guest says the word from the open application, and the counter accepts the code', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const guest = await pageOf(browser, home, null, phone);
  const { request } = guest.context;
  const headers = { origin: new URL(home).origin };
  const [email, password, number] = [freshEmail('guest'), 'momo and chiya', freshNumber()];
  await request.post('/api/customers/signup', {
    data: { firstName: 'Sujata', lastName: 'Rai', email, phone: number, city: 'Kathmandu', password },
    headers,
  });
  await request.post('/api/auth/login', { data: { email, password }, headers });
  const [deal] = (await (await request.get('/api/deals?search=buff+or+veg+momo&limit=1')).json()) as {
    id: number;
  }[];
  const issued = await request.post('/api/redemptions', { data: { dealId: deal?.id }, headers });
  const { code } = (await issued.json()) as { code: string };

  const staff = await pageOf(browser, home, 'staff', phone);
  await new CounterPage(staff.page).open();
  await staff.page.getByRole('button', { name: 'Phone dead? Look up by number' }).click();
  await staff.page.getByLabel('Mobile number of the customer').fill(number);
  await staff.page.getByLabel('Last 4 characters of the code').fill(code.slice(4));
  await staff.page.getByRole('button', { name: 'Send the word' }).click();
  await expect(staff.page.getByRole('heading', { name: 'If it fits, a word was sent' })).toBeVisible();

  await guest.page.goto('/dashboard/redemptions');
  const notice = guest.page.getByText(/^Your word at .*: [a-z]{6}$/);
  await expect(notice).toBeVisible({ timeout: 20_000 });
  const word = (await notice.innerText()).split(': ').at(-1) as string;

  await staff.page.getByLabel('Word of the customer').fill('kakiku');
  await staff.page.getByRole('button', { name: 'Show the code' }).click();
  await expect(staff.page.getByText('2 tries are left', { exact: false })).toBeVisible();
  await staff.page.getByLabel('Word of the customer').fill(word);
  await staff.page.getByRole('button', { name: 'Show the code' }).click();
  const counter = new CounterPage(staff.page);
  await expect(counter.result).toHaveText('Valid');
  await counter.confirm();
  await Promise.all([guest.context.close(), staff.context.close()]);
});

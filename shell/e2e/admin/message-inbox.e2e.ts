import { expect, test } from '../support/closed-contexts.ts';
import { mailTo } from '../support/mail.ts';
import { freshEmail, pageOf } from '../support/people/people.ts';

test('a visitor writes, an admin takes the message and answers, and the answer arrives by mail', async ({
  browser,
  baseURL,
}) => {
  const home = baseURL as string;
  const email = freshEmail('visitor');
  const subject = `Parking ${Date.now().toString(36)}`;
  const { page: visitor } = await pageOf(browser, home, null);
  await visitor.goto('/contact');
  await visitor.getByLabel('Your name').fill('Nirmala Gurung');
  await visitor.getByLabel('Email', { exact: true }).fill(email);
  await visitor.getByLabel('Subject').fill(subject);
  await visitor.getByLabel('Message').fill('Is there parking at the momo house?');
  await visitor.getByRole('button', { name: 'Send message' }).click();
  await expect(visitor.getByText('Message Sent!')).toBeVisible();

  const { page: admin } = await pageOf(browser, home, 'admin');
  await admin.goto('/dashboard');
  await admin.getByRole('navigation').getByRole('link', { name: 'Messages' }).click();
  await admin.getByLabel('Search sender, subject or words').fill(subject);
  await expect(admin).toHaveURL(/search=Parking/);
  await admin.getByRole('link', { name: subject }).click();
  await expect(admin.getByRole('heading', { level: 1, name: subject })).toBeVisible();
  await admin.getByRole('button', { name: 'Take it' }).click();
  await expect(admin.getByText('Message Given')).toBeVisible();
  await expect(admin.getByText('In progress', { exact: true })).toBeVisible();

  await admin.getByRole('button', { name: 'Send answer' }).click();
  await expect(admin.getByText('Please write something first.')).toBeVisible();
  await admin.getByLabel('Your answer').fill('Yes, for two cars, behind the house.');
  await admin.getByRole('button', { name: 'Send answer' }).click();
  const ask = admin.getByRole('dialog');
  await expect(ask.getByText(`It is mailed to ${email} at once`, { exact: false })).toBeVisible();
  await ask.getByRole('button', { name: 'Send answer' }).click();
  await expect(admin.getByText('Answer Sent')).toBeVisible();
  await expect(admin.getByLabel('Your answer')).toHaveValue('');
  await expect(admin.getByRole('main').getByText('Answered', { exact: true }).first()).toBeVisible();

  const mail = await mailTo(email, 'Yes, for two cars');
  expect(mail).toContain(`Subject: Re: ${subject}`);
  expect(mail).toMatch(/Reply-To: .*support@/);
  expect(mail).toContain('> Is there parking at the momo house?');
  await admin.reload();
  await expect(admin.getByText(/^Mailed /)).toBeVisible();
});

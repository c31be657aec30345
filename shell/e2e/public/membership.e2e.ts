import type { Page } from '@playwright/test';
import { expect, test } from '../support/closed-contexts.ts';
import { pageOf } from '../support/people/people.ts';

const slider = (page: Page) => page.getByRole('slider', { name: 'How often do you use a code?' });
const fitting = (page: Page, visits: string) =>
  page.getByRole('article').filter({ hasText: `Right for ${visits} a month` });

test.describe('the memberships (U19)', () => {
  test('one plan is marked, and it follows how often somebody goes', async ({ page }) => {
    await page.goto('/subscribe');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Every deal is free to use. A plan adds points.',
    );
    await expect(fitting(page, '4 visits')).toContainText('Basic');
    await expect(page.getByText('Basic is right for you.')).toBeVisible();
    await slider(page).press('End');
    await expect(page.getByText('14 visits a month', { exact: true })).toBeVisible();
    await expect(fitting(page, '14 visits')).toContainText('Premium');
    await expect(page.getByText(/Premium is right for you.*NPR 999 back in points/)).toBeVisible();
    await slider(page).press('Home');
    await expect(fitting(page, '1 visit')).toContainText('Basic');
    await expect(page.getByText('Most popular')).toHaveCount(0);
  });

  test('only the button of Premium is filled', async ({ page }) => {
    await page.goto('/subscribe');
    const filled = await page
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => {
        const brand = getComputedStyle(document.documentElement).getPropertyValue('--color-brand-600').trim();
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.color = brand;
        const color = getComputedStyle(probe).color;
        probe.remove();
        return links
          .filter((link) => getComputedStyle(link).backgroundColor === color)
          .map((link) => link.textContent);
      });
    expect(filled).toEqual(['Choose Premium']);
  });

  test('somebody with visits begins at their own', async ({ browser, baseURL }) => {
    const { page, context } = await pageOf(browser, baseURL as string, 'customer');
    const visits = await (await context.request.get('/api/redemptions/visits')).json();
    await page.goto('/subscribe');
    await expect(page.getByText(`You used ${visits.visits} code`)).toBeVisible();
    await expect(slider(page)).toHaveValue(String(Math.max(1, Math.ceil(visits.visits / 12))));
    await expect(page.getByRole('article').filter({ hasText: 'What you have now' })).toHaveCount(1);
    await context.close();
  });
});

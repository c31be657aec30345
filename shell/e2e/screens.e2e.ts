import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pageOf } from './support/people.ts';
import { isDashboard, screens } from './support/screens.ts';

const folder = path.resolve(import.meta.dirname, '../../screenshots');
const widths = [1440, 390] as const;
const languages = ['en', 'ne'] as const;
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const screen of screens) {
  for (const language of languages) {
    test(`${screen.name} in ${language}`, async ({ browser, baseURL }) => {
      const home = baseURL as string;
      for (const width of widths) {
        const { page, context } = await pageOf(browser, home, screen.as ?? null, {
          viewport: { width, height: width === 390 ? 844 : 900 },
          reducedMotion: 'reduce',
        });
        await context.addCookies([{ name: 'lang', value: language, url: home }]);
        const complaints: string[] = [];
        page.on('pageerror', (error) => complaints.push(String(error)));
        page.on('console', (message) => {
          if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
            complaints.push(message.text());
        });
        const address = typeof screen.path === 'string' ? screen.path : await screen.path(context.request);
        await page.goto(
          language === 'ne' && !isDashboard(address) ? `/ne${address === '/' ? '' : address}` : address,
        );
        await page.locator('h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        await screen.act?.(page);
        await page.screenshot({
          path: path.join(folder, `${screen.name}-${width}-${language}.png`),
          fullPage: !screen.act,
        });
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(
          violations.map(
            ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`,
          ),
        ).toEqual([]);
        if (width === 390) {
          await page.setViewportSize({ width: 320, height: 700 });
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, 'pixels to scroll sideways at 320').toBeLessThanOrEqual(0);
        }
        expect(complaints).toEqual([]);
        await context.close();
      }
    });
  }
}

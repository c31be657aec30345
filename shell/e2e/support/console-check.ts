import { expect, test as base } from '@playwright/test';

const isOurs = (text: string): boolean =>
  !/Failed to load resource|Service Worker registration blocked/.test(text);

/** Test with a page that must log nothing to its console: no error, no warning, no failed hydration. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && isOurs(message.text()))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

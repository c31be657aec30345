import { expect, test as base } from './closed-contexts.ts';

const isOurs = (text: string): boolean =>
  !/Failed to load resource|Service Worker registration blocked/.test(text);

/**
 * Test whose `page` must log nothing to its console: no error, no warning, no failed hydration. The page is opened only for tests
 * that use it.
 */
export const test = base.extend({
  page: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && isOurs(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await provide(page);
    expect(complaints).toEqual([]);
  },
});

export { expect };

import { expect, test as base } from '@playwright/test';

/**
 * Test that closes the browser contexts it opened. An open page would run its timers and requests beside the following tests.
 * Contexts of `beforeAll` stay open.
 */
export const test = base.extend<{ contextsAreClosed: undefined }>({
  contextsAreClosed: [
    async ({ browser }, provide) => {
      const before = new Set(browser.contexts());
      await provide(undefined);
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});

export { expect };

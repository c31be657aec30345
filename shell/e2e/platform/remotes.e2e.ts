import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../support/closed-contexts.ts';
import { hydrated } from '../support/hydrated.ts';
import { Origin, TestShell } from '../support/test-shell.ts';

const away = { vendor: 'http://127.0.0.1:9', admin: 'http://127.0.0.1:9' };

test.describe('a remote', () => {
  let origin: Origin;
  let shell: TestShell;

  test.beforeEach(async () => {
    origin = await Origin.of('storefront-mfe');
    shell = await TestShell.before({ storefront: origin.url, ...away });
  });

  test.afterEach(async () => {
    await shell.stop();
    await origin.remove();
  });

  test('that is down shows its boundary, and one click heals it once it is back', async ({ page }) => {
    await origin.stop();
    await page.goto(shell.url);
    // The screen of a page that can be read is loaded on the first interaction.
    await page.keyboard.press('Shift');
    await expect(page.getByText('This part did not arrive')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await origin.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Buy One Get One Free');
  });

  test(
    'that is deployed again is taken by the next load, while the shell runs on',
    { tag: '@long' },
    async ({ page, browser }) => {
      await page.goto(shell.url);
      await expect(page.getByRole('heading', { name: 'Explore by Category' })).toBeVisible();
      await origin.rebuild('Explore by Category', 'Explore by Kind');
      await expect.poll(async () => (await fetch(shell.url)).text()).toContain('newbuild');
      const fresh = await browser.newPage();
      await fresh.goto(shell.url);
      await expect(fresh.getByRole('heading', { name: 'Explore by Kind' })).toBeVisible();
      await fresh.waitForLoadState('networkidle');
      await expect(fresh.getByRole('heading', { name: 'Explore by Kind' })).toBeVisible();
      await fresh.close();
    },
  );

  test('whose entry was changed on its origin is not run', async ({ page }) => {
    // The shell verified the entry at startup, so only the browser can detect the change.
    await origin.tamperWithEntry(';document.title = "tampered";');
    await page.goto(shell.url);
    // The screen of a page that can be read is loaded on the first interaction.
    await page.keyboard.press('Shift');
    await expect(page.getByText('This part did not arrive')).toBeVisible();
    expect(await page.title()).not.toBe('tampered');
  });

  test('has its entry fetched once, by the hint and the script together', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (/preload|integrity/i.test(message.text())) warnings.push(message.text());
    });
    const entries: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('remoteEntry')) entries.push(response.url());
    });
    await page.goto(shell.url);
    await hydrated(page);
    const hint = page.locator('link[rel="preload"][href*="remoteEntry"]');
    await expect(hint).toHaveAttribute('integrity', /^sha256-/);
    expect(entries).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  test('that is down leaves the others alone', async ({ page }) => {
    await page.goto(`${shell.url}/admin-login`);
    await expect(page.getByText('This part did not arrive')).toBeVisible();
    await page.goto(`${shell.url}/deals`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('article').first()).toBeVisible();
  });
});

const root = path.resolve(import.meta.dirname, '../../..');

interface BuiltManifest {
  metaData: { screens: Record<string, unknown>; files: Record<string, string> };
}

test.describe('a build', () => {
  for (const workspace of ['vendor-mfe', 'admin-mfe'])
    test(`of ${workspace} carries no page of orders or of an account`, async () => {
      const built = path.join(root, workspace, 'dist/web');
      const manifest = JSON.parse(
        await readFile(path.join(built, 'mf-manifest.json'), 'utf8'),
      ) as BuiltManifest;
      const { screens, files } = manifest.metaData;
      const ownScreens = ['account', 'orders', 'own', 'passes', 'profile', 'notifications', 'enrolment'];
      expect(Object.keys(screens).filter((name) => ownScreens.includes(name))).toEqual([]);
      const scripts = Object.keys(files).filter((name) => name.endsWith('.js'));
      const texts = await Promise.all(scripts.map((name) => readFile(path.join(built, name), 'utf8')));
      const sentences = ['Download my data', 'Your codes could not be loaded', 'Protect your admin account'];
      for (const sentence of sentences) expect(texts.filter((text) => text.includes(sentence))).toEqual([]);
    });
});

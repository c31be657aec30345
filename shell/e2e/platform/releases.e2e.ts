import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/closed-contexts.ts';
import { SIGNATURE, signReport } from '../../server/releases/sign-report.ts';
import { hydrated } from '../support/hydrated.ts';
import { pageOf } from '../support/people/people.ts';
import { isShownWell } from '../support/shown-well.ts';
import { Origin, TestShell } from '../support/test-shell.ts';

const away = { vendor: 'http://127.0.0.1:9', admin: 'http://127.0.0.1:9' };
const BEFORE = 'Explore by Category';
const AFTER = 'Explore by Kind';
const NEXT = 'Explore by Sort';
/** All shells follow a change within this time. */
const FOLLOWED = { timeout: 5_000 };

test.describe('a release', () => {
  // The tests release the same remote, and the backend decides for all shells.
  test.describe.configure({ mode: 'serial' });

  let origin: Origin;
  let shell: TestShell;
  let first: string;

  test.beforeAll(async () => {
    origin = await Origin.of('storefront-mfe');
    first = await origin.release();
    // Visitors of the tests have addresses of their own.
    shell = await TestShell.before({ storefront: origin.url, ...away }, { TRUSTED_PROXIES: '127.0.0.1,::1' });
  });

  test.afterAll(async () => {
    await shell.stop();
    await origin.remove();
  });

  /** Returns the home page as a visitor gets it. */
  const home = async (cookie = '', address = '203.0.113.99'): Promise<string> =>
    (await fetch(shell.url, { headers: { cookie, 'x-forwarded-for': address } })).text();

  test('in the middle of a journey leaves the open page whole, and is taken back by a rollback', async ({
    page,
  }) => {
    const loaded: string[] = [];
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.url().startsWith(origin.url)) (response.ok() ? loaded : failed).push(response.url());
    });
    await page.goto(shell.url);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: BEFORE })).toBeVisible();

    await origin.rebuild(BEFORE, AFTER);
    const second = await origin.release();
    await expect.poll(() => home(), FOLLOWED).toContain(AFTER);

    loaded.length = 0;
    await page.getByRole('banner').getByRole('link', { name: 'View All Offers' }).click();
    await expect(page).toHaveURL(/\/deals/);
    await expect.poll(() => loaded.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { name: BEFORE })).toBeHidden();
    await expect(page.locator('article').first()).toBeVisible();
    expect(failed).toEqual([]);
    expect(loaded.filter((url) => !url.includes(`/releases/${first}/`))).toEqual([]);

    await page.goto(shell.url);
    await expect(page.getByRole('heading', { name: AFTER })).toBeVisible();
    await hydrated(page);
    expect(loaded.some((url) => url.includes(`/releases/${second}/`))).toBe(true);

    await origin.rollback(first);
    await expect.poll(() => home(), FOLLOWED).toContain(BEFORE);
  });

  test('for a share of the visitors keeps each on one version, and returns by itself when it fails', async ({
    browser,
  }) => {
    // The version of before is live again, and the files are those of the next one.
    await origin.rebuild(AFTER, NEXT);
    const second = await origin.release(50);
    await expect.poll(() => home('dobbar_canary=1'), FOLLOWED).toContain(NEXT);
    expect(await home('dobbar_canary=0')).toContain(BEFORE);

    // A visitor without a cookie gets one, and with it the same version again.
    const answer = await fetch(shell.url);
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('dobbar_release='));
    const own = (await answer.text()).includes(NEXT);
    for (let visit = 0; visit < 3; visit++)
      expect((await home(cookie?.split(';')[0])).includes(own ? NEXT : BEFORE)).toBe(true);

    // Views of one address count 20 times at most.
    const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
    for (let view = 0; view < 20; view++)
      await Promise.all(addresses.map((address) => home('dobbar_canary=1', address)));
    await origin.tamperWithEntry(';throw new Error("broken");', second);
    for (const address of ['203.0.113.11', '203.0.113.12']) {
      const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
      await context.addCookies([{ name: 'dobbar_canary', value: '1', url: shell.url }]);
      const page = await context.newPage();
      await page.goto(shell.url);
      await expect(page.getByRole('heading', { name: NEXT })).toBeVisible();
      const reported = page.waitForResponse(/\/remote-failures$/);
      await page.keyboard.press('Shift');
      await expect(page.getByText('This part did not arrive')).toBeVisible();
      expect((await reported).status()).toBe(204);
      await context.close();
    }
    await expect.poll(() => home('dobbar_canary=1'), FOLLOWED).toContain(BEFORE);
  });
});

// The short case is above; scripts/test/releases has the rules of the command.
test(
  'the command tests a remote against the shell, builds and releases it',
  { tag: '@long' },
  async ({ baseURL }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
    const options = {
      cwd: path.resolve(import.meta.dirname, '../../..'),
      env: { ...process.env, SHELL_URL: baseURL, RELEASES_DIR: folder },
    };
    const command = ['run', 'release', '-w', 'vendor-mfe', '--', '--skip-tests', '--share', '10'];
    const { stdout } = await promisify(execFile)('npm', command, options);
    expect(stdout).toMatch(/vendor-mfe keeps the contract \d+\.\d+\.\d+ of/);
    expect(stdout).toMatch(/vendor \d+\.\d+\.0 \([\da-f]{10}\) is live for 10 % of the visitors/);
    const list = JSON.parse(await readFile(path.join(folder, 'vendor/releases.json'), 'utf8')) as {
      live: string;
    };
    expect(await readdir(path.join(folder, 'vendor'))).toEqual([list.live, 'releases.json']);
    await rm(folder, { recursive: true });
  },
);

test('an admin sees releases, changes the share and gives all visitors another version', async ({
  browser,
  baseURL,
}) => {
  const [first, second] = ['1.0.0-aaaaaaaaaa', '1.0.1-bbbbbbbbbb'] as const;
  const versions = [
    { id: first, releasedAt: '2026-11-01T00:00:00Z' },
    { id: second, releasedAt: '2026-11-02T00:00:00Z' },
  ];
  for (const [number, live, share] of [
    [1, first, 100],
    [2, second, 10],
  ] as const) {
    const lists = [{ remote: 'flowers', number, live, share, versions }];
    const body = JSON.stringify({ shell: crypto.randomUUID(), lists, views: [], failures: [] });
    const address = new URL('/internal/releases', process.env['BACKEND_URL']);
    const secret = process.env['RELEASES_SECRET'] as string;
    const signature = signReport(secret, address.pathname, body, new Date());
    const headers = { 'content-type': 'application/json', [SIGNATURE]: signature };
    expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(200);
  }
  const { page } = await pageOf(browser, baseURL as string, 'admin');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByText('10 % of visitors')).toBeVisible();
  await isShownWell(page, 'admin-releases-shared');
  await page.getByRole('button', { name: 'Change share: flowers' }).click();
  await page.getByLabel('Share of visitors').selectOption('25');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('25 % of visitors get the new version of flowers.')).toBeVisible();

  await page.getByRole('button', { name: `Give it to all: flowers ${first}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give it to all' }).click();
  await expect(page.getByText(`All visitors get ${first} of flowers.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change share: flowers' })).toBeHidden();
  await expect(page.getByText('Returned by an admin', { exact: false }).first()).toBeVisible();
});

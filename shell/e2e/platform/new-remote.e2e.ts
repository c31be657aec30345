import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Origin, TestShell } from '../support/test-shell.ts';
import { signInByCall } from '../support/people/people.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');
const NAME = 'vouchers';

interface ListedRemote {
  name: string;
  entry?: { url: string };
}

const listedRemotes = async (shellURL: string): Promise<ListedRemote[]> =>
  (await (await fetch(`${shellURL}/remotes.json`)).json()) as ListedRemote[];

/** Returns the addresses of the product's remotes, by name. */
async function productRemotes(baseURL: string): Promise<Record<string, string>> {
  const listed = await listedRemotes(baseURL);
  return Object.fromEntries(
    listed.flatMap(({ name, entry }) =>
      entry ? [[name, new URL('.', entry.url).href.replace(/\/$/, '')]] : [],
    ),
  );
}

/** Creates and builds a remote outside of the repository. */
async function buildRemote(folder: string): Promise<string> {
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  await run(process.execPath, [path.join(root, 'scripts/new-remote.mjs'), NAME, folder]);
  const workspace = path.join(folder, `${NAME}-mfe`);
  await run(process.execPath, [path.join(root, 'scripts/build/build.mjs')], { cwd: workspace });
  return workspace;
}

test(
  'a fourth remote is a folder and a line in the list of manifests: its page and menu entry appear in the built shell',
  { tag: '@long' },
  async ({ page, baseURL }) => {
    test.setTimeout(300_000);
    const folder = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
    const origin = await Origin.of(await buildRemote(folder));
    const shell = await TestShell.before({ ...(await productRemotes(baseURL ?? '')), [NAME]: origin.url });
    try {
      // The backend accepts writes from the product's own origin only. A session belongs to the host, independent of the port.
      await signInByCall(page.request, 'customer', baseURL ?? '');
      const url = shell.url.replace('127.0.0.1', 'localhost');
      await page.goto(`${url}/dashboard`);
      const menu = page.getByRole('navigation', { name: 'Dashboard' });
      await menu.getByRole('link', { name: 'Vouchers' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();
      await expect(page).toHaveURL(`${url}/dashboard/${NAME}`);
      await expect(menu.getByRole('link', { name: 'Vouchers' })).toHaveAttribute('aria-current', 'page');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Vouchers' })).toBeVisible();

      await origin.stop();
      const entryOf = async () => (await listedRemotes(shell.url)).find(({ name }) => name === NAME)?.entry;
      await expect.poll(entryOf).toBeUndefined();
      await page.goto(`${url}/dashboard/${NAME}`);
      await expect(page.getByRole('alert')).toContainText('Vouchers could not be loaded');
      await expect(menu.getByRole('link', { name: 'My Orders' })).toBeVisible();
    } finally {
      await shell.stop();
      await origin.remove();
      await rm(folder, { recursive: true });
    }
  },
);

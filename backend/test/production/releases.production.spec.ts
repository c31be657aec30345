import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { Shape, until } from './support/shape.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const RELEASE = path.join(import.meta.dirname, 'support/add-release.mjs');
const run = promisify(execFile);
/** All shells follow a change within this time (RE2). */
const FOLLOWED_MS = 5_000;

interface Listed {
  name: string;
  entry: { url: string };
}

describe('releases of a remote in production', () => {
  const shape = new Shape();
  const shells = [process.env['SHELL_URL'] as string, process.env['SECOND_SHELL_URL'] as string];
  let first: string;
  let second: string;

  beforeAll(() => until(() => shape.isWhole()));
  afterAll(() => shape.close());

  const release = async (share = 100): Promise<string> =>
    (await run(process.execPath, [RELEASE, 'vendor', String(share), randomUUID()])).stdout;
  const rollback = (version: string): Promise<unknown> =>
    run(process.execPath, [path.join(ROOT, 'scripts/rollback.mjs'), version], {
      cwd: path.join(ROOT, 'vendor-mfe'),
    });

  /** The address of the vendor remote's entry that a shell gives a visitor. */
  const entryAt = async (shell: string, cookie = ''): Promise<string | undefined> => {
    const answer = await fetch(`${shell}/remotes.json`, { headers: { cookie } });
    return ((await answer.json()) as Listed[]).find(({ name }) => name === 'vendor')?.entry.url;
  };
  const gives = async (version: string, addresses: string[], cookie = ''): Promise<boolean> => {
    const entries = await Promise.all(addresses.map((address) => entryAt(address, cookie)));
    return entries.every((entry) => entry?.includes(`/releases/${version}/`));
  };
  /** Waits until both shells, and the site in front of them, give visitors the version. Returns the milliseconds. */
  const followed = async (version: string, addresses = [...shells, shape.url]): Promise<number> => {
    const since = performance.now();
    await until(() => gives(version, addresses));
    return performance.now() - since;
  };

  it('reach all shells within five seconds', async () => {
    first = await release();
    expect(await followed(first)).toBeLessThan(FOLLOWED_MS);
    second = await release();
    expect(await followed(second)).toBeLessThan(FOLLOWED_MS);
    for (let visit = 0; visit < 6; visit++) expect(await gives(second, [shape.url])).toBe(true);
  });

  it('are given back by a rollback while a shell is killed, which starts again with the version that is live now', async () => {
    const before = await shape.runningPid('shell 2');
    await rollback(first);
    await shape.signal('shell 2', 'SIGKILL');
    expect(await followed(first, [shells[0] as string])).toBeLessThan(FOLLOWED_MS);
    // The shell that was killed answers only when it knows what visitors get.
    const [, restarted] = shells as [string, string];
    let answered: string | undefined;
    await until(async () => (answered = await entryAt(restarted)) !== undefined);
    expect(answered).toContain(`/releases/${first}/`);
    // The supervisor lists the new process once it has seen it answer.
    await until(async () => (await shape.runningPid('shell 2')) !== before);
    await until(() => shape.isWhole());
    expect(await followed(first)).toBeLessThan(FOLLOWED_MS);
  });

  it('stay as an admin decided when a shell is restarted, although the list of the origin names another version', async () => {
    const third = await release(0);
    const canary = 'dobbar_canary=1';
    await until(() => gives(third, shells, canary));
    expect(await gives(first, shells)).toBe(true);
    const admin = await shape.admin();
    const returned = await admin.post('/api/admin/releases/vendor/return', { live: third, version: first });
    expect(returned.status).toBe(200);
    await until(() => gives(first, shells, canary));
    await shape.restartAndAwait('shell 1');
    const [restarted] = shells as [string, string];
    let answered: string | undefined;
    await until(async () => (answered = await entryAt(restarted, canary)) !== undefined);
    expect(answered).toContain(`/releases/${first}/`);
    expect(await gives(first, shells, canary)).toBe(true);
  });
});

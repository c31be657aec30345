import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

/** Startup timeout, longer because another test may build at the same time. */
export const STARTED = { timeout: 30_000 };

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

export const started = (script: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [path.join(root, script), ...args], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });

export const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

interface Manifest {
  metaData: { remoteEntry: { name: string }; files: Record<string, string> };
}

/** Origin of a remote with a copy of its build, which can be stopped, restarted and rebuilt. */
export class Origin {
  private child?: ChildProcess;

  private constructor(
    readonly url: string,
    private readonly port: number,
    private readonly folder: string,
    private readonly name: string,
  ) {}

  /** @param workspace a workspace of the repository, or a path to another one */
  static async of(workspace: string): Promise<Origin> {
    const folder = await mkdtemp(path.join(tmpdir(), 'origin-'));
    await cp(path.resolve(root, workspace, 'dist/web'), folder, { recursive: true });
    const port = await freePort();
    const name = path.basename(workspace).replace(/-mfe$/, '');
    const origin = new Origin(`http://127.0.0.1:${port}`, port, folder, name);
    await origin.start();
    return origin;
  }

  async start(): Promise<void> {
    const releases = path.join(this.releases, this.name);
    this.child = started('scripts/serve-remote.mjs', [this.folder, String(this.port), releases]);
    await expect.poll(() => answers(`${this.url}/mf-manifest.json`), STARTED).toBe(true);
  }

  async stop(): Promise<void> {
    if (this.child) await ended(this.child);
    this.child = undefined;
  }

  /**
   * Releases the files as they are.
   * @returns version and hash
   */
  async release(share = 100): Promise<string> {
    const script = path.join(import.meta.dirname, 'add-release.mjs');
    const args = [script, this.folder, this.releases, this.name, String(share)];
    return (await run(process.execPath, args)).stdout;
  }

  /** Makes an earlier release live again, as a team does. */
  async rollback(version: string): Promise<void> {
    await run(process.execPath, [path.join(root, 'scripts/rollback.mjs'), version], {
      cwd: path.join(root, `${this.name}-mfe`),
      env: { ...process.env, RELEASES_DIR: this.releases },
    });
  }

  private get releases(): string {
    return `${this.folder}-releases`;
  }

  /** Replaces a sentence in the files, as a new build would. */
  async rebuild(before: string, after: string): Promise<void> {
    const files = (await readdir(this.folder, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    for (const { parentPath, name } of files) {
      const file = path.join(parentPath, name);
      if (/\.(br|gz)$/.test(name)) await rm(file);
      else if (/\.(js|cjs)$/.test(name))
        await writeFile(file, (await readFile(file, 'utf8')).replaceAll(before, after));
    }
    const manifest = await this.manifest();
    const { remoteEntry } = manifest.metaData;
    const entry = remoteEntry.name.replace(/\.\w+\.js$/, '.newbuild.js');
    await rename(path.join(this.folder, remoteEntry.name), path.join(this.folder, entry));
    remoteEntry.name = entry;
    const names = Object.keys(manifest.metaData.files).map((name) =>
      name.startsWith('remoteEntry.') ? entry : name,
    );
    const hashes = names.map(async (name) => [name, await this.hashOf(name)] as const);
    manifest.metaData.files = Object.fromEntries(await Promise.all(hashes));
    await writeFile(this.manifestFile, JSON.stringify(manifest));
  }

  /**
   * Changes the entry without updating the manifest.
   * @param release whose entry is changed, instead of that of the build
   */
  async tamperWithEntry(code: string, release?: string): Promise<void> {
    const { remoteEntry } = (await this.manifest()).metaData;
    const folder = release ? path.join(this.releases, this.name, release) : this.folder;
    const file = path.join(folder, remoteEntry.name);
    await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })));
    await writeFile(file, (await readFile(file, 'utf8')) + code);
  }

  private get manifestFile(): string {
    return path.join(this.folder, 'mf-manifest.json');
  }

  private async manifest(): Promise<Manifest> {
    return JSON.parse(await readFile(this.manifestFile, 'utf8')) as Manifest;
  }

  private async hashOf(name: string): Promise<string> {
    const content = await readFile(path.join(this.folder, name));
    return `sha256-${createHash('sha256').update(content).digest('base64')}`;
  }

  async remove(): Promise<void> {
    await this.stop();
    for (const folder of [this.folder, this.releases]) await rm(folder, { recursive: true, force: true });
  }
}

/** Shell of a single test in front of the product's backend. */
export class TestShell {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /**
   * @param addresses the origins of the remotes by name: the list of manifests that the shell trusts
   * @param env more environment
   */
  static async before(
    addresses: Readonly<Record<string, string>>,
    env: NodeJS.ProcessEnv = {},
  ): Promise<TestShell> {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const folder = await mkdtemp(path.join(tmpdir(), 'test-shell-'));
    const manifests = Object.entries(addresses).map(([name, base]) => [name, `${base}/mf-manifest.json`]);
    await writeFile(path.join(folder, 'remotes.json'), JSON.stringify(Object.fromEntries(manifests)));
    const child = started('shell/dist/server/main.js', [], {
      SHELL_PORT: String(port),
      PUBLIC_URL: url,
      BACKEND_URL: process.env['BACKEND_URL'],
      REMOTES_FILE: path.join(folder, 'remotes.json'),
      ...env,
    });
    await expect.poll(() => answers(`${url}/`), STARTED).toBe(true);
    return new TestShell(url, child, folder);
  }

  async stop(): Promise<void> {
    await ended(this.child);
    await rm(this.folder, { recursive: true });
  }
}

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readDeployKey } from '../remotes/deploy-key.mjs';
import { ownDeployKey } from '../run/production/signed-remotes.mjs';
import { remotes, rootDir } from '../run/settings.mjs';
import { UserError } from '../run/user-error.mjs';
import { contractFailures } from './contract/test-contract.mjs';
import { committedContract, currentContract } from './contract/host-contract.mjs';
import { ReleaseStore } from './release-store.mjs';

const TIMEOUT_MS = 10_000;
const KEEP_DAYS = 30;

/** Returns the remote in a workspace folder. @throws if it is none */
export function remoteIn(folder) {
  const remote = remotes.find((one) => path.join(rootDir, one.folder) === path.resolve(folder));
  if (!remote) throw new UserError(`Name a remote, such as: npm run release -w ${remotes[0].folder}`);
  return remote;
}

function keepDays(text = String(KEEP_DAYS)) {
  if (!/^\d{1,4}$/.test(text) || Number(text) < 1)
    throw new UserError(`RELEASES_KEEP_DAYS must be a number of days from 1, not "${text}".`);
  return Number(text);
}

/** Returns the releases of a remote. Without REMOTES_SIGNING_KEY the key of this machine signs, as for `npm run start:production`. */
export function storeOf({ name }, settings, env = process.env) {
  fs.mkdirSync(settings.keysDir, { recursive: true, mode: 0o700 });
  const key = env.REMOTES_SIGNING_KEY;
  return new ReleaseStore(settings.releasesDir, name, {
    deployKey: key ? readDeployKey(key) : ownDeployKey(settings.keysDir),
    keepDays: keepDays(env.RELEASES_KEEP_DAYS),
  });
}

function run(title, command, args, say) {
  say(title);
  const { status } = spawnSync(command, args, { cwd: rootDir, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new UserError(`${title} failed. Nothing was released.`);
}

async function publishedContract(shellUrl) {
  const address = `${shellUrl.replace(/\/$/, '')}/contract.json`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    return await answer.json();
  } catch (error) {
    throw new UserError(
      `The contract of the shell could not be read at ${address}: ${error.message}. Set SHELL_URL to the address of the site.`,
    );
  }
}

function assertCommitted(contract) {
  const committed = committedContract();
  if (JSON.stringify(committed) !== JSON.stringify(contract))
    throw new UserError(
      'The contract of the sources is not the committed one. Run npm run generate:contract.',
    );
}

/**
 * Tests, builds and publishes one remote.
 * @param {{ name: string, folder: string }} remote
 * @param {{ settings: object, share: number, skipsTests: boolean, shellUrl: string, say: (line: string) => void }} options
 */
export async function releaseRemote(remote, { settings, share, skipsTests, shellUrl, say }) {
  const published = await publishedContract(shellUrl);
  const own = currentContract();
  assertCommitted(own);
  if (skipsTests) say(`The tests of ${remote.folder} are skipped, as asked.`);
  else run(`Testing ${remote.folder}`, 'npm', ['test', '-w', remote.folder], say);
  run(`Building ${remote.folder}`, 'npx', ['nx', 'build', remote.folder, '--output-style=static'], say);
  const built = path.join(rootDir, remote.folder, 'dist/web');
  const manifest = JSON.parse(fs.readFileSync(path.join(built, 'mf-manifest.json'), 'utf8'));
  const failures = contractFailures(published, own, manifest);
  if (failures.length > 0)
    throw new UserError(
      `${remote.folder} does not work in the shell at ${shellUrl}:\n  ${failures.join('\n  ')}\nNothing was released.`,
    );
  say(`${remote.folder} keeps the contract ${published.version} of ${shellUrl}.`);
  const release = storeOf(remote, settings).add(built, { contract: own.version, share });
  say(`${remote.name} ${release.version} (${release.hash}) is live for ${share} % of the visitors.`);
  return release;
}

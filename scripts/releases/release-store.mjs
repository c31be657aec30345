import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { signFolder, signReleases } from '../remotes/sign-manifest.mjs';
import { identityOf } from '../run/processes.mjs';
import { tryLock } from '../run/start-lock.mjs';
import { UserError } from '../run/user-error.mjs';

/** List of a remote's releases with the pointer to the live one. The origin serves it at `/releases/releases.json`. */
const LIST = 'releases.json';
const MANIFEST = 'mf-manifest.json';
const DAY_MS = 86_400_000;
const HASH_LENGTH = 10;

/** @typedef {{ id: string, version: string, hash: string, releasedAt: string, replacedAt?: string }} Release */

/** Hash of all files of a build: its manifest lists the hash of each. */
function hashOf(folder) {
  const { metaData } = JSON.parse(fs.readFileSync(path.join(folder, MANIFEST), 'utf8'));
  return createHash('sha256').update(JSON.stringify(metaData.files)).digest('hex').slice(0, HASH_LENGTH);
}

/** Releases of one remote in a folder that its origin serves. A release is never changed; the list is replaced as a whole. */
export class ReleaseStore {
  /**
   * @param {string} releasesDir `RELEASES_DIR`
   * @param {string} name of the remote, such as vendor
   * @param {{ deployKey: object, keepDays: number, now?: () => number }} settings the key that signs; for how many days a replaced version
   *   is kept
   */
  constructor(releasesDir, name, { deployKey, keepDays, now = Date.now }) {
    this.name = name;
    this.folder = path.join(releasesDir, name);
    this.deployKey = deployKey;
    this.keepDays = keepDays;
    this.now = now;
  }

  /** @returns {{ name: string, number: number, live: string, share: number, versions: Release[] } | undefined} */
  list() {
    const file = path.join(this.folder, LIST);
    return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
  }

  /**
   * Copies a build into a folder of its own, signs it and makes it live. A build that was released before keeps its version.
   * @param {string} built folder of the built files
   * @param {{ contract: string, share: number }} release version of the shell's contract; the share of visitors in percent
   * @returns {Release}
   */
  add(built, { contract, share }) {
    return this.#alone(() => {
      const { versions } = this.list() ?? { versions: [] };
      const hash = hashOf(built);
      const same = versions.find((one) => one.hash === hash);
      const release = same ?? { ...this.#nextVersion(versions, contract, hash), releasedAt: this.#time() };
      if (!same) this.#place(built, release.id);
      this.#point(release.id, share, same ? versions : [...versions, release]);
      return release;
    });
  }

  /**
   * Makes an earlier release live again for all visitors.
   * @param {string} version such as 1.0.3, or the whole name of the folder
   * @throws if that release is not kept
   */
  moveBack(version) {
    return this.#alone(() => {
      const { versions } = this.list() ?? { versions: [] };
      const release = versions.findLast((one) => one.version === version || one.id === version);
      if (!release) {
        const kept = versions.map((one) => one.version).join(', ') || 'none';
        throw new UserError(`${this.name} has no release ${version}. Kept are: ${kept}.`);
      }
      this.#point(release.id, 100, versions);
      return release;
    });
  }

  /** The first two numbers are those of the contract; the third counts the releases with it. */
  #nextVersion(versions, contract, hash) {
    const [major, minor] = contract.split('.');
    const numbers = versions
      .map((one) => one.version.split('.'))
      .filter(([one, two]) => one === major && two === minor)
      .map(([, , count]) => Number(count));
    const version = `${major}.${minor}.${Math.max(-1, ...numbers) + 1}`;
    return { id: `${version}-${hash}`, version, hash };
  }

  #place(built, id) {
    const staging = path.join(this.folder, `.${id}`);
    fs.rmSync(staging, { recursive: true, force: true });
    fs.cpSync(built, staging, { recursive: true });
    signFolder(staging, this.deployKey);
    // A folder that no list names is the rest of a release that was interrupted.
    fs.rmSync(path.join(this.folder, id), { recursive: true, force: true });
    fs.renameSync(staging, path.join(this.folder, id));
  }

  #point(live, share, versions) {
    const before = this.list();
    const left = versions.map((one) => {
      if (one.id === live) return { ...one, replacedAt: undefined };
      return one.id === before?.live ? { ...one, replacedAt: this.#time() } : one;
    });
    const isKept = ({ id, replacedAt }) =>
      id === live || id === before?.live || !replacedAt || this.#ageOf(replacedAt) < this.keepDays * DAY_MS;
    // Numbers grow also if the folder was emptied meanwhile, so that shells take the list.
    const number = Math.max((before?.number ?? 0) + 1, this.now());
    const kept = left.filter(isKept);
    this.#write({ name: this.name, number, live, share, versions: kept });
    for (const { id } of left)
      if (!kept.some((one) => one.id === id))
        fs.rmSync(path.join(this.folder, id), { recursive: true, force: true });
  }

  #ageOf(time) {
    return this.now() - Date.parse(time);
  }

  /** One rename replaces the list, so that a reader sees the old or the new one. */
  #write(list) {
    const file = path.join(this.folder, LIST);
    const whole = path.join(this.folder, `.${LIST}`);
    const handle = fs.openSync(whole, 'w');
    fs.writeSync(handle, JSON.stringify(signReleases(list, this.deployKey)));
    fs.fsyncSync(handle);
    fs.closeSync(handle);
    fs.renameSync(whole, file);
  }

  #time() {
    return new Date(this.now()).toISOString();
  }

  #alone(work) {
    fs.mkdirSync(this.folder, { recursive: true });
    const lock = path.join(this.folder, '.lock');
    if (!tryLock(lock, { pid: process.pid, identity: identityOf(process.pid) }))
      throw new UserError(`Another release of ${this.name} is running.`);
    try {
      return work();
    } finally {
      fs.rmSync(lock, { force: true });
    }
  }
}

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { UserError } from '../run/user-error.mjs';
import { rootDir } from '../run/settings.mjs';
import { readLockfile } from './lockfile.mjs';

const command = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];

const withoutDevelopment = (entry) => ({ ...entry, devDependencies: undefined });

/** Returns the lockfile without all development dependencies. */
const productionLockfile = (lockfile) => ({
  ...lockfile,
  packages: Object.fromEntries(
    Object.entries(lockfile.packages)
      .filter(([, { dev }]) => !dev)
      .map(([place, entry]) => [place, withoutDevelopment(entry)]),
  ),
});

const writeJson = (file, content) => fs.writeFileSync(file, JSON.stringify(content));

/**
 * Returns the software bill of materials of the product (CycloneDX), from the lockfile.
 * `npm sbom --omit dev` also omits packages that one workspace runs with and another only tests with, such as pg and react.
 * Therefore npm gets a lockfile without development dependencies.
 * @throws Error with npm's message if npm cannot create it
 */
export function makeSbom(lockfile = readLockfile(rootDir)) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-sbom-'));
  try {
    const manifest = JSON.parse(fs.readFileSync(path.join(rootDir, 'package.json'), 'utf8'));
    writeJson(path.join(folder, 'package.json'), withoutDevelopment(manifest));
    writeJson(path.join(folder, 'package-lock.json'), productionLockfile(lockfile));
    const made = spawnSync('npm', command, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    if (made.status !== 0) throw new UserError(`npm made no SBOM:\n${made.stderr}`);
    const sbom = JSON.parse(made.stdout);
    // npm uses the name of the folder.
    sbom.metadata.component.name = manifest.name;
    return sbom;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

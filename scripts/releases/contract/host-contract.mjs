import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rootDir } from '../../run/settings.mjs';
import { sharedModules } from '../../build/shared-modules.mjs';
import { compareContracts, nextVersion } from './compare-contracts.mjs';
import { readSurface } from './read-surface.mjs';

/** Committed contract; the shell serves it at `/contract.json`. */
export const contractFile = path.join(rootDir, 'shell/server/contract/host-contract.json');

const remoteFolder = path.join(rootDir, 'shared-ui/src/platform/remote');
const require = createRequire(import.meta.url);
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Returns the committed contract; undefined without one. */
export const committedContract = () => (fs.existsSync(contractFile) ? read(contractFile) : undefined);

function contractVersion() {
  const code = fs.readFileSync(path.join(remoteFolder, 'contract.ts'), 'utf8');
  const [, version] = /^export const contractVersion = (\d+);$/m.exec(code) ?? [];
  if (!version) throw new Error('contract.ts has no contractVersion.');
  return Number(version);
}

const versionOf = (name, { version }) => version ?? require(`${name.split('/')[0]}/package.json`).version;

/** Versions of the modules that exist once per page. */
const libraries = () =>
  Object.fromEntries(
    Object.entries(sharedModules({ host: true })).map(([name, shared]) => [name, versionOf(name, shared)]),
  );

/**
 * Returns the contract of the sources, with its version derived from the changes since the committed one.
 * @throws if an incompatible change has no higher `contractVersion`
 */
export function currentContract(before = committedContract()) {
  const content = {
    surface: readSurface(),
    libraries: libraries(),
    description: read(path.join(remoteFolder, 'description.schema.json')),
  };
  const version = contractVersion();
  if (!before) return { version: `${version}.0.0`, ...content };
  return { version: nextVersion(before, compareContracts(before, content), version), ...content };
}

export const contractText = (contract) => `${JSON.stringify(contract, null, 1)}\n`;

import fs from 'node:fs';
import path from 'node:path';
import { remoteParts } from '../parts.mjs';
import { remotes, rootDir } from '../settings.mjs';
import { makeDeployKey, readDeployKey } from '../../remotes/deploy-key.mjs';
import { signFolder } from '../../remotes/sign-manifest.mjs';

/** Returns the deploy key of this machine, generated on first use. */
export function ownDeployKey(keysDir) {
  const file = path.join(keysDir, 'remotes-signing');
  if (!fs.existsSync(file)) fs.writeFileSync(file, makeDeployKey('local'), { mode: 0o600 });
  return readDeployKey(fs.readFileSync(file, 'utf8'));
}

/** Origins of the remotes, which serve signed copies of the builds. */
export function signedRemoteParts(settings) {
  const deployKey = ownDeployKey(settings.keysDir);
  const folderOf = (folder) => path.join(settings.dataDir, 'remotes', folder);
  for (const { folder } of remotes) {
    fs.rmSync(folderOf(folder), { recursive: true, force: true });
    fs.cpSync(path.join(rootDir, folder, 'dist/web'), folderOf(folder), { recursive: true });
    signFolder(folderOf(folder), deployKey);
  }
  return remoteParts(settings, folderOf);
}

import { sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashesOfFiles } from '../build/file-hashes.mjs';

const manifestName = 'mf-manifest.json';

/** Prefixes that limit a signature to one kind of content; shell/server/remotes/signature.ts verifies the same text. */
const MANIFEST = 'dobbar remote manifest 1\n';
const RELEASES = 'dobbar remote releases 1\n';

/** Returns the signed text: the content without its signature, as JSON without spaces. */
const signedText = (purpose, content) => purpose + JSON.stringify({ ...content, signature: undefined });

function signContent(purpose, content, { id, privateKey }) {
  const value = sign(null, Buffer.from(signedText(purpose, content)), privateKey).toString('base64url');
  return { ...content, signature: { keyId: id, value } };
}

export const signManifest = (manifest, deployKey) => signContent(MANIFEST, manifest, deployKey);

/** Signs the list of a remote's releases. */
export const signReleases = (releases, deployKey) => signContent(RELEASES, releases, deployKey);

/**
 * Signs the manifest in a folder of built files.
 * @param {string} folder the folder that the remote's origin serves
 * @throws if a file differs from its hash in the manifest, is missing or is not listed
 */
export function signFolder(folder, deployKey) {
  const file = path.join(folder, manifestName);
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (!isDeepStrictEqual(hashesOfFiles(folder, [manifestName]), manifest.metaData.files))
    throw new Error(`The files in ${folder} are not those that its manifest lists. Build the remote again.`);
  fs.writeFileSync(file, JSON.stringify(signManifest(manifest, deployKey)));
}

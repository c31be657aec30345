import { sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashesOfFiles } from '../build/file-hashes.mjs';

const manifestName = 'mf-manifest.json';

/** Prefix that limits the signature to manifests of remotes; shell/server/remotes/signature.ts verifies the same text. */
const PURPOSE = 'dobbar remote manifest 1\n';

/** Returns the signed text: the manifest without its signature, as JSON without spaces. */
const signedText = (manifest) => PURPOSE + JSON.stringify({ ...manifest, signature: undefined });

export function signManifest(manifest, { id, privateKey }) {
  const value = sign(null, Buffer.from(signedText(manifest)), privateKey).toString('base64url');
  return { ...manifest, signature: { keyId: id, value } };
}

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

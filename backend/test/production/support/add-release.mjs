import fs from 'node:fs';
import path from 'node:path';
import { hashesOfFiles } from '../../../../scripts/build/file-hashes.mjs';
import { storeOf } from '../../../../scripts/releases/release-remote.mjs';
import { readSettings } from '../../../../scripts/run/settings.mjs';

/**
 * `node add-release.mjs NAME SHARE TEXT`: releases the files that the origin of a remote serves, with a comment, so that they differ from
 * other releases. It signs with the key of the product and prints the name of the release.
 */
const MANIFEST = 'mf-manifest.json';
const [name, share, text] = process.argv.slice(2);
const settings = readSettings();
const built = path.join(settings.dataDir, `build-${text}`);
fs.cpSync(path.join(settings.dataDir, 'remotes', `${name}-mfe`), built, { recursive: true });
const manifest = JSON.parse(fs.readFileSync(path.join(built, MANIFEST), 'utf8'));
const entry = path.join(built, manifest.metaData.remoteEntry.name);
for (const ending of ['.br', '.gz']) fs.rmSync(entry + ending, { force: true });
fs.appendFileSync(entry, `\n// ${text}`);
manifest.metaData.files = hashesOfFiles(built, [MANIFEST]);
fs.writeFileSync(path.join(built, MANIFEST), JSON.stringify(manifest));
const release = storeOf({ name }, settings).add(built, { contract: '1.0.0', share: Number(share) });
fs.rmSync(built, { recursive: true });
process.stdout.write(release.id);

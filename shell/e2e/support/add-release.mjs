import { readDeployKey } from '../../../scripts/remotes/deploy-key.mjs';
import { ReleaseStore } from '../../../scripts/releases/release-store.mjs';

/** `node add-release.mjs FOLDER RELEASES NAME SHARE`: releases built files and prints the name of the release. */
const [folder, releases, name, share] = process.argv.slice(2);
const deployKey = readDeployKey(`test:${Buffer.alloc(32, 7).toString('base64url')}`);
const store = new ReleaseStore(releases, name, { deployKey, keepDays: 30 });
process.stdout.write(store.add(folder, { contract: '1.0.0', share: Number(share) }).id);

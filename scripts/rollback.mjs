#!/usr/bin/env node
import { readSettings } from './run/settings.mjs';
import { UserError } from './run/user-error.mjs';
import { remoteIn, storeOf } from './releases/release-remote.mjs';

/** `npm run rollback -w vendor-mfe -- 1.0.3`: makes an earlier release live again, for all visitors. */
try {
  const [version] = process.argv.slice(2);
  const remote = remoteIn(process.cwd());
  const store = storeOf(remote, readSettings());
  if (!version) {
    const versions = store.list()?.versions.map((one) => one.version) ?? [];
    throw new UserError(`Name the version to return to. Kept are: ${versions.join(', ') || 'none'}.`);
  }
  const release = store.moveBack(version);
  process.stdout.write(`${remote.name} ${release.version} (${release.hash}) is live again.\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

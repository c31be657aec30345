#!/usr/bin/env node
import path from 'node:path';
import { makeRemote } from './generate/remote/make-remote.mjs';
import { remotes, rootDir } from './run/settings.mjs';

/** `npm run new:remote -- vouchers [folder]`: creates a remote with the standard structure and one dashboard page. */
try {
  const [name, parent = rootDir] = process.argv.slice(2);
  const { folder, changed } = await makeRemote(rootDir, remotes, name, parent);
  process.stdout.write(
    `Made ${path.relative(process.cwd(), folder)}, and added it to:\n  ${changed.join('\n  ')}\n` +
      'Next: write the Nepali title, add its service to docker-compose.yml, then npm install.\n',
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

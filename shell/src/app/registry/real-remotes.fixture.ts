import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { RemoteDescription } from 'shared-ui/remote';

const root = join(__dirname, '../../../..');

const script = `
  import { readFileSync } from 'node:fs';
  import { workspaceAt } from './scripts/build/paths.mjs';
  import { describeRemoteConfig } from './scripts/build/remote-description.mjs';
  const names = Object.keys(JSON.parse(readFileSync('shell/remotes.json', 'utf8')));
  const workspaces = await Promise.all(names.map((name) => workspaceAt(process.cwd() + '/' + name + '-mfe')));
  console.log(JSON.stringify(await Promise.all(workspaces.map(({ remote }) => describeRemoteConfig(remote)))));
`;

/**
 * Reads the descriptions of the product's remotes, in the order of `remotes.json`. Jest cannot import ES modules, so a Node
 * process does.
 */
export const realRemotes = (): readonly RemoteDescription[] =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as RemoteDescription[];
